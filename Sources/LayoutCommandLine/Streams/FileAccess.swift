import Foundation

/// Reading and writing whole files through the system's calls, for their error codes.
enum FileAccess {
  /// All bytes of a file.
  static func read(_ path: String) throws(StreamError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw systemError() }
    defer { close(descriptor) }
    return try readAll(from: descriptor)
  }

  /// All bytes that a descriptor gives.
  static func readAll(from descriptor: Int32) throws(StreamError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw systemError()
      }
    }
  }

  /// Writes all bytes to a descriptor.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(StreamError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Foundation.write(descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw systemError()
      }
    }
  }

  /// Writes a file. A regular file is replaced in one step, so that nobody sees half of it; anything else that stands
  /// there, such as a device, is written to.
  static func write(_ text: String, to path: String) throws(FileWriteError) {
    let isInPlace = FileManager.default.fileExists(atPath: path) && !isRegularFile(path)
    let target = isInPlace ? path : path + ".\(getpid()).partial"
    let descriptor = unsafe open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .cannotCreate(systemError()) }
    do throws(StreamError) {
      try writeAll(Array(text.utf8), to: descriptor)
    } catch {
      close(descriptor)
      if !isInPlace { unsafe unlink(target) }
      throw .cannotWrite(error)
    }
    guard close(descriptor) == 0 else { throw .cannotWrite(systemError()) }
    if !isInPlace, unsafe rename(target, path) != 0 {
      let error = systemError()
      unsafe unlink(target)
      throw .cannotCreate(error)
    }
  }

  private static func isRegularFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private static func systemError() -> StreamError {
    errno == EPIPE ? .brokenPipe : .failed(unsafe String(cString: strerror(errno)))
  }
}

/// Why a file cannot be written.
enum FileWriteError: Error {
  case cannotCreate(StreamError)
  case cannotWrite(StreamError)
}
