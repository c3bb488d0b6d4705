#if Macros
/// Injects the unset properties of a class by their names.
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
/// The macro lists every stored `var` of an optional type, private or not. A property that is set already keeps its value,
/// and one whose name no definition has stays nil. A definition with the name but of another type is an error. A subclass
/// needs an attribute of its own, which adds its properties to those of the superclass.
///
/// By itself, the attribute makes the type external, as ``External(_:in:as:onlyAs:named:aliases:tags:)`` does:
/// `inject(byNameInto:)` and `inject(into:)` set the properties of objects made elsewhere. Beside an attribute with a
/// lifetime, the properties are set when the container has made the object.
///
/// - Parameter names: The properties to leave out.
@attached(peer)
@attached(member, conformances: SelfDeclaring, names: named(declaration), named(SelfDeclaration))
@attached(extension, conformances: SelfDeclaring)
public macro InjectedByName(excluding names: String...) =
    #externalMacro(module: "AlchemicMacroPlugin", type: "LifetimeMacro")
#endif
