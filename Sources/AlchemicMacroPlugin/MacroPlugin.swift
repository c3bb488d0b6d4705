#if Macros
internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

/// What the compiler runs to expand the macros of `AlchemicMacros`.
@main
struct MacroPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = []
}
#else
/// Without the trait there is nothing to expand; the compiler still wants a program.
@main
struct MacroPlugin {
    static func main() {}
}
#endif
