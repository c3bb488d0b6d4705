import AlchemicMain
import Foundation

/// Built by the start, on a background thread.
final class Engine: Sendable {
    init() { say("engine, on the main thread: \(Thread.isMainThread)") }
}

final class Plant: MainConfiguration {
    static func configure(_ settings: inout MainSettings) {
        settings.modules.append(Module("Plant") { Singleton(Engine.init).eager() })
    }
}

/// Prints at once, from any thread.
func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
