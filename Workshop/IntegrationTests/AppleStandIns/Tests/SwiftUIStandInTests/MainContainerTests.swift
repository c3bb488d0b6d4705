import AlchemicMain
import Foundation
import SwiftUI
import SwiftUIUnderTest
import Testing

private final class Library: Sendable {
    let id = UUID()
}

private final class Session: Sendable {}

/// Cannot be awaited before somebody has logged in.
private final class Inbox: Sendable {
    init(session: Session) async {}
}

private final class Extra: Sendable {}

private let preparation = Gate()
private let login = Gate()

/// Found by `Container.main`.
private final class LibraryConfiguration: MainConfiguration {
    static func configure(_ settings: inout MainSettings) {
        while !preparation.isOpen { usleep(1_000) }
        settings.modules.append(
            Module("Library") {
                Singleton { Library() }
                External(Session.self)
                Singleton(Inbox.init(session:))
            })
        settings.addStep("login") { main in
            try await login.pass()
            try main.set(Session())
        }
    }
}

/// There is one main container in a program: all of its life is one test.
@Suite("The main container in SwiftUI") @MainActor struct MainContainerTests {
    private struct Screen: View {
        var body: some View {
            Resolving(Library.self) {
                Text($0.id.uuidString)
            } placeholder: {
                Text("starting")
            }
            ZStack {
                Resolving(Session.self) { _ in
                    Text("logged in")
                } placeholder: {
                    Text("starting")
                }
                Resolving(Inbox.self) { _ in
                    Text("inbox")
                } placeholder: {
                    Text("starting")
                }
            }
        }
    }

    @Test
    func `what is shown before it is there, or has started, is drawn again when it has; what joins it changes nothing`()
        async throws
    {
        let stage = Stage()
        #expect(stage.show(Screen()).allSatisfy { $0.contains("[no-container]") })

        let main = Container.main
        #expect(await stage.redrawn().allSatisfy { $0.contains("[not-started]") })

        let starting = ["starting", "starting", "starting"]
        let start = Task { try await main.start() }
        #expect(await stage.texts { $0 == starting } == starting)

        preparation.open()
        let made = await stage.texts { $0.count { $0.contains("[external-not-set]") } == 2 }
        let library = try main.get(Library.self).id.uuidString
        #expect(made.first == library)

        login.open()
        let logged = [library, "logged in", "inbox"]
        #expect(await stage.texts { $0 == logged } == logged)
        try await start.value

        try await main.add(
            Module("Extra") {
                Singleton { Extra() }
                Singleton { Library() }.overriding(Library.self)
            })
        #expect(stage.show(Screen()) == logged)
        #expect(Stage().show(Resolving(Extra.self) { _ in Text("extra") }) == ["extra"])
        _ = try await main.rescan()
        #expect(stage.show(Screen()) == logged)

        try await main.stop()
        let ended = Stage().show(Resolving(Extra.self) { _ in Text("extra") })
        #expect(ended.first?.contains("[ended]") == true)
    }
}
