// Written by the tool `scenes`; see Workshop/Tools/scenes.

public import Alchemic

/// A scene with 8 helpers.
@_documentation(visibility: internal)
public struct SceneWith8<
    Controller: SceneController, Way: SceneWay, H1, H2, H3, H4, H5, H6, H7, H8
>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4, H5, H6, H7, H8>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8) -> Void)?,
        view: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> = SceneWith9<Controller, W, H1, H2, H3, H4, H5, H6, H7, H8, Next>

    /// Adds a helper.
    public func with<Next>(_ make: @escaping () -> Next) -> Adding<Way, Next> {
        Adding(parts: parts.adding(.directly(make)))
    }
    /// Adds a helper whose closure may throw; the scene then throws too.
    public func withThrowing<Next>(_ make: @escaping () throws -> Next) -> Adding<Way.OrThrowing, Next> {
        Adding(parts: parts.adding(.throwing(make)))
    }
    /// Adds a helper whose closure is awaited; the scene then is awaited too.
    public func withAsync<Next>(
        _ make: nonisolated(nonsending) @escaping () async throws -> Next
    ) -> Adding<Way.OrAwaiting, Next> { Adding(parts: parts.adding(.awaiting(make))) }
    /// Adds a helper from a container; the scene then is instantiated from one, or stands in a module.
    public func with<Next>(_ type: Next.Type, _ query: Query<Next> = .auto) -> Adding<Way.OrAsking, Next> {
        Adding(parts: parts.adding(.asking(query)))
    }
}

/// A scene with 9 helpers.
@_documentation(visibility: internal)
public struct SceneWith9<
    Controller: SceneController, Way: SceneWay, H1, H2, H3, H4, H5, H6, H7, H8, H9
>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9) -> Void)?,
        view: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> = SceneWith10<Controller, W, H1, H2, H3, H4, H5, H6, H7, H8, H9, Next>

    /// Adds a helper.
    public func with<Next>(_ make: @escaping () -> Next) -> Adding<Way, Next> {
        Adding(parts: parts.adding(.directly(make)))
    }
    /// Adds a helper whose closure may throw; the scene then throws too.
    public func withThrowing<Next>(_ make: @escaping () throws -> Next) -> Adding<Way.OrThrowing, Next> {
        Adding(parts: parts.adding(.throwing(make)))
    }
    /// Adds a helper whose closure is awaited; the scene then is awaited too.
    public func withAsync<Next>(
        _ make: nonisolated(nonsending) @escaping () async throws -> Next
    ) -> Adding<Way.OrAwaiting, Next> { Adding(parts: parts.adding(.awaiting(make))) }
    /// Adds a helper from a container; the scene then is instantiated from one, or stands in a module.
    public func with<Next>(_ type: Next.Type, _ query: Query<Next> = .auto) -> Adding<Way.OrAsking, Next> {
        Adding(parts: parts.adding(.asking(query)))
    }
}

/// A scene with 10 helpers.
@_documentation(visibility: internal)
public struct SceneWith10<
    Controller: SceneController, Way: SceneWay, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10
>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10) -> Void)?,
        view: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> =
        SceneWith11<Controller, W, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, Next>

    /// Adds a helper.
    public func with<Next>(_ make: @escaping () -> Next) -> Adding<Way, Next> {
        Adding(parts: parts.adding(.directly(make)))
    }
    /// Adds a helper whose closure may throw; the scene then throws too.
    public func withThrowing<Next>(_ make: @escaping () throws -> Next) -> Adding<Way.OrThrowing, Next> {
        Adding(parts: parts.adding(.throwing(make)))
    }
    /// Adds a helper whose closure is awaited; the scene then is awaited too.
    public func withAsync<Next>(
        _ make: nonisolated(nonsending) @escaping () async throws -> Next
    ) -> Adding<Way.OrAwaiting, Next> { Adding(parts: parts.adding(.awaiting(make))) }
    /// Adds a helper from a container; the scene then is instantiated from one, or stands in a module.
    public func with<Next>(_ type: Next.Type, _ query: Query<Next> = .auto) -> Adding<Way.OrAsking, Next> {
        Adding(parts: parts.adding(.asking(query)))
    }
}

/// A scene with 11 helpers.
@_documentation(visibility: internal)
public struct SceneWith11<
    Controller: SceneController, Way: SceneWay, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11
>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11) -> Void)?,
        view: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> =
        SceneWith12<Controller, W, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, Next>

    /// Adds a helper.
    public func with<Next>(_ make: @escaping () -> Next) -> Adding<Way, Next> {
        Adding(parts: parts.adding(.directly(make)))
    }
    /// Adds a helper whose closure may throw; the scene then throws too.
    public func withThrowing<Next>(_ make: @escaping () throws -> Next) -> Adding<Way.OrThrowing, Next> {
        Adding(parts: parts.adding(.throwing(make)))
    }
    /// Adds a helper whose closure is awaited; the scene then is awaited too.
    public func withAsync<Next>(
        _ make: nonisolated(nonsending) @escaping () async throws -> Next
    ) -> Adding<Way.OrAwaiting, Next> { Adding(parts: parts.adding(.awaiting(make))) }
    /// Adds a helper from a container; the scene then is instantiated from one, or stands in a module.
    public func with<Next>(_ type: Next.Type, _ query: Query<Next> = .auto) -> Adding<Way.OrAsking, Next> {
        Adding(parts: parts.adding(.asking(query)))
    }
}

/// A scene with 12 helpers.
@_documentation(visibility: internal)
public struct SceneWith12<
    Controller: SceneController, Way: SceneWay, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12
>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12) -> Void)?,
        view: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> =
        SceneWith13<Controller, W, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, Next>

    /// Adds a helper.
    public func with<Next>(_ make: @escaping () -> Next) -> Adding<Way, Next> {
        Adding(parts: parts.adding(.directly(make)))
    }
    /// Adds a helper whose closure may throw; the scene then throws too.
    public func withThrowing<Next>(_ make: @escaping () throws -> Next) -> Adding<Way.OrThrowing, Next> {
        Adding(parts: parts.adding(.throwing(make)))
    }
    /// Adds a helper whose closure is awaited; the scene then is awaited too.
    public func withAsync<Next>(
        _ make: nonisolated(nonsending) @escaping () async throws -> Next
    ) -> Adding<Way.OrAwaiting, Next> { Adding(parts: parts.adding(.awaiting(make))) }
    /// Adds a helper from a container; the scene then is instantiated from one, or stands in a module.
    public func with<Next>(_ type: Next.Type, _ query: Query<Next> = .auto) -> Adding<Way.OrAsking, Next> {
        Adding(parts: parts.adding(.asking(query)))
    }
}

/// A scene with 13 helpers.
@_documentation(visibility: internal)
public struct SceneWith13<
    Controller: SceneController, Way: SceneWay, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13
>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13) -> Void)?,
        view: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> =
        SceneWith14<Controller, W, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, Next>

    /// Adds a helper.
    public func with<Next>(_ make: @escaping () -> Next) -> Adding<Way, Next> {
        Adding(parts: parts.adding(.directly(make)))
    }
    /// Adds a helper whose closure may throw; the scene then throws too.
    public func withThrowing<Next>(_ make: @escaping () throws -> Next) -> Adding<Way.OrThrowing, Next> {
        Adding(parts: parts.adding(.throwing(make)))
    }
    /// Adds a helper whose closure is awaited; the scene then is awaited too.
    public func withAsync<Next>(
        _ make: nonisolated(nonsending) @escaping () async throws -> Next
    ) -> Adding<Way.OrAwaiting, Next> { Adding(parts: parts.adding(.awaiting(make))) }
    /// Adds a helper from a container; the scene then is instantiated from one, or stands in a module.
    public func with<Next>(_ type: Next.Type, _ query: Query<Next> = .auto) -> Adding<Way.OrAsking, Next> {
        Adding(parts: parts.adding(.asking(query)))
    }
}

/// A scene with 14 helpers.
@_documentation(visibility: internal)
public struct SceneWith14<
    Controller: SceneController, Way: SceneWay, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14
>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14) -> Void)?,
        view: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> =
        SceneWith15<Controller, W, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, Next>

    /// Adds a helper.
    public func with<Next>(_ make: @escaping () -> Next) -> Adding<Way, Next> {
        Adding(parts: parts.adding(.directly(make)))
    }
    /// Adds a helper whose closure may throw; the scene then throws too.
    public func withThrowing<Next>(_ make: @escaping () throws -> Next) -> Adding<Way.OrThrowing, Next> {
        Adding(parts: parts.adding(.throwing(make)))
    }
    /// Adds a helper whose closure is awaited; the scene then is awaited too.
    public func withAsync<Next>(
        _ make: nonisolated(nonsending) @escaping () async throws -> Next
    ) -> Adding<Way.OrAwaiting, Next> { Adding(parts: parts.adding(.awaiting(make))) }
    /// Adds a helper from a container; the scene then is instantiated from one, or stands in a module.
    public func with<Next>(_ type: Next.Type, _ query: Query<Next> = .auto) -> Adding<Way.OrAsking, Next> {
        Adding(parts: parts.adding(.asking(query)))
    }
}

/// A scene with 15 helpers.
@_documentation(visibility: internal)
public struct SceneWith15<
    Controller: SceneController, Way: SceneWay, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, H15
>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, H15>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, H15) -> Void)?,
        view: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, H15) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> =
        SceneWith16<Controller, W, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, H15, Next>

    /// Adds a helper.
    public func with<Next>(_ make: @escaping () -> Next) -> Adding<Way, Next> {
        Adding(parts: parts.adding(.directly(make)))
    }
    /// Adds a helper whose closure may throw; the scene then throws too.
    public func withThrowing<Next>(_ make: @escaping () throws -> Next) -> Adding<Way.OrThrowing, Next> {
        Adding(parts: parts.adding(.throwing(make)))
    }
    /// Adds a helper whose closure is awaited; the scene then is awaited too.
    public func withAsync<Next>(
        _ make: nonisolated(nonsending) @escaping () async throws -> Next
    ) -> Adding<Way.OrAwaiting, Next> { Adding(parts: parts.adding(.awaiting(make))) }
    /// Adds a helper from a container; the scene then is instantiated from one, or stands in a module.
    public func with<Next>(_ type: Next.Type, _ query: Query<Next> = .auto) -> Adding<Way.OrAsking, Next> {
        Adding(parts: parts.adding(.asking(query)))
    }
}

/// A scene with 16 helpers.
@_documentation(visibility: internal)
public struct SceneWith16<
    Controller: SceneController, Way: SceneWay, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, H15, H16
>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, H15, H16>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, H15, H16) -> Void)?,
        view: (
            (Controller, H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11, H12, H13, H14, H15, H16) -> Controller.SceneView
        )?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }

    /// Chosen for one helper too many, to say what to write instead.
    @available(
        *, unavailable, message: "a chain has at most 16 helpers; list them with `.helpers { … }`"
    )
    public func with<Next>(_ make: @escaping () -> Next) -> Self { self }
}
