/// The rarer parts of a definition.
///
/// A plain definition has none, at the cost of one empty reference.
package struct Details: Sendable {
    /// Stands for the details of definitions that have none, so that reading them allocates nothing.
    static let none = Box(Details())

    /// The given name; without one, a name of the type or the method finds the definition.
    package var name: String?
    /// The names from earlier calls of `.named(_:)`, which the check reports.
    var formerNames: [String] = []
    /// In one namespace with given names; an override's aliases include the names that it has taken over.
    package var aliases: [String] = []
    /// In order of declaration; the first of equal names decides the position in a list.
    package var tags: [Definition.Tag] = []
    /// The file of the source location, if its name is no literal.
    var file: String?
    /// The position in every list, lowest first, unless the query's first tag has one; nil comes last.
    package var order: Int?
    /// The scope of a scoped definition, or of an external that scopes are opened with.
    var scope: Scope?
    /// Types promised with `.as(_:)`.
    package var promised: [Conversion] = []
    /// Whether the definition is found by its promised types only, as with `.only(as:)`.
    package var hidesOtherTypes = false
    /// Whether another definition replaces it: searches by other types skip it, but its name still finds it.
    package var isSetBack = false
    /// The definitions to replace; the check empties the list of definitions that it collects again.
    package var overriding: [Override] = []
    /// One for each parameter of the factory; nil resolves all of them by their types.
    package var queries: [ErasedQuery]?
    /// In order of declaration, without those of superclasses, which the check adds.
    package var steps: [Step] = []
    /// How the object is started.
    package var start = LifecycleAction()
    /// How the object is stopped.
    package var stop = LifecycleAction()
    /// Whether a prototype's consumers start and stop its objects.
    var isOwnedByConsumer = false
    /// Code of another product that runs around the object's start and stop.
    package var lifecycleWrapper: (any LifecycleWrapper)?
    /// Information that another product keeps with the definition, for its own use.
    package var note: (any Sendable)?
    /// Whether the steps are for this definition's objects only, not for other objects of the type.
    package var keepsSteps = false
    /// The deprecation message; nil if the definition is not deprecated.
    package var deprecation: String?
    /// The style of the declaration in the graph document; nil for a declaration in a module.
    package var style: String?
    /// The word for types that declare themselves.
    package static let selfDeclaring = "self-declaring"
    /// The word for services of definition files.
    package static let file = "file"
    /// The type whose method the factory calls, if that is a method of another definition's object.
    package var ownerType: Any.Type?
    /// The labels of the factory's parameters, as `brand:cylinders:`, where the declaration knows them.
    package var labels: String?
    /// The method that makes the object, and its type, where the declaration knows both: they make up the default name.
    package var factoryMethod: (owner: Any.Type, name: String)?
    /// The method of a configuration that makes the object.
    package var method: ConfigurationMethod?
    /// The other methods of the configuration that the code of ``method`` calls, by result and definition's name; a run may
    /// skip some.
    package var calls: [(type: Any.Type, name: String)] = []
    /// Whether the definition is a decorator, which wraps objects of its own type.
    package var isDecorator = false
    /// Whether a method of another object makes this one, which then gets the steps declared for its class elsewhere.
    var isMadeByMethod: Bool { ownerType != nil || method != nil }
    /// The one name a decorator is limited to, if any.
    var decoratedName: String?
}

/// The name or type whose definition an override replaces.
package enum Override: Sendable {
    case name(String)
    case type(Any.Type)
}

/// A type that a definition promises, with the conversion of the object to it.
package struct Conversion: Sendable {
    /// The promised type, by which requests and parameters find the definition.
    package let type: Any.Type
    /// A ``Converter`` for the two types; nil leaves the conversion to a dynamic cast.
    let converter: Converter?
    /// Whether the conversion's result may be shared even if it is not the object itself.
    var isSendable = true
}
