#if Macros
internal import SwiftSyntax

/// The isolation of a declaration, as far as its own text shows.
///
/// A macro sees neither the default isolation of a module nor the isolation that a superclass or a protocol implies. Code
/// that relies on these must write `@MainActor` beside the macros' attributes.
enum Isolation: Equatable {
    /// Nonisolated.
    case none
    /// On the main actor.
    case main
    /// On another global actor, by name; every attribute whose name ends in `Actor` is taken for a global actor.
    case global(String)
    /// On the actor that the object itself is an instance of.
    case actor

    /// Whether the isolation is to an actor other than the main actor.
    var isActor: Bool { self != .none && self != .main }

    /// Reads attributes and modifiers; nil if they do not mention isolation.
    init?(attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax) {
        let actor = attributes.written.first { $0.name.hasSuffix("Actor") }
        if modifiers.has(.nonisolated) {
            self = .none
        } else if let actor {
            self = actor.name == "MainActor" ? .main : .global(actor.attributeName.trimmedDescription)
        } else {
            return nil
        }
    }

    /// Reads a member's own isolation, else takes the type's; static members of an actor are nonisolated.
    init(ofMember member: some SyntaxProtocol, in type: Isolation) {
        let modifiers = member.modifiersOfDeclaration
        if let own = Isolation(attributes: member.attributesOfDeclaration, modifiers: modifiers) {
            self = own
        } else {
            self = type == .actor && modifiers.isStatic ? .none : type
        }
    }
}
#endif
