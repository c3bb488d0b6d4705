/// A type that configures the main container before it starts; found without being listed.
public protocol MainConfiguration: SendableMetatype {
    /// Adds modules and settings.
    ///
    /// - Parameter settings: What the main container is made of.
    static func configure(_ settings: inout MainSettings)
}

/// What the main container is made of, besides what is found.
public struct MainSettings: Sendable {
    /// Modules that are added to what is found.
    public var modules: [Module] = []
}
