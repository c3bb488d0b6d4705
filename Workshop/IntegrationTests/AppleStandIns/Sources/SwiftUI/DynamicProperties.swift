/// The key of an environment value: https://developer.apple.com/documentation/swiftui/environmentkey.
public protocol EnvironmentKey {
    /// The value's type.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// The values that views hand down: https://developer.apple.com/documentation/swiftui/environmentvalues.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// What the renderer fills in before it asks for a body.
protocol DynamicProperty {
    @MainActor func install(_ rendering: inout Rendering, _ place: String)
}

/// Reads an environment value: https://developer.apple.com/documentation/swiftui/environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private final class Box {
        var values = EnvironmentValues()
    }

    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let box = Box()

    /// Reads a value.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value.
    public var wrappedValue: Value { box.values[keyPath: keyPath] }

    func install(_ rendering: inout Rendering, _ place: String) { box.values = rendering.environment }
}

/// What is drawn again when it changes.
protocol Changing: AnyObject {
    var changed: (() -> Void)? { get set }
}

/// What a view keeps: https://developer.apple.com/documentation/swiftui/state.
///
/// The first value is made whenever the view's value is; the one of the first view at a place is kept for as long as there is one. What
/// is shown is drawn again when it is set.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private final class Location: Changing {
        var value: Value
        var changed: (() -> Void)?
        init(_ value: Value) { self.value = value }
    }

    private final class Box {
        var location: Location
        init(_ location: Location) { self.location = location }
    }

    private let box: Box

    /// Makes one with its first value.
    public init(wrappedValue: Value) { box = Box(Location(wrappedValue)) }

    /// The value.
    public var wrappedValue: Value {
        get { box.location.value }
        nonmutating set {
            box.location.value = newValue
            box.location.changed?()
        }
    }

    func install(_ rendering: inout Rendering, _ place: String) {
        box.location = rendering.location(at: place, first: box.location)
    }
}
