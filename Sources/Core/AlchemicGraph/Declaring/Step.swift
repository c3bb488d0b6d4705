/// Something done to an object after its initializer: an injection point, a method call, or the configure step.
///
/// Steps run when the outermost construction ends, which is why they may close a cycle.
package final class Step: Sendable {
    package enum Kind: String, Sendable {
        case injectionPoint = "injection point"
        case call = "call"
        case configure = "configure step"
    }

    package let kind: Kind
    /// The injection point's name, the property's or the one that was given, or that of the method that is called: a
    /// subclass's step of the same name replaces it.
    package let name: String?
    package let action: any ErasedAction
    package let parameterTypes: [Any.Type]
    package let queries: [QueryPlan]?
    /// Whether a value stands there already; nil where that cannot be read.
    package let isSet: (@Sendable (AnyObject) -> Bool)?
    /// Whether a value that stands there is left alone.
    package let onlyIfUnset: Bool
    package let location: Definition.SourceLocation

    package init(
        _ kind: Kind, name: String? = nil, _ action: any ErasedAction, types: [Any.Type], queries: [QueryPlan]? = nil,
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

    /// The same step with other queries.
    package func with(queries: [QueryPlan]) -> Step {
        Step(
            kind, name: name, action, types: parameterTypes, queries: queries, isSet: isSet, onlyIfUnset: onlyIfUnset,
            location: location)
    }

    package var isolation: Isolation { action.isolation }
}

/// The action of a step, as the graph knows it: how it is run is up to the engine.
package protocol ErasedAction: AnyObject, Sendable {
    /// Where it has to run.
    var isolation: Isolation { get }
}

package protocol AnyOptional {
    var isNil: Bool { get }
    /// A box that holds the type's nil.
    static var nilBox: ErasedBox { get }
}

extension Optional: AnyOptional {
    package static var nilBox: ErasedBox { Box<Optional>(nil) }

    package var isNil: Bool {
        if case .none = self { true } else { false }
    }
}
