/// An attribute of an object from a storyboard or nib file that could not be set.
public struct DesignedAttributeProblem: Error, Sendable, CustomStringConvertible {
    /// The object's type.
    public let type: String
    /// The name of the property.
    public let name: String
    /// What stands in the storyboard; nil if that is no text.
    public let attribute: String?
    /// Why it could not be set; nil if it is no text.
    public let underlying: (any Error)?

    /// What is wrong, and where.
    @_documentation(visibility: internal)
    public var description: String {
        guard let underlying else {
            return "\(type): 'alchemic.\(name)' is no text; let the storyboard set '\(name)' itself"
        }
        return "\(type): \(underlying)"
    }
}
