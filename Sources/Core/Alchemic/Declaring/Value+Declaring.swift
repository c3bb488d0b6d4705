extension Value {
    /// Declares a constant.
    public init(_ value: Instance, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column) {
        self.init(
            definition: Definition(
                Maker(.constant(Box(value))) { [] }, of: Instance.self, lifetime: .value, traits: .sendable,
                location: .init(file: file, line: line, column: column)))
    }
}
