/// Makes spark plugs.
public final class EngineSparkPlugFactory: Sendable {
    /// Makes one.
    public init() {}
}

/// Makes engines.
public final class EngineFactory: Sendable {
    /// Where the spark plugs come from.
    public let sparkPlugFactory: EngineSparkPlugFactory

    /// Makes one.
    public init(sparkPlugFactory: EngineSparkPlugFactory) { self.sparkPlugFactory = sparkPlugFactory }

    /// Makes an engine.
    public func engineWithBrand(_ brand: String, andCylinders cylinders: Int) -> Engine {
        Engine(brand: brand, cylinders: cylinders)
    }
}

/// What pulls.
public protocol Pulling: AnyObject, Sendable {
    /// What it is called.
    var brand: String { get }
}

/// An engine.
public final class Engine: Pulling {
    /// What it is called.
    public let brand: String
    /// How many it has.
    public let cylinders: Int

    /// Makes one.
    public init(brand: String, cylinders: Int) {
        self.brand = brand
        self.cylinders = cylinders
    }
}

/// Makes cars.
public final class CarFactory: Sendable {
    /// Makes one.
    public init() {}

    /// Makes a car.
    public func carWithConfig(_ config: [String: any Sendable], andEngine engine: any Pulling) -> Car {
        Car(config: config, engine: engine)
    }
}

/// A car: nothing that is shared.
public final class Car {
    /// What it is.
    public let config: [String: any Sendable]
    /// What pulls it.
    public let engine: any Pulling
    /// Whether its roof opens.
    public var sunroof = false
    /// How heavy it is.
    public var weight: Double = 0
    /// Another engine.
    public var spare: Engine?
    /// What was done to it.
    public var log: [String] = []

    init(config: [String: any Sendable], engine: any Pulling) {
        self.config = config
        self.engine = engine
    }

    /// Starts it.
    public func start(at time: Int, with engines: [any Pulling]) { log.append("start \(time) \(engines.map(\.brand))") }

    /// Washes it.
    public func wash() { log.append("wash") }
}

/// Looks at cars.
public final class Inspector: Sendable {
    /// What is looked up.
    public let rules: [String: [String]]
    /// What belongs to it.
    public let helpers: [EngineSparkPlugFactory?]
    /// Where it works.
    public let place: String
    /// What it is paid with.
    public let currency: Currency
    /// A sign.
    public let sign: String

    /// Makes one.
    public init(
        rules: [String: [String]], helpers: [EngineSparkPlugFactory?], place: String, currency: Currency, sign: String
    ) {
        self.rules = rules
        self.helpers = helpers
        self.place = place
        self.currency = currency
        self.sign = sign
    }

    /// Looks at a car.
    public func inspect(_ car: Car) { car.log.append("inspected in \(place)") }
}

/// What one pays with.
public enum Currency: String, Sendable {
    case euro, pound
}

/// A window, on the main actor.
@MainActor public final class Window {
    /// Its title.
    public var title = ""
    /// What it shows.
    public let inspector: Inspector

    /// Makes one.
    public init(inspector: Inspector) { self.inspector = inspector }

    /// Shows it.
    public func show(_ times: Int) { title += String(repeating: "!", count: times) }
}
