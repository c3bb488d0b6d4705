/// An attribute of an object from a storyboard or nib file that could not be set.
public struct DesignedAttributeProblem: Error, Sendable, CustomStringConvertible {
    /// The object's type.
    public let type: String
    /// The name of the property.
    public let name: String
    /// The attribute's text in the storyboard; nil if it is no text.
    public let attribute: String?
    /// The error of setting the property; nil if the attribute is no text.
    public let underlying: (any Error)?

    /// The problem, with the object's type.
    @_documentation(visibility: internal)
    public var description: String {
        guard let underlying else {
            return "\(type): 'alchemic.\(name)' is no text; let the storyboard set '\(name)' itself"
        }
        return "\(type): \(underlying)"
    }
}
