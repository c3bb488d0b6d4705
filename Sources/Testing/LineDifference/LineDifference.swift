/// The difference of two texts: `-` before lines of the old text only, `+` before lines of the new one only.
///
/// Common lines are indented. A long run of them is shortened to three lines on either side.
package func lineDifference(from old: String, to new: String) -> String {
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    let difference = newLines.difference(from: oldLines) { $0.utf8.elementsEqual($1.utf8) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }

    var result: [String] = []
    var common: [String] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < oldLines.count || newIndex < newLines.count {
        if removed.contains(oldIndex) {
            result += shortened(&common) + ["- " + oldLines[oldIndex]]
            oldIndex += 1
        } else if inserted.contains(newIndex) {
            result += shortened(&common) + ["+ " + newLines[newIndex]]
            newIndex += 1
        } else {
            common.append("  " + newLines[newIndex])
            oldIndex += 1
            newIndex += 1
        }
    }
    return (result + shortened(&common)).joined(separator: "\n")
}

private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// Empties a run of common lines, and returns it without the middle of a long run.
private func shortened(_ common: inout [String]) -> [String] {
    defer { common = [] }
    guard common.count > 7 else { return common }
    return common.prefix(3) + ["  ... \(common.count - 6) lines the same ..."] + common.suffix(3)
}
