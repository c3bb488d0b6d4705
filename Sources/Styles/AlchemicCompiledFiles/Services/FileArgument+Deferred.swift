public import Alchemic

// Services that are made later, for parameters that are a `Lazy` or a provider.

@_documentation(visibility: internal)
extension FileArgument {
    /// The service with a name, made when first needed.
    ///
    /// - Parameters:
    ///   - conversion: What shows the compiler that it fits: `{ $0 }`.
    ///   - name: The definition's name.
    ///   - type: Its type.
    /// - Returns: The argument.
    public static func id<Made, Wanted>(
        _ conversion: (Made) -> Wanted, _ name: String, _ type: Made.Type
    ) -> FileArgument where Value == Lazy<Wanted> { FileArgument(.named(name)) }

    /// The service with a name, asked for each time.
    ///
    /// - Parameters:
    ///   - conversion: What shows the compiler that it fits: `{ $0 }`.
    ///   - name: The definition's name.
    ///   - type: Its type.
    /// - Returns: The argument.
    public static func id<Made, Wanted>(
        _ conversion: (Made) -> Wanted, _ name: String, _ type: Made.Type
    ) -> FileArgument where Value == Provider<Wanted> { FileArgument(.named(name)) }

    /// The service with a name, awaited each time.
    ///
    /// - Parameters:
    ///   - conversion: What shows the compiler that it fits: `{ $0 }`.
    ///   - name: The definition's name.
    ///   - type: Its type.
    /// - Returns: The argument.
    public static func id<Made, Wanted>(
        _ conversion: (Made) -> Wanted, _ name: String, _ type: Made.Type
    ) -> FileArgument where Value == AsyncProvider<Wanted> { FileArgument(.named(name)) }

    /// The service with a name, asked for in a scope.
    ///
    /// - Parameters:
    ///   - conversion: What shows the compiler that it fits: `{ $0 }`.
    ///   - name: The definition's name.
    ///   - type: Its type.
    /// - Returns: The argument.
    public static func id<Made, Wanted>(
        _ conversion: (Made) -> Wanted, _ name: String, _ type: Made.Type
    ) -> FileArgument where Value == ScopeProvider<Wanted> { FileArgument(.named(name)) }
}

// MARK: Mistakes

@_documentation(visibility: internal)
extension FileArgument {
    /// Chosen for a service of a type that the parameter does not lead to.
    ///
    /// - Parameters:
    ///   - conversion: What cannot show that it fits.
    ///   - name: The definition's name.
    ///   - type: Its type.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "this service is of another type than the parameter's Lazy")
    public static func id<Made, Wanted>(
        _ conversion: (Made) -> Made, _ name: String, _ type: Made.Type
    ) -> FileArgument where Value == Lazy<Wanted> { FileArgument(.auto) }

    /// Chosen for a service of a type that the parameter does not lead to.
    ///
    /// - Parameters:
    ///   - conversion: What cannot show that it fits.
    ///   - name: The definition's name.
    ///   - type: Its type.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "this service is of another type than the parameter's Provider")
    public static func id<Made, Wanted>(
        _ conversion: (Made) -> Made, _ name: String, _ type: Made.Type
    ) -> FileArgument where Value == Provider<Wanted> { FileArgument(.auto) }

    /// Chosen for a service of a type that the parameter does not lead to.
    ///
    /// - Parameters:
    ///   - conversion: What cannot show that it fits.
    ///   - name: The definition's name.
    ///   - type: Its type.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "this service is of another type than the parameter's AsyncProvider")
    public static func id<Made, Wanted>(
        _ conversion: (Made) -> Made, _ name: String, _ type: Made.Type
    ) -> FileArgument where Value == AsyncProvider<Wanted> { FileArgument(.auto) }

    /// Chosen for a service of a type that the parameter does not lead to.
    ///
    /// - Parameters:
    ///   - conversion: What cannot show that it fits.
    ///   - name: The definition's name.
    ///   - type: Its type.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "this service is of another type than the parameter's ScopeProvider")
    public static func id<Made, Wanted>(
        _ conversion: (Made) -> Made, _ name: String, _ type: Made.Type
    ) -> FileArgument where Value == ScopeProvider<Wanted> { FileArgument(.auto) }
}
