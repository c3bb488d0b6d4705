import Foundation
import Testing
import Toolkit

/// Swift's main actor and GTK's main loop are one.
struct MainLoopTests {
    @Test @MainActor func theMainActorIsOnTheMainThread() async {
        #expect(Thread.isMainThread)
        await Task.detached { #expect(!Thread.isMainThread) }.value
        #expect(Thread.isMainThread)
    }

    @Test func workElsewhereComesBackToTheMainThread() async {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<200 {
                group.addTask {
                    await Task.yield()
                    return await MainActor.run { Thread.isMainThread }
                }
            }
            for await isMain in group { #expect(isMain) }
        }
    }

    @Test @MainActor func aTaskThatWaitsForTheLoopDoesNotStopTheOthers() async {
        let other = Task { @MainActor in
            for _ in 0..<20 { await Task.yield() }
            return true
        }
        for _ in 0..<20 { await Toolkit.settled() }
        #expect(await other.value)
    }

    @Test @MainActor func dispatchesMainQueueIsServedToo() async {
        let isMain = await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume(returning: Thread.isMainThread) }
        }
        #expect(isMain)
    }
}
