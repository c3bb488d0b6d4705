import AlchemicFoundation
import AlchemicMain
import Foundation

// A synchronous `main` that runs the main loop, as an application's does. It starts nothing.
let main = Container.main
main.whenStarted { say("first block, on the main thread: \(Thread.isMainThread)") }
main.whenStarted(orHere: { say("second block, on the main thread: \(Thread.isMainThread)") })
let center = NotificationCenter.default
_ = center.addObserver(forName: .alchemicFinishedLoading, object: nil, queue: nil) { _ in
    say("finished, on the main thread: \(Thread.isMainThread)")
    exit(0)
}

// What a launch does before the application takes over; iOS goes no further when it prewarms one.
if let seconds = ProcessInfo.processInfo.environment["WAIT_BEFORE_LOOP"].flatMap(Double.init) {
    Thread.sleep(forTimeInterval: seconds)
    say("main loop")
}

if let seconds = ProcessInfo.processInfo.environment["EXPECT_NOTHING_FOR"].flatMap(Double.init) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    do {
        _ = try main.get(Engine.self)
    } catch {
        say("\(error.id)")
    }
} else {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 30))
    say("nothing has finished")
}
