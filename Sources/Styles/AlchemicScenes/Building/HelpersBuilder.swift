public import Alchemic

/// In a builder of helpers, one that comes from a container.
@_documentation(visibility: internal)
public struct Asked<Helper> {
    let query: Query<Helper>

    /// Lists a helper by its type.
    public init(_ type: Helper.Type, _ query: Query<Helper> = .auto) {
        self.query = query
    }
}

/// Reads the lines of a list of helpers, and keeps each for later.
@_documentation(visibility: internal)
@resultBuilder
public enum HelpersBuilder<Controller: SceneController, Way: SceneWay> {
    /// One line.
    @_documentation(visibility: internal)
    public static func buildExpression<Helper>(_ make: @autoclosure @escaping () -> Helper) -> SceneMember<Helper> {
        SceneMember(.directly(make))
    }

    /// All lines.
    @_documentation(visibility: internal)
    public static func buildBlock<each Helper>(
        _ members: repeat SceneMember<each Helper>
    ) -> SceneWithHelpers<Controller, Way, repeat each Helper> {
        SceneWithHelpers(repeat each members)
    }
}

/// Reads the lines of a list of helpers of which any may throw.
@_documentation(visibility: internal)
@resultBuilder
public enum ThrowingHelpersBuilder<Controller: SceneController, Way: SceneWay> {
    /// One line.
    @_documentation(visibility: internal)
    public static func buildExpression<Helper>(
        _ make: @autoclosure @escaping () throws -> Helper
    ) -> SceneMember<Helper> {
        SceneMember(.throwing(make))
    }

    /// All lines.
    @_documentation(visibility: internal)
    public static func buildBlock<each Helper>(
        _ members: repeat SceneMember<each Helper>
    ) -> SceneWithHelpers<Controller, Way, repeat each Helper> {
        SceneWithHelpers(repeat each members)
    }
}

/// Reads the lines of a list of helpers of which any may come from a container, or throw.
@_documentation(visibility: internal)
@resultBuilder
public enum AskingHelpersBuilder<Controller: SceneController, Way: SceneWay> {
    /// A line that makes a helper.
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func buildExpression<Helper>(
        _ make: @autoclosure @escaping () throws -> Helper
    ) -> SceneMember<Helper> {
        SceneMember(.throwing(make))
    }

    /// A line that resolves a helper.
    @_documentation(visibility: internal)
    public static func buildExpression<Helper>(_ asked: Asked<Helper>) -> SceneMember<Helper> {
        SceneMember(.asking(asked.query))
    }

    /// All lines.
    @_documentation(visibility: internal)
    public static func buildBlock<each Helper>(
        _ members: repeat SceneMember<each Helper>
    ) -> SceneWithHelpers<Controller, Way, repeat each Helper> {
        SceneWithHelpers(repeat each members)
    }
}
