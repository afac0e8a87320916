/// Numbers from 0 in sets that can be joined; each set is known by one of its members.
///
/// A step costs hardly more than a constant on average: every way to a set's member is halved as it is gone.
package struct DisjointSets {
  private var parents: [Int]

  /// Makes a set for each of the first numbers.
  package init(count: Int = 0) { parents = Array(0..<count) }

  /// How many numbers there are.
  package var count: Int { parents.count }

  /// Adds the next number, in a set of its own.
  package mutating func append() { parents.append(parents.count) }

  /// The member by which the set of a number is known.
  package mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Joins the sets of two numbers; the set is known by the smaller of their members.
  package mutating func join(_ one: Int, _ other: Int) {
    let (a, b) = (root(of: one), root(of: other))
    parents[max(a, b)] = min(a, b)
  }
}
