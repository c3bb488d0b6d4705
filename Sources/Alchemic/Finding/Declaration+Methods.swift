// Methods of a self-declaring type that make objects (A9, A17-A19, A27).

/// How long what a method makes is kept.
public struct ProductLifetime: Sendable, Hashable {
    @usableFromInline let lifetime: Lifetime

    /// One object for the container, made by the start unless it is ``Registration/lazy()``.
    public static let singleton = ProductLifetime(lifetime: .singleton)
    /// A new object for each request and each injection point.
    public static let prototype = ProductLifetime(lifetime: .prototype)
    /// One object for as long as somebody else keeps it.
    public static let weak = ProductLifetime(lifetime: .weak)
    /// One object for each scope of the given name.
    ///
    /// - Parameter name: The scope's name.
    /// - Returns: The lifetime.
    public static func scoped(_ name: String) -> ProductLifetime { ProductLifetime(lifetime: .scoped(name)) }
}

/// What a method of a self-declaring type makes.
public struct MethodProduct<Instance>: TypedDeclaration {
    /// What the declaration says.
    public var definition: Definition

    @usableFromInline
    init(_ definition: Definition, owner: Any.Type? = nil) {
        self.definition = definition
        if let owner { self.definition.details.ownerType = owner }
    }
}

extension Declaration {
    @usableFromInline
    mutating func addMethod<Product>(_ product: MethodProduct<Product>) -> Registration<MethodProduct<Product>> {
        if record.firstMethod == nil { record.firstMethod = product.definition.location }
        return add(product)
    }
}

extension Declaration {
    /// Declares an instance method that makes `Sendable` objects.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product: Sendable, each Parameter>(
        _ make: @escaping @Sendable (Declared) -> (repeat each Parameter) throws -> Product,
        lifetime: ProductLifetime = .singleton,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        addMethod(
            MethodProduct(
                Definition(
                    TypedMaker(callingMethod: make), lifetime.lifetime, traits: Seen.sendable,
                    location: SourceLocation(file: file, line: line, column: column)), owner: Declared.self))
    }

    /// Declares an instance method that makes `Sendable` objects, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product: Sendable, each Parameter>(
        _ make: @escaping @Sendable (Declared) -> (repeat each Parameter) throws -> Product,
        lifetime: ProductLifetime = .singleton,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        addMethod(
            MethodProduct(
                Definition(
                    TypedMaker(callingMethod: make), lifetime.lifetime, traits: Seen.sendable,
                    location: SourceLocation(file: file, line: line, column: column),
                    queries: [QueryPlan.auto] + plans(repeat each queries)), owner: Declared.self))
    }

    /// Declares an instance method that makes objects.
    ///
    /// What is shared has to be `Sendable`: the check says so.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product, each Parameter>(
        _ make: @escaping @Sendable (Declared) -> (repeat each Parameter) throws -> Product,
        lifetime: ProductLifetime = .singleton,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        addMethod(
            MethodProduct(
                Definition(
                    TypedMaker(callingMethod: make), lifetime.lifetime, traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column)), owner: Declared.self))
    }

    /// Declares an instance method that makes objects, with a query for each parameter.
    ///
    /// What is shared has to be `Sendable`: the check says so.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product, each Parameter>(
        _ make: @escaping @Sendable (Declared) -> (repeat each Parameter) throws -> Product,
        lifetime: ProductLifetime = .singleton,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        addMethod(
            MethodProduct(
                Definition(
                    TypedMaker(callingMethod: make), lifetime.lifetime, traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column),
                    queries: [QueryPlan.auto] + plans(repeat each queries)), owner: Declared.self))
    }

    /// Declares an instance method on the main actor that makes objects.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product, each Parameter>(
        main make: @escaping @MainActor @Sendable (Declared) -> @MainActor (repeat each Parameter) throws -> Product,
        lifetime: ProductLifetime = .singleton,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        addMethod(
            MethodProduct(
                Definition(
                    TypedMaker(callingMethodOnMain: make), lifetime.lifetime, traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column)), owner: Declared.self))
    }

    /// Declares an instance method on the main actor that makes objects, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product, each Parameter>(
        main make: @escaping @MainActor @Sendable (Declared) -> @MainActor (repeat each Parameter) throws -> Product,
        lifetime: ProductLifetime = .singleton,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        addMethod(
            MethodProduct(
                Definition(
                    TypedMaker(callingMethodOnMain: make), lifetime.lifetime, traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column),
                    queries: [QueryPlan.auto] + plans(repeat each queries)), owner: Declared.self))
    }

    /// Declares a static method that makes `Sendable` objects.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product: Sendable, each Parameter>(
        static make: @escaping @Sendable (repeat each Parameter) throws -> Product,
        lifetime: ProductLifetime = .singleton,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        add(
            MethodProduct(
                Definition(
                    TypedMaker(calling: make), lifetime.lifetime, traits: Seen.sendable,
                    location: SourceLocation(file: file, line: line, column: column))))
    }

    /// Declares a static method that makes `Sendable` objects, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product: Sendable, each Parameter>(
        static make: @escaping @Sendable (repeat each Parameter) throws -> Product,
        lifetime: ProductLifetime = .singleton,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        add(
            MethodProduct(
                Definition(
                    TypedMaker(calling: make), lifetime.lifetime, traits: Seen.sendable,
                    location: SourceLocation(file: file, line: line, column: column),
                    queries: plans(repeat each queries))))
    }

    /// Declares a static method that makes objects.
    ///
    /// What is shared has to be `Sendable`: the check says so.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product, each Parameter>(
        static make: @escaping @Sendable (repeat each Parameter) throws -> Product,
        lifetime: ProductLifetime = .singleton,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        add(
            MethodProduct(
                Definition(
                    TypedMaker(calling: make), lifetime.lifetime, traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column))))
    }

    /// Declares a static method that makes objects, with a query for each parameter.
    ///
    /// What is shared has to be `Sendable`: the check says so.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product, each Parameter>(
        static make: @escaping @Sendable (repeat each Parameter) throws -> Product,
        lifetime: ProductLifetime = .singleton,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        add(
            MethodProduct(
                Definition(
                    TypedMaker(calling: make), lifetime.lifetime, traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column),
                    queries: plans(repeat each queries))))
    }

    /// Declares a static method on the main actor that makes objects.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product, each Parameter>(
        mainStatic make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Product,
        lifetime: ProductLifetime = .singleton,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        add(
            MethodProduct(
                Definition(
                    TypedMaker(onMain: make), lifetime.lifetime, traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column))))
    }

    /// Declares a static method on the main actor that makes objects, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product, each Parameter>(
        mainStatic make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Product,
        lifetime: ProductLifetime = .singleton,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        add(
            MethodProduct(
                Definition(
                    TypedMaker(onMain: make), lifetime.lifetime, traits: Seen.nothing,
                    location: SourceLocation(file: file, line: line, column: column),
                    queries: plans(repeat each queries))))
    }

    /// Declares an asynchronous static method that makes `Sendable` objects.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product: Sendable, each Parameter>(
        asyncStatic make: @escaping @Sendable (repeat each Parameter) async throws -> Product,
        lifetime: ProductLifetime = .singleton,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        add(
            MethodProduct(
                Definition(
                    TypedMaker(awaiting: make), lifetime.lifetime, traits: Seen.sendable,
                    location: SourceLocation(file: file, line: line, column: column))))
    }

    /// Declares an asynchronous static method that makes `Sendable` objects, with a query for each parameter.
    ///
    /// - Parameters:
    ///   - make: The method.
    ///   - lifetime: How long what it makes is kept.
    ///   - queries: How to find each argument, in order; `.auto` leaves one to its type.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    @inlinable
    public mutating func method<Product: Sendable, each Parameter>(
        asyncStatic make: @escaping @Sendable (repeat each Parameter) async throws -> Product,
        lifetime: ProductLifetime = .singleton,
        _ queries: repeat Query<each Parameter>,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<MethodProduct<Product>> {
        add(
            MethodProduct(
                Definition(
                    TypedMaker(awaiting: make), lifetime.lifetime, traits: Seen.sendable,
                    location: SourceLocation(file: file, line: line, column: column),
                    queries: plans(repeat each queries))))
    }
}
