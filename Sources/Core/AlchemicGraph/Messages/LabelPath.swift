/// The labels on the way to a failure, outermost first; the middle of a very long path is discarded.
///
/// Each construction on the way adds a label. The limit keeps the time for a path of thousands from growing quadratically.
struct LabelPath: Sendable {
    /// The number of labels to keep.
    private static let most = 200

    /// The labels, with `omitted` of them missing in the middle.
    private var ends: [String]
    /// The number of labels that are left out in the middle of ``ends``.
    private var omitted = 0

    init(_ labels: [String]) { ends = labels.map(\.printable) }

    /// A copy that begins with the label of an outer object.
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

    /// A path for messages: of more than twenty labels, the first and last nine.
    var shortened: [String] { ends.count > 20 ? joined(9) : ends }

    private func joined(_ count: Int) -> [String] {
        ends.prefix(count) + ["(\(ends.count - 2 * count + omitted) more)"] + ends.suffix(count)
    }
}
