import Testing

@testable import LayoutEngine

/// Flat lists against arrays, under random work.
@Suite struct FlatListTests {
  /// How many elements are alive.
  private final class Counter {
    var alive = 0
  }

  private final class Element {
    let number: Int
    private let counter: Counter

    init(_ number: Int, _ counter: Counter) {
      (self.number, self.counter) = (number, counter)
      counter.alive += 1
    }

    deinit { counter.alive -= 1 }
  }

  @Test func doesAsArraysDoAndLeavesNothingBehind() {
    let counter = Counter()
    do {
      var list = FlatList<Element>()
      var array: [Int] = []
      var random = SystemRandomNumberGenerator()
      for number in 0..<10_000 {
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
          let kept = Int.random(in: 0...array.count, using: &random)
          list.removeLast(keeping: kept)
          array.removeLast(array.count - kept)
        case 1:
          list.append(repeating: Element(number, counter), count: number % 40)
          array += Array(repeating: number, count: number % 40)
        case 2 where !array.isEmpty:
          let place = Int.random(in: array.indices, using: &random)
          list[place] = Element(number, counter)
          array[place] = number
        default:
          list.append(Element(number, counter))
          array.append(number)
        }
        #expect(list.count == array.count)
        if number % 97 == 0 { #expect(array.indices.allSatisfy { list[$0].number == array[$0] }) }
      }
      #expect(array.indices.allSatisfy { list[$0].number == array[$0] })
    }
    #expect(counter.alive == 0)
  }

  @Test func beginsWithEqualElements() {
    let list = FlatList(repeating: 7, count: 100)
    #expect(list.count == 100)
    #expect((0..<100).allSatisfy { list[$0] == 7 })
  }
}
