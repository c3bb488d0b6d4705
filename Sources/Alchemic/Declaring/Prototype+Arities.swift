// Prototypes whose makers have few parameters: what the declarations with a parameter pack say, with faster code.

extension Prototype {
    /// Declares an initialiser, a function or a closure with one parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<First, Failure: Error>(
        _ make: @escaping @Sendable (First) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling1: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: false),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure with two parameters.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<First, Second, Failure: Error>(
        _ make: @escaping @Sendable (First, Second) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling2: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: false),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure with three parameters.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<First, Second, Third, Failure: Error>(
        _ make: @escaping @Sendable (First, Second, Third) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling3: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: false),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure with four parameters.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<First, Second, Third, Fourth, Failure: Error>(
        _ make: @escaping @Sendable (First, Second, Third, Fourth) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling4: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: false),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure with five parameters.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<First, Second, Third, Fourth, Fifth, Failure: Error>(
        _ make: @escaping @Sendable (First, Second, Third, Fourth, Fifth) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling5: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: false),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure with six parameters.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<First, Second, Third, Fourth, Fifth, Sixth, Failure: Error>(
        _ make: @escaping @Sendable (First, Second, Third, Fourth, Fifth, Sixth) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling6: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: false),
                location: SourceLocation(file: file, line: line, column: column)))
    }
}

extension Prototype where Instance: Sendable {
    /// Declares an initialiser, a function or a closure of a `Sendable` type with one parameter.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<First, Failure: Error>(
        _ make: @escaping @Sendable (First) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling1: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: true),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure of a `Sendable` type with two parameters.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<First, Second, Failure: Error>(
        _ make: @escaping @Sendable (First, Second) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling2: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: true),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure of a `Sendable` type with three parameters.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<First, Second, Third, Failure: Error>(
        _ make: @escaping @Sendable (First, Second, Third) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling3: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: true),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure of a `Sendable` type with four parameters.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<First, Second, Third, Fourth, Failure: Error>(
        _ make: @escaping @Sendable (First, Second, Third, Fourth) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling4: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: true),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure of a `Sendable` type with five parameters.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<First, Second, Third, Fourth, Fifth, Failure: Error>(
        _ make: @escaping @Sendable (First, Second, Third, Fourth, Fifth) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling5: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: true),
                location: SourceLocation(file: file, line: line, column: column)))
    }

    /// Declares an initialiser, a function or a closure of a `Sendable` type with six parameters.
    ///
    /// - Parameters:
    ///   - make: What makes the object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @inlinable
    public init<First, Second, Third, Fourth, Fifth, Sixth, Failure: Error>(
        _ make: @escaping @Sendable (First, Second, Third, Fourth, Fifth, Sixth) throws(Failure) -> Instance,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.init(
            Definition(
                TypedMaker(calling6: make), Lifetime.prototype,
                traits: Seen.failing(with: Failure.self, sendable: true),
                location: SourceLocation(file: file, line: line, column: column)))
    }
}
