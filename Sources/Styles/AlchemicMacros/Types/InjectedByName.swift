#if Macros
/// Injects the properties of a class by their names: each that is stored, that can be set, and that is unset.
///
/// ```swift
/// @InjectedByName(excluding: "delegate")
/// class Screen {
///     var clock: Clock?                // what is named "clock"
///     private var journal: Journal?    // what is named "journal"
///     weak var delegate: Delegate?
///     lazy var view: View? = View()    // left out: checking whether it is set would build it
/// }
/// ```
///
/// A property is on the list if it is a `var` of an optional type with a value that is stored, private or not. What is set
/// is left alone; a name that nothing has leaves nil; something of the name and of another type is an error. A subclass adds
/// its own list to that of its superclass, by an attribute of its own.
///
/// By itself this makes the type external, as ``External(_:in:as:onlyAs:named:aliases:tags:)`` does: `inject(byNameInto:)` and
/// `inject(into:)` set the properties of objects made elsewhere. Beside an attribute with a lifetime they are set when the container
/// has made the object.
///
/// - Parameter names: The properties that are not injected.
@attached(peer)
@attached(member, conformances: SelfDeclaring, names: named(declaration), named(SelfDeclaration))
@attached(extension, conformances: SelfDeclaring)
public macro InjectedByName(excluding names: String...) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
