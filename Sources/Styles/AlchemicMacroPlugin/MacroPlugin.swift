#if Macros
internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

/// The compiler plugin that expands the macros of `AlchemicMacros`.
@main
struct MacroPlugin: CompilerPlugin {
    /// The macros by the names of their attributes.
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
/// An empty program: without the trait there are no macros, but the target must still build.
@main
struct MacroPlugin {
    static func main() {}
}
#endif
