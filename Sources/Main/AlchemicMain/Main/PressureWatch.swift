import CAlchemicMain

/// Listens to Linux's pressure stall information, which tells when tasks wait for memory.
///
/// The watch reports when tasks have waited for memory for 150 ms in total within a second. Where only privileged programs may
/// set that trigger, the watch sets one of 300 ms within two seconds, which requires no privilege.
final class PressureWatch: Sendable {
    /// Starts a thread that runs a function with a context; false if there can be none.
    typealias ThreadStart = (
        _ function: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?,
        _ context: UnsafeMutableRawPointer?
    ) -> Bool

    /// The file of the kernel that reports pressure on memory.
    static let systemFile = "/proc/pressure/memory"
    /// The triggers to try in order: the time in which some task waited, and the window, in microseconds.
    static let triggers = ["some 150000 1000000", "some 300000 2000000"]

    /// The end of a pipe that wakes the listener's thread when it is closed.
    private let cancellation: Int32
    private let isCancelled = Guarded(false)

    /// Begins to listen to a file; nil if the kernel has no such file, pipe or thread, or permits no trigger.
    convenience init?(file: String, _ report: @escaping @Sendable () -> Void) {
        for trigger in Self.triggers {
            let descriptor = alchemic_pressure_open(file, trigger)
            guard descriptor >= 0 else { continue }
            self.init(descriptor: descriptor, report)
            return
        }
        return nil
    }

    /// Begins to listen to a descriptor, and closes it in the end; nil if there is no pipe or no thread.
    init?(
        descriptor: Int32, startingThreadWith startThread: ThreadStart = alchemic_start_thread,
        _ report: @escaping @Sendable () -> Void
    ) {
        var pipe: [Int32] = [-1, -1]
        guard alchemic_pipe(&pipe) else {
            alchemic_close(descriptor)
            return nil
        }
        cancellation = pipe[1]
        let listener = Listener(descriptor: descriptor, cancellation: pipe[0], report: report)
        let context = Unmanaged.passRetained(listener)
        let isRunning = startThread(
            { context in
                guard let context else { return nil }
                Unmanaged<Listener>.fromOpaque(context).takeRetainedValue().listen()
                return nil
            }, context.toOpaque())
        guard isRunning else {
            context.takeRetainedValue().close()
            return nil
        }
    }

    /// Ends the watch.
    func cancel() {
        let isFirst = isCancelled.withLock { isCancelled in
            defer { isCancelled = true }
            return !isCancelled
        }
        if isFirst { alchemic_close(cancellation) }
    }

    deinit { cancel() }
}

/// The part of the watch that its thread runs.
private final class Listener: Sendable {
    /// The kernel's file, with the trigger written.
    let descriptor: Int32
    /// The end of the pipe that shows the listener's thread that the watch has ended.
    let cancellation: Int32
    let report: @Sendable () -> Void

    init(descriptor: Int32, cancellation: Int32, report: @escaping @Sendable () -> Void) {
        self.descriptor = descriptor
        self.cancellation = cancellation
        self.report = report
    }

    /// Reports each time that the kernel does, until the watch ends; then closes both descriptors.
    func listen() {
        while alchemic_pressure_wait(descriptor, cancellation) == 1 { report() }
        close()
    }

    func close() {
        alchemic_close(descriptor)
        alchemic_close(cancellation)
    }
}
