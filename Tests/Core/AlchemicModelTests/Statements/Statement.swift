import Testing

@testable import ReferenceModel

/// What a statement of the ancestors, or a case of the table of their contradictions, comes to: a description and what happens.
struct Statement: Sendable, CustomTestStringConvertible {
    let ids: String
    let says: String
    let declarations: [Declaration]
    var operations: [Operation] = []
    /// What the model has to say, line by line.
    var lines: [String] = []
    /// The problems of the checks.
    var problems: [String] = []

    var description: Description { Description(declarations: declarations, operations: operations) }
    var testDescription: String { "\(ids): \(says)" }
}
