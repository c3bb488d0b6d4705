import AlchemicChecking
import AlchemicMain
import AlchemicSelfStart
import Core
import Foundation

/// Declares itself, and is found.
final class Bell: SelfDeclaring, Sendable {
    init(hammer: Hammer) { build(Bell.self) }

    static var declaration: [ModuleElement] { Singleton(Bell.init) }
}

final class Hammer: Sendable {
    init() { build(Hammer.self) }
}

#if REPAIRED
final class Settings: MainConfiguration {
    static func configure(_ settings: inout MainSettings) {
        settings.modules.append(Module("Tools") { Singleton(Hammer.init) })
    }
}
#endif

@main
struct Found {
    static func main() {
        print("in main")
        if ProcessInfo.processInfo.environment["FOUND_CHECKS"] == "1" { GraphCheck.main() }
    }
}
