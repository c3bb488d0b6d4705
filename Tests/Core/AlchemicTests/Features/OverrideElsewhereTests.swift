import Alchemic
import Dispatch
import Foundation
import TestSupport
import Testing

private final class Ink: Sendable {
    let color: String
    init(_ color: String) { self.color = color }
}

/// What a callback of C is given to be called with.
private final class Callback: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

@Suite("Code that the task of an override does not run")
struct OverrideElsewhereTests {
    enum Elsewhere: CaseIterable {
        case queue, thread, detachedTask, callback

        func run(_ body: @escaping @Sendable () -> Void) {
            switch self {
            case .queue: DispatchQueue.global().async(execute: body)
            case .thread: Thread(block: body).start()
            case .detachedTask: Task.detached { body() }
            case .callback:
                let callback = Unmanaged.passRetained(Callback(body))
                #if canImport(Darwin)
                var thread: pthread_t?
                #else
                var thread = pthread_t()
                #endif
                pthread_create(
                    &thread, nil,
                    { context in
                        let context: UnsafeMutableRawPointer? = context
                        context.map { Unmanaged<Callback>.fromOpaque($0).takeRetainedValue().body() }
                        return nil
                    }, callback.toOpaque())
            }
        }
    }

    @Test(
        "sees the override by the container that was taken within it, and by what else was",
        arguments: Elsewhere.allCases)
    func elsewhere(_ elsewhere: Elsewhere) async throws {
        let container = try Container { Singleton { Ink("black") } }
        let seen = Variable<[String]>([])
        try await container.withOverrides {
            Singleton { Ink("blue") }.overriding(Ink.self)
        } operation: {
            let overridden = try container.get(Container.self)
            let provider = try container.get(Provider<Ink>.self)
            let done = Gate()
            elsewhere.run {
                for color in [
                    try? container.get(Ink.self).color, try? overridden.get(Ink.self).color, try? provider().color,
                ] { seen.append(color ?? "none") }
                done.open()
            }
            await done.pass()
        }
        #expect(seen.value == ["black", "blue", "blue"])
    }
}
