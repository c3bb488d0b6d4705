import Alchemic
import AlchemicScenes
import SwiftUI
import Testing

@testable import SwiftUIUnderTest

private final class Feed: Sendable {
    let text: String
    init(_ text: String = "news") { self.text = text }
}

private struct Offline: Error {}

/// On the main actor, and needs what must be awaited.
@MainActor private final class Reader {
    let feed: Feed
    init(feed: Feed) { self.feed = feed }
}

@MainActor private final class Page {
    let id: Int
    let feed: Feed
    init(id: Int, feed: Feed) { (self.id, self.feed) = (id, feed) }
}

private final class Engine: Sendable, Startable {
    let gate = Gate()
    func start() async throws {
        try await Task.sleep(for: .milliseconds(5))
        gate.open()
    }
}

private final class Stubborn: Sendable, Startable {
    func start() async throws { throw Offline() }
}

private struct FeedView: View {
    var body: some View {
        Resolving(Feed.self) {
            Text($0.text)
        } placeholder: {
            Text("loading")
        }
    }
}

@Suite("What views await") @MainActor struct AwaitingTests {
    private let stage = Stage()
    private let gate = Gate()

    private func container(failing: Bool = false) throws -> Container {
        try Container(
            Module("Feed") { [gate] in
                Singleton { () async throws -> Feed in
                    try await gate.pass()
                    if failing { throw Offline() }
                    return Feed()
                }
                Singleton(Reader.init(feed:))
                Prototype(Page.init(id:feed:), .argument, .auto)
                SceneDeclaration(main: {
                    ControllerScene { Screen() }.with(Feed.self)
                        .completed(view: { _, feed in Text("scene of \(feed.text)") })
                })
            })
    }

    @Test func `a placeholder is shown until an object that must be awaited is there`() async throws {
        let view = Resolving(Reader.self) {
            Text($0.feed.text)
        } placeholder: {
            Text("loading")
        }.container(try container())
        #expect(stage.show(view) == ["loading"])
        #expect(stage.show(view) == ["loading"])
        gate.open()
        #expect(await stage.redrawn() == ["news"])
        #expect(stage.show(view) == ["news"])
    }

    @Test func `nothing is shown without a placeholder, and the object comes nevertheless`() async throws {
        #expect(try stage.show(Resolving(Feed.self) { Text($0.text) }.container(container())) == [])
        gate.open()
        #expect(await stage.redrawn() == ["news"])
    }

    @Test func `what is there already is shown at once`() async throws {
        gate.open()
        let container = try container()
        _ = try await container.get(async: Feed.self)
        #expect(stage.show(FeedView().container(container)) == ["news"])
    }

    @Test func `arguments are awaited with`() async throws {
        let container = try container()
        func view(_ id: Int) -> some View {
            Resolving(Page.self, with: id) {
                Text("\($0.id) \($0.feed.text)")
            } placeholder: {
                Text("loading \(id)")
            }
            .container(container)
        }
        #expect(stage.show(view(1)) == ["loading 1"])
        // Other arguments in the meantime: the first ones are not waited for any more.
        #expect(stage.show(view(2)) == ["loading 2"])
        gate.open()
        #expect(await stage.redrawn() == ["2 news"])
    }

    @Test func `a failure is shown in place of the object, and stays`() async throws {
        let view = FeedView().container(try container(failing: true))
        #expect(stage.show(view) == ["loading"])
        gate.open()
        #expect(await stage.redrawn().first?.contains("[construction-failed]") == true)
        #expect(stage.show(view).first?.contains("[construction-failed]") == true)
    }

    @Test func `a wait that was canceled with its view begins again with the next one`() async throws {
        let view = FeedView().container(try container())
        #expect(stage.show(view) == ["loading"])
        stage.clear()
        #expect(stage.show(view) == ["loading"])
        gate.open()
        #expect(await stage.redrawn() == ["news"])
    }

    @Test func `a scene that needs what must be awaited, or whose helpers do, comes when it is there`()
        async throws
    {
        let container = try container()
        let own = SceneHost(
            ControllerScene { Screen() }.withAsync { [gate] in
                try await gate.pass()
                return Feed("own")
            }.completed(view: { _, feed in Text(feed.text) }))
        let both = SceneHost(
            ControllerScene { Screen() }.with(Feed.self).withAsync { Feed("own") }
                .completed(view: { _, feed, own in Text("\(feed.text), \(own.text)") }))
        let (second, third) = (Stage(), Stage())
        #expect(stage.show(SceneHost(Screen.self).container(container)) == [])
        #expect(second.show(own) == [])
        #expect(third.show(both.container(container)) == [])
        gate.open()
        #expect(await stage.redrawn() == ["scene of news"])
        #expect(await second.redrawn() == ["own"])
        #expect(await third.redrawn() == ["news, own"])
    }

    @Test func `a preview's container is started before its content is shown`() async throws {
        let view = Wired {
            Singleton { Engine() }.eager()
        } content: {
            Resolving(Engine.self) { Text($0.gate.isOpen ? "running" : "stands") }
        }
        #expect(stage.show(view) == [])
        #expect(await stage.redrawn() == ["running"])
    }

    @Test func `a preview whose start fails shows why`() async throws {
        let view = Wired {
            Singleton { Stubborn() }.eager()
        } content: {
            Text("never")
        }
        #expect(stage.show(view) == [])
        #expect(await stage.redrawn().first?.contains("Offline") == true)
    }

    @Test func `a release build shows headlines only`() throws {
        let container = try Container(Module("Empty") {})
        let missing = try #require(throws: ResolutionError.self) { try container.get(Feed.self) }
        #expect(ProblemView.text(of: missing, inFull: true) == missing.description)
        #expect(ProblemView.text(of: missing, inFull: false) == missing.headline)
        let broken = try #require(throws: GraphError.self) {
            try Container(Module("Broken") { Singleton(Reader.init(feed:)) })
        }
        #expect(
            ProblemView.text(of: broken, inFull: false) == broken.diagnostics.map(\.headline).joined(separator: "\n"))
        #expect(ProblemView.text(of: MissingContainer(), inFull: false) == "no container was found in the environment")
    }
}
