#if Macros
internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

/// What the compiler runs to expand the macros of `AlchemicMacros`.
@main
struct MacroPlugin: CompilerPlugin {
    /// The macros, by the names they have as attributes.
    static var macros: [String: any Macro.Type] {
        [
            "Argument": ArgumentMacro.self,
            "Configuration": ConfigurationMacro.self,
            "ConfigurationMethod": ConfigurationMethodMacro.self,
            "ConfigurationPart": ConfigurationPartMacro.self,
            "External": LifetimeMacro.self,
            "Inject": InjectMacro.self,
            "Injected": InjectedMacro.self,
            "InjectedByName": LifetimeMacro.self,
            "Prototype": LifetimeMacro.self,
            "Provides": ProvidesMacro.self,
            "Scoped": LifetimeMacro.self,
            "Singleton": LifetimeMacro.self,
        ]
    }

    var providingMacros: [any Macro.Type] {
        var seen: Set<ObjectIdentifier> = []
        return Self.macros.values.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
#else
/// Without the trait there is nothing to expand; the compiler still wants a program.
@main
struct MacroPlugin {
    static func main() {}
}
#endif
