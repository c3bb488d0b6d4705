import AlchemicMain
import TestSupport
import Testing

private protocol ApplicationDelegate: AnyObject, Sendable {}
private final class Stand: ApplicationDelegate, Sendable {}

@MainActor private final class Delegate: ApplicationDelegate {
    var turbine: Turbine?
}

@MainActor private final class Screen {
    let delegate: Delegate
    init(delegate: Delegate) { self.delegate = delegate }
}

/// Adds a delegate as the adapters for UIKit and AppKit do, which are tested against stand-ins in a package of their own.
private final class DelegateConfiguration: MainConfiguration {
    @TaskLocal static var delegate: Delegate?

    static func configure(_ settings: inout MainSettings) {
        guard let delegate else { return }
        settings.addStep("application delegate") { try await $0.add(main: delegate) }
    }
}

@Suite("An application's delegate") @MainActor struct DelegateTests {
    private static let injecting = Module("Delegate") {
        Singleton(Turbine.init)
        External(Delegate.self).inject("turbine") { $0.turbine = $1 }
    }

    private let delegate = Delegate()

    private func started(_ module: Module) async throws -> MainContainer {
        let main = MainContainer(module, configuredBy: [DelegateConfiguration.self])
        try await DelegateConfiguration.$delegate.withValue(delegate) { try await main.start() }
        return main
    }

    @Test(.statement("A70")) func `is injected and injected elsewhere`() async throws {
        let main = try await started(
            Module("App") {
                Self.injecting
                Singleton(Screen.init(delegate:)).eager()
            })
        #expect(delegate.turbine === (try main.get(Turbine.self)))
        #expect(try main.get(main: Screen.self).delegate === delegate)
    }

    @Test(.statement("A70")) func `is found where nothing is declared for it`() async throws {
        let main = try await started(Module("App") { Singleton(Turbine.init) })
        #expect(try main.get(Delegate.self) === delegate)
        #expect(try main.get(main: (any ApplicationDelegate).self) === delegate)
    }

    @Test func `joins as itself whatever else is made of its protocol`() async throws {
        let main = try await started(
            Module("App") {
                Prototype { () -> any ApplicationDelegate in Stand() }
                Singleton { Stand() }.as((any ApplicationDelegate).self)
                Decorate((any ApplicationDelegate).self) { (inner: any ApplicationDelegate) in inner }
            })
        #expect(try main.get(Delegate.self) === delegate)
    }

    @Test(.statement("A70")) func `that cannot be injected fails the start`() async throws {
        let error = await #expect(throws: ResolutionError.self) {
            _ = try await started(
                Module("App") {
                    External(Turbine.self)
                    External(Delegate.self).inject("turbine") { $0.turbine = $1 }
                })
        }
        #expect(error?.id == .externalNotSet)
    }

    @Test(.statement("A60")) func `may be set before the start`() async throws {
        let main = MainContainer(Self.injecting)
        try main.set(main: delegate)
        try await main.start()
        #expect(delegate.turbine === (try main.get(Turbine.self)))
    }
}
