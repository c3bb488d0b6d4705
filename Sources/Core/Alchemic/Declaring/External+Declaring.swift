extension External {
    /// Declares the type of an object to set; it must be `Sendable`.
    ///
    /// With a `scope`, each scope of that name has its own object.
    public init(
        _ type: Instance.Type, in scope: Scope? = nil,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            definition: Definition(
                Maker(.external) { [] }, of: Instance.self, lifetime: Lifetime(.external, scope: scope),
                traits: .sendable, location: .init(file: file, line: line, column: column)))
    }
}
