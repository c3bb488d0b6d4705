// Dispatch, with what it has on Apple's systems only.
@_exported public import Dispatch

/// A source of events about memory: https://developer.apple.com/documentation/dispatch/dispatchsourcememorypressure.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// What has happened.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// What is listened to.
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    /// What may happen: https://developer.apple.com/documentation/dispatch/dispatchsource/memorypressureevent.
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes one of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// There is enough again.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// There is little.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// There is hardly any.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All of them.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Makes a source.
    ///
    /// https://developer.apple.com/documentation/dispatch/dispatchsource/makememorypressuresource(eventmask:queue:)
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        fatalError("only declared, to be compiled against")
    }
}
