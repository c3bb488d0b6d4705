public import Alchemic

/// A scene whose helpers are listed in a builder: any number of them (S2).
public struct SceneWithHelpers<Controller: SceneController, Way: SceneWay, each Helper>: SceneBlueprint {
    private let parts: SceneParts<Controller, repeat each Helper>

    init(_ controller: SceneMember<Controller>, _ list: HelperList<repeat each Helper>) {
        parts = SceneParts(controller, repeat each list.members)
    }

    /// How it is built without closures.
    public var construction: SceneConstruction<Controller> { construction(nil, nil) }

    func construction(
        _ connect: ((Controller, repeat each Helper) -> Void)?,
        _ view: ((Controller, repeat each Helper) -> Controller.SceneView)?
    ) -> SceneConstruction<Controller> {
        parts.construction(connect: connect, view: view)
    }

    /// Adds the closures without making anything: for a scene that is kept, or that stands in a module.
    ///
    /// - Parameters:
    ///   - connect: Connects controller and helpers.
    ///   - view: Makes the view, and connects it.
    /// - Returns: The completed scene.
    public func completed(
        connect: ((Controller, repeat each Helper) -> Void)? = nil,
        view: ((Controller, repeat each Helper) -> Controller.SceneView)? = nil
    ) -> CompletedScene<Controller, Way> {
        CompletedScene(construction: construction(connect, view))
    }
}

extension ControllerScene {
    /// Adds helpers, a line for each; the lines run anew for each instantiation.
    ///
    /// - Parameter list: The helpers.
    /// - Returns: The scene with these helpers.
    public func helpers<each Helper>(
        @HelpersBuilder _ list: () -> HelperList<repeat each Helper>
    ) -> SceneWithHelpers<Controller, Way, repeat each Helper> {
        SceneWithHelpers(controller, list())
    }

    /// Adds helpers, a line for each, of which any may throw; the scene then throws too.
    ///
    /// - Parameter list: The helpers.
    /// - Returns: The scene with these helpers.
    public func helpersThrowing<each Helper>(
        @ThrowingHelpersBuilder _ list: () -> HelperList<repeat each Helper>
    ) -> SceneWithHelpers<Controller, Way.OrThrowing, repeat each Helper> {
        SceneWithHelpers(controller, list())
    }

    /// Adds helpers, a line for each, of which any may come from a container, or throw: `Asked(Router.self)`.
    ///
    /// - Parameter list: The helpers.
    /// - Returns: The scene with these helpers.
    public func helpersAsking<each Helper>(
        @AskingHelpersBuilder _ list: () -> HelperList<repeat each Helper>
    ) -> SceneWithHelpers<Controller, Way.OrAsking, repeat each Helper> {
        SceneWithHelpers(controller, list())
    }
}

/// The helpers that a builder has listed.
public struct HelperList<each Helper> {
    let members: (repeat SceneMember<each Helper>)

    init(_ members: repeat SceneMember<each Helper>) {
        self.members = (repeat each members)
    }
}

/// In a builder of helpers, one that comes from a container.
public struct Asked<Helper> {
    let query: Query<Helper>

    /// Asks for a helper.
    ///
    /// - Parameters:
    ///   - type: The helper's type.
    ///   - query: How to find it.
    public init(_ type: Helper.Type, _ query: Query<Helper> = .auto) {
        self.query = query
    }
}

/// Reads the lines of a list of helpers, and keeps each for later.
@resultBuilder
public enum HelpersBuilder {
    /// One line.
    ///
    /// - Parameter make: The line.
    /// - Returns: How the helper is made.
    public static func buildExpression<Helper>(_ make: @autoclosure @escaping () -> Helper) -> SceneMember<Helper> {
        SceneMember(.directly(make))
    }

    /// All lines.
    ///
    /// - Parameter members: How each helper is made.
    /// - Returns: The list.
    public static func buildBlock<each Helper>(_ members: repeat SceneMember<each Helper>) -> HelperList<
        repeat each Helper
    > {
        HelperList(repeat each members)
    }
}

/// Reads the lines of a list of helpers of which any may throw.
@resultBuilder
public enum ThrowingHelpersBuilder {
    /// One line.
    ///
    /// - Parameter make: The line.
    /// - Returns: How the helper is made.
    public static func buildExpression<Helper>(
        _ make: @autoclosure @escaping () throws -> Helper
    ) -> SceneMember<Helper> {
        SceneMember(.throwing(make))
    }

    /// All lines.
    ///
    /// - Parameter members: How each helper is made.
    /// - Returns: The list.
    public static func buildBlock<each Helper>(_ members: repeat SceneMember<each Helper>) -> HelperList<
        repeat each Helper
    > {
        HelperList(repeat each members)
    }
}

/// Reads the lines of a list of helpers of which any may come from a container, or throw.
@resultBuilder
public enum AskingHelpersBuilder {
    /// A line that makes a helper.
    ///
    /// - Parameter make: The line.
    /// - Returns: How the helper is made.
    @_disfavoredOverload
    public static func buildExpression<Helper>(
        _ make: @autoclosure @escaping () throws -> Helper
    ) -> SceneMember<Helper> {
        SceneMember(.throwing(make))
    }

    /// A line that asks for a helper.
    ///
    /// - Parameter asked: What is asked for.
    /// - Returns: How the helper is made.
    public static func buildExpression<Helper>(_ asked: Asked<Helper>) -> SceneMember<Helper> {
        SceneMember(.asking(asked.query))
    }

    /// All lines.
    ///
    /// - Parameter members: How each helper is made.
    /// - Returns: The list.
    public static func buildBlock<each Helper>(_ members: repeat SceneMember<each Helper>) -> HelperList<
        repeat each Helper
    > {
        HelperList(repeat each members)
    }
}
