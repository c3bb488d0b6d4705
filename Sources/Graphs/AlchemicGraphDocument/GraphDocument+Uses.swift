// The requests of the program's code, in words.

extension GraphDocument {
    /// The number of requests that were seen, and of those that were not understood.
    package var countedUses: String {
        "code resolves: \(uses.count) seen, \(uses.count { $0.outcome == "not understood" }) not understood"
    }

    /// A line for each request, then the numbers.
    package func listedUses(
        locatedBy translate: (Alchemic.Definition.SourceLocation) -> Alchemic.Definition.SourceLocation
    )
        -> String
    {
        (uses.map { "\(translate($0.location)): \($0.words)" } + [countedUses]).joined(separator: "\n") + "\n"
    }
}

extension GraphDocument.Use {
    /// The request, and what it was resolved to.
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
