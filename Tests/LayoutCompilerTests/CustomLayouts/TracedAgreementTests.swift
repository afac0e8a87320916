import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// Law 1 for layouts that were written without the solver in mind.
@Suite struct TracedAgreementTests {
  private enum Expected: Equatable {
    case traced
    case pinned(PinReason)
  }

  private static let samples: [(any Layout, Expected)] = [
    (WrappingFlow(), .traced), (EqualWidthRow(), .traced), (IdealRow(), .traced), (WeightedColumns(), .traced),
    (MasonryColumns(), .traced), (RadialCircle(), .traced), (OverlapPile(), .traced), (CentredRows(), .traced),
    (BaselineRow(), .traced), (AspectGallery(), .traced), (MinimumSidebar(), .traced), (Timeline(), .traced),
    (ArcLayout(), .pinned(.bends)), (PixelCentred(), .pinned(.rounds)),
  ]

  @Test(arguments: 0..<14) func framesAgree(sample: Int) throws {
    let (layout, expected) = Self.samples[sample]
    var totals = Totals()
    for seed in TestSeeds.seeds(usual: 500) {
      let container = RandomContainer(AnyLayout(layout), seed: seed)
      for startsCold in seed.isMultiple(of: 10) ? [false, true] : [false] {
        guard let solved = try container.agreedLayout(seed: seed, startsCold: startsCold) else { return }
        totals.add(solved)
      }
    }
    print("\(type(of: layout)): \(totals)")
    switch expected {
    case .traced: #expect(totals.reasons.isEmpty, "\(type(of: layout)): \(totals)")
    case .pinned(let reason):
      // Where the bend or the rounding does not show in a container, the layout is traced there.
      let pinned = totals.reasons[reason, default: 0]
      #expect(totals.reasons.count <= 1, "\(type(of: layout)): \(totals)")
      // A share says nothing of a few cases.
      if pinned + totals.traced >= 50 {
        #expect(10 * pinned > 6 * (pinned + totals.traced), "\(type(of: layout)): \(totals)")
      }
    }
  }

  private struct Totals: CustomStringConvertible {
    var traced = 0
    var probes = 0
    var mostProbes = 0
    var reasons: [PinReason: Int] = [:]

    mutating func add(_ solved: SolvedLayout) {
      for report in solved.customLayouts {
        switch report.treatment {
        case .declared: break
        case .traced(_, let count):
          traced += 1
          probes += count
          mostProbes = max(mostProbes, count)
        case .pinned(let reason): reasons[reason, default: 0] += 1
        }
      }
    }

    var description: String { "\(traced) traced by \(probes) probes (most \(mostProbes)), pinned \(reasons)" }
  }
}
