internal import CGLPK
internal import LinearProgramming

// The C header's numbers and the Swift cases, in one place. Where the C side would have to be broken to return another
// number, the case that claims least is taken.

extension BasisStatus {
  var code: UInt8 {
    switch self {
    case .basic: UInt8(CGLPK_BASIC)
    case .atLower: UInt8(CGLPK_AT_LOWER)
    case .atUpper: UInt8(CGLPK_AT_UPPER)
    case .free: UInt8(CGLPK_FREE)
    case .fixed: UInt8(CGLPK_FIXED)
    }
  }

  init(code: UInt8) {
    switch Int(code) {
    case CGLPK_BASIC: self = .basic
    case CGLPK_AT_LOWER: self = .atLower
    case CGLPK_AT_UPPER: self = .atUpper
    case CGLPK_FREE: self = .free
    default: self = .fixed
    }
  }
}

extension SolveOptions.Method {
  var code: Int32 {
    switch self {
    case .automatic: Int32(CGLPK_METHOD_AUTOMATIC)
    case .primal: Int32(CGLPK_METHOD_PRIMAL)
    case .dual: Int32(CGLPK_METHOD_DUAL)
    }
  }
}

extension Outcome.Termination {
  init(code: Int32) {
    switch Int(code) {
    case CGLPK_OPTIMAL: self = .optimal
    case CGLPK_INFEASIBLE: self = .infeasible
    case CGLPK_UNBOUNDED: self = .unbounded
    case CGLPK_ITERATION_LIMIT: self = .iterationLimit
    case CGLPK_TIME_LIMIT: self = .timeLimit
    case CGLPK_NUMERICAL_FAILURE: self = .numericalFailure
    case CGLPK_OUT_OF_MEMORY: self = .outOfMemory
    default: self = .internalFault
    }
  }
}

extension TierOutcome.Path {
  var code: Int32 {
    switch self {
    case .priced: Int32(CGLPK_PATH_PRICED)
    case .direct: Int32(CGLPK_PATH_DIRECT)
    case .otherMethod: Int32(CGLPK_PATH_OTHER_METHOD)
    case .freshBasis: Int32(CGLPK_PATH_FRESH_BASIS)
    case .presolve: Int32(CGLPK_PATH_PRESOLVE)
    case .exact: Int32(CGLPK_PATH_EXACT)
    }
  }

  init(code: Int32) {
    switch Int(code) {
    case CGLPK_PATH_PRICED: self = .priced
    case CGLPK_PATH_DIRECT: self = .direct
    case CGLPK_PATH_OTHER_METHOD: self = .otherMethod
    case CGLPK_PATH_FRESH_BASIS: self = .freshBasis
    case CGLPK_PATH_PRESOLVE: self = .presolve
    default: self = .exact
    }
  }
}
