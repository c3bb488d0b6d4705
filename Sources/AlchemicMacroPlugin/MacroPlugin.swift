#if Macros
internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

/// What the compiler runs to expand the macros of `AlchemicMacros`.
@main
struct MacroPlugin: CompilerPlugin {
    /// The macros, by the names they have as attributes.
    static var macros: [String: any Macro.Type] {
        [
            "Singleton": LifetimeMacro.self
        ]
    }

    var providingMacros: [any Macro.Type] { Array(Self.macros.values) }
}
#else
/// Without the trait there is nothing to expand; the compiler still wants a program.
@main
struct MacroPlugin {
    static func main() {}
}
#endif
