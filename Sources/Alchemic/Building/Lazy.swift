/// Something that is made when it is first asked for, and then kept: one way to close a circle.
///
/// A `Lazy` of a prototype keeps the first one made. It may be shared: however many threads ask first, one object is made.
///
/// ```swift
/// final class Chicken { let egg: Lazy<Egg>; init(egg: Lazy<Egg>) { self.egg = egg } }
/// ```
public struct Lazy<Value>: Sendable {
    private final class Storage: Sendable {
        let link: DeferredLink<Value>?
        let cell = Cell<Value>(.guarded)

        init(_ link: DeferredLink<Value>?) {
            self.link = link
        }
    }

    private let storage: Storage

    init(_ link: DeferredLink<Value>) {
        storage = Storage(link)
    }

    /// Makes one that holds a value already, for objects built by hand.
    ///
    /// - Parameter value: The value.
    public init(_ value: Value) where Value: Sendable {
        storage = Storage(nil)
        storage.cell.state = .built(Box(value))
    }

    /// The value, made if it has not been asked for before.
    ///
    /// - Returns: The value; the same one each time.
    /// - Throws: A ``ResolutionError`` if it cannot be made; the next call tries again.
    public func get() throws(ResolutionError) -> Value { try value(isOnMain: false) }

    /// The value, for something that is made on the main actor.
    ///
    /// - Returns: The value; the same one each time.
    /// - Throws: A ``ResolutionError`` if it cannot be made; the next call tries again.
    @MainActor
    public func getMain() throws(ResolutionError) -> Value { try value(isOnMain: true) }

    private func value(isOnMain: Bool) throws(ResolutionError) -> Value {
        guard let link = storage.link else {
            guard let box = storage.cell.current else { throw .gone() }
            return box.value
        }
        if let box = link.family.locked({ storage.cell.current }) { return box.value }
        let container = try link.open()
        return try withExtendedLifetime(container) { () throws(ResolutionError) -> Value in
            try storage.cell.value(Context(container, isOnMain: isOnMain), of: nil) {
                (context) throws(ResolutionError) -> Value in
                try link.value(context)
            }
        }
    }
}
