/// A step after an object's initializer: an injection point, a method call, or the configure step.
///
/// The steps of a unit run after all its members are constructed, which is why they may close a cycle.
package final class Step: Sendable {
    /// The declared form of a step; messages show the raw values.
    package enum Kind: String, Sendable {
        case injectionPoint = "injection point"
        case call = "call"
        case configure = "configure step"
    }

    package let kind: Kind
    /// The name of the injection point, of its property, or of the called method.
    ///
    /// A step of a subclass replaces the step of the same name of its superclass.
    package let name: String?
    /// Takes the object and the arguments, in the order of ``parameterTypes``.
    package let action: any ErasedAction
    /// Without the object, which the engine passes first.
    package let parameterTypes: [Any.Type]
    /// One for each parameter; nil resolves all of them by their types.
    package let queries: [ErasedQuery]?
    /// Whether the injection point has a value already; nil if it cannot be read.
    package let isSet: (@Sendable (AnyObject) -> Bool)?
    /// Whether the step leaves an existing value alone.
    package let onlyIfUnset: Bool
    /// The location of the modifier, which may be in another file than that of the definition.
    package let location: Definition.SourceLocation

    package init(
        _ kind: Kind, name: String? = nil, action: any ErasedAction, types: [Any.Type], queries: [ErasedQuery]? = nil,
        isSet: (@Sendable (AnyObject) -> Bool)? = nil, onlyIfUnset: Bool = false, location: Definition.SourceLocation
    ) {
        self.kind = kind
        self.name = name
        self.action = action
        self.parameterTypes = types
        self.queries = queries
        self.isSet = isSet
        self.onlyIfUnset = onlyIfUnset
        self.location = location
    }

    /// A copy of the step with other queries.
    package func with(queries: [ErasedQuery]) -> Step {
        Step(
            kind, name: name, action: action, types: parameterTypes, queries: queries, isSet: isSet,
            onlyIfUnset: onlyIfUnset, location: location)
    }

    package var isolation: Isolation { action.isolation }
    /// The name, or the kind of a step without one.
    package var label: String { name ?? kind.rawValue }
    /// The kind, with the name in backquotes if there is one.
    package var words: String { kind.rawValue + (name.map { " `\($0)`" } ?? "") }
}

/// The action of a step, as the graph knows it: only the engine knows how to run it.
package protocol ErasedAction: AnyObject, Sendable {
    /// The isolation that the action needs.
    var isolation: Isolation { get }
}

/// Recognizes optionals whose type is known only at run time.
package protocol AnyOptional {
    var isNil: Bool { get }
    /// A box that holds the type's nil.
    static var nilBox: ErasedBox { get }
}

extension Optional: AnyOptional {
    /// Boxes the optional itself, so that a parameter of the optional's type can read it without a cast.
    package static var nilBox: ErasedBox { Box<Optional>(nil) }

    package var isNil: Bool { self == nil }
}
