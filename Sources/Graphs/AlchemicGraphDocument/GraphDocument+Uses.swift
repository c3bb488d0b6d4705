// What code resolves, in words.

extension GraphDocument {
    /// How many places there are where code resolves something.
    package var countedUses: String {
        "code resolves: \(uses.count) seen, \(uses.count { $0.outcome == "not understood" }) not understood"
    }

    /// The places where code resolves something, a line each, and how many there are.
    package func listedUses(_ translate: (Alchemic.Definition.SourceLocation) -> Alchemic.Definition.SourceLocation)
        -> String
    {
        (uses.map { "\(translate($0.location)): \($0.words)" } + [countedUses]).joined(separator: "\n") + "\n"
    }
}

extension GraphDocument.Use {
    /// What it resolves, and to what.
    package var words: String {
        let subject = "\(form) \(type)" + (name.map { " named \"\($0.printable)\"" } ?? "")
        return switch outcome {
        case "definitions": definitions.isEmpty ? subject : "\(subject) = \(definitions.joined(separator: ", "))"
        case "nothing": "\(subject): nothing provides it, which is an answer here"
        case "problem": "\(subject): a problem"
        default: "\(subject): not understood: \(reason ?? "")"
        }
    }
}
