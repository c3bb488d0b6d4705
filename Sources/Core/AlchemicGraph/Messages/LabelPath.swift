/// The labels on the way to a failure, outermost first, of which only the ends are kept if there are very many.
///
/// Each construction on the way adds one: thousands must not take the square of the time.
struct LabelPath: Sendable {
    private static let most = 200

    private var ends: [String]
    /// How many are left out in the middle of ``ends``.
    private var omitted = 0

    init(_ labels: [String]) {
        ends = labels.map(\.printable)
    }

    func within(_ label: String) -> LabelPath {
        var path = self
        path.ends.insert(label.printable, at: 0)
        if path.ends.count > LabelPath.most {
            path.ends.remove(at: LabelPath.most / 2)
            path.omitted += 1
        }
        return path
    }

    var labels: [String] { omitted == 0 ? ends : joined(LabelPath.most / 2) }

    /// A path that can be read: of more than twenty names, the first and last nine.
    var shortened: [String] { ends.count > 20 ? joined(9) : ends }

    private func joined(_ count: Int) -> [String] {
        ends.prefix(count) + ["(\(ends.count - 2 * count + omitted) more)"] + ends.suffix(count)
    }
}
