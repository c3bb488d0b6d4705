#if Macros
internal import SwiftSyntax

/// Where something runs, as far as its own text says.
///
/// A macro sees neither the setting that puts a module on the main actor nor what a superclass or a protocol implies: who
/// relies on those writes `@MainActor` on what carries an attribute of ours.
enum Isolation: Equatable {
    /// Anywhere.
    case none
    /// On the main actor.
    case main
    /// On another global actor, whose name this is. By custom such a name ends in `Actor`.
    case global(String)
    /// On the actor that the object itself is.
    case actor

    /// Whether it is an actor other than the main one.
    var isActor: Bool { self != .none && self != .main }

    /// What attributes and modifiers say; nil if they say nothing.
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

    /// Where a member of a type runs: what it says itself, else what its type says; static members of an actor run anywhere.
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
