#if Macros
/// Leaves a property of a prototype to the caller, through a `Provider` that takes the argument.
///
/// ```swift
/// @Prototype @MainActor final class NoteModel {
///     @Argument let id: Note.ID
///     private let store: any Store
///
///     init(id: Note.ID, store: any Store) { … }
/// }
/// struct NotesList { let note: Provider<NoteModel, Note.ID> }
/// ```
///
/// The attribute marks the parameter of the initializer that has the property's name; the other parameters are resolved. If
/// the initializer has queries, write `.argument` among them instead: `@Inject(.argument, .named("main"))`.
@attached(peer)
public macro Argument() = #externalMacro(module: "AlchemicMacroPlugin", type: "ArgumentMacro")
#endif
