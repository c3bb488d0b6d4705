// Written by the tool `scenes`; see Workshop/Tools/scenes.

public import Alchemic

extension ControllerScene: SceneChain {
    /// How it is built with closures for the controller and the helpers, in order.
    @_documentation(visibility: internal)
    public func construction(
        connect: ((Controller) -> Void)?, view: ((Controller) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    @_documentation(visibility: internal)
    public typealias Adding<W: SceneWay, Next> = SceneWith1<Controller, W, Next>

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

/// A scene with one helper.
@_documentation(visibility: internal)
public struct SceneWith1<Controller: SceneController, Way: SceneWay, H1>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1) -> Void)?, view: ((Controller, H1) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> = SceneWith2<Controller, W, H1, Next>

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

/// A scene with 2 helpers.
@_documentation(visibility: internal)
public struct SceneWith2<Controller: SceneController, Way: SceneWay, H1, H2>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2) -> Void)?, view: ((Controller, H1, H2) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> = SceneWith3<Controller, W, H1, H2, Next>

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

/// A scene with 3 helpers.
@_documentation(visibility: internal)
public struct SceneWith3<Controller: SceneController, Way: SceneWay, H1, H2, H3>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3) -> Void)?, view: ((Controller, H1, H2, H3) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> = SceneWith4<Controller, W, H1, H2, H3, Next>

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

/// A scene with 4 helpers.
@_documentation(visibility: internal)
public struct SceneWith4<Controller: SceneController, Way: SceneWay, H1, H2, H3, H4>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4) -> Void)?, view: ((Controller, H1, H2, H3, H4) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> = SceneWith5<Controller, W, H1, H2, H3, H4, Next>

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

/// A scene with 5 helpers.
@_documentation(visibility: internal)
public struct SceneWith5<Controller: SceneController, Way: SceneWay, H1, H2, H3, H4, H5>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4, H5>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4, H5) -> Void)?,
        view: ((Controller, H1, H2, H3, H4, H5) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> = SceneWith6<Controller, W, H1, H2, H3, H4, H5, Next>

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

/// A scene with 6 helpers.
@_documentation(visibility: internal)
public struct SceneWith6<
    Controller: SceneController, Way: SceneWay, H1, H2, H3, H4, H5, H6
>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4, H5, H6>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4, H5, H6) -> Void)?,
        view: ((Controller, H1, H2, H3, H4, H5, H6) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> = SceneWith7<Controller, W, H1, H2, H3, H4, H5, H6, Next>

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

/// A scene with 7 helpers.
@_documentation(visibility: internal)
public struct SceneWith7<
    Controller: SceneController, Way: SceneWay, H1, H2, H3, H4, H5, H6, H7
>: SceneChain, Printed, Opaque {
    let parts: SceneParts<Controller, H1, H2, H3, H4, H5, H6, H7>
    package var summary: String { parts.words }

    /// How it is built with closures for the controller and the helpers, in order.
    public func construction(
        connect: ((Controller, H1, H2, H3, H4, H5, H6, H7) -> Void)?,
        view: ((Controller, H1, H2, H3, H4, H5, H6, H7) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> { parts.construction(connect: connect, view: view) }
    /// The scene with one helper more.
    public typealias Adding<W: SceneWay, Next> = SceneWith8<Controller, W, H1, H2, H3, H4, H5, H6, H7, Next>

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
