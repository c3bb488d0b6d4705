import Alchemic
import AlchemicScenes
import SwiftUI
import SwiftUIUnderTest
import Synchronization

final class Title: Sendable {
    let text: String
    init(_ text: String = "plain") { self.text = text }
}

struct TitleView: View {
    var body: some View { Resolving(Title.self) { Text($0.text) } }
}

@MainActor final class Screen: @MainActor SceneController {
    var sceneContents: SceneContents<Text>?
}

/// What happened, in order.
final class Journal: Sendable {
    private let entries = Mutex<[String]>([])

    var lines: [String] { entries.withLock { $0 } }

    func note(_ line: String) { entries.withLock { $0.append(line) } }

    /// Waits until there are so many lines.
    func wait(for count: Int) async throws {
        while lines.count < count { try await Task.sleep(for: .milliseconds(1)) }
    }
}

/// Lets those pass who wait, once it is open.
final class Gate: Sendable {
    private let isOpened = Mutex(false)

    var isOpen: Bool { isOpened.withLock { $0 } }

    func open() { isOpened.withLock { $0 = true } }

    func pass() async throws { while !isOpen { try await Task.sleep(for: .milliseconds(1)) } }
}

extension Stage {
    /// Draws again whenever a state changes, until the texts are as expected; returns them.
    func texts(until isExpected: ([String]) -> Bool) async -> [String] {
        var texts: [String] = []
        let end = ContinuousClock.now + .seconds(20)
        repeat { texts = await redrawn(within: .seconds(5)) } while !isExpected(texts) && ContinuousClock.now < end
        return texts
    }
}
