/// Reads calls that resolve nothing, but decide what may have been built.
extension SourceReader {
    /// Records a call such as `container.set(clock)`, after which an object may exist without having been built.
    mutating func readSetting(at index: Int) {
        guard list.isSign("(", at: index + 1), list.isSign(".", at: index - 1) else { return }
        let arguments = list.arguments(at: index + 1).filter { !["file", "line"].contains($0.label) }
        guard let first = arguments.first, ["", "async", "main"].contains(first.label),
            arguments.dropFirst().allSatisfy({ $0.label.isEmpty }), arguments.count < 3
        else { return }
        if first.label == "async" { facts.awaitsAnything = true }
        let start = start(ofChainBefore: index - 1)
        let isName = first.range.count == 1 && list.isWord(at: first.range.lowerBound)
        facts.settings.append(
            (
                isName ? list.text(at: first.range.lowerBound) : nil,
                start.map { receiver(in: $0..<(index - 1)) } ?? .unknown
            ))
    }

    /// Records a call such as `invoke(async: …)` or `inject(intoMain: …)`: it may build anything, awaited or on the main actor.
    mutating func readInvocation(at index: Int) {
        guard list.isSign("(", at: index + 1), let label = list.arguments(at: index + 1).first?.label else { return }
        facts.callsDefinitions = true
        if label == "async" || label == "main" || label.hasSuffix("Main") { facts.awaitsAnything = true }
    }
}
