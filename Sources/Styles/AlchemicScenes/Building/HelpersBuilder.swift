public import Alchemic

/// A helper that comes from a container, in a builder of helpers.
@_documentation(visibility: internal)
public struct Asked<Helper> {
    /// The query by which the helper is resolved.
    let query: Query<Helper>

    /// Lists a helper by its type.
    public init(_ type: Helper.Type, _ query: Query<Helper> = .auto) {
        self.query = query
    }
}

/// A builder of helpers that stores each line, to be run for each instantiation.
@_documentation(visibility: internal)
@resultBuilder
public enum HelpersBuilder<Controller: SceneController, Way: SceneWay> {
    /// Stores a line.
    @_documentation(visibility: internal)
    public static func buildExpression<Helper>(_ make: @autoclosure @escaping () -> Helper) -> SceneMember<Helper> {
        SceneMember(.directly(make))
    }

    /// Combines all lines.
    @_documentation(visibility: internal)
    public static func buildBlock<each Helper>(
        _ members: repeat SceneMember<each Helper>
    ) -> SceneWithHelpers<Controller, Way, repeat each Helper> {
        SceneWithHelpers(repeat each members)
    }
}

/// A builder of helpers whose lines may throw.
@_documentation(visibility: internal)
@resultBuilder
public enum ThrowingHelpersBuilder<Controller: SceneController, Way: SceneWay> {
    /// Stores a line.
    @_documentation(visibility: internal)
    public static func buildExpression<Helper>(
        _ make: @autoclosure @escaping () throws -> Helper
    ) -> SceneMember<Helper> {
        SceneMember(.throwing(make))
    }

    /// Combines all lines.
    @_documentation(visibility: internal)
    public static func buildBlock<each Helper>(
        _ members: repeat SceneMember<each Helper>
    ) -> SceneWithHelpers<Controller, Way, repeat each Helper> {
        SceneWithHelpers(repeat each members)
    }
}

/// A builder of helpers whose lines may throw or come from a container.
@_documentation(visibility: internal)
@resultBuilder
public enum AskingHelpersBuilder<Controller: SceneController, Way: SceneWay> {
    /// Stores a line that builds a helper.
    @_disfavoredOverload
    @_documentation(visibility: internal)
    public static func buildExpression<Helper>(
        _ make: @autoclosure @escaping () throws -> Helper
    ) -> SceneMember<Helper> {
        SceneMember(.throwing(make))
    }

    /// Stores a line that resolves a helper.
    @_documentation(visibility: internal)
    public static func buildExpression<Helper>(_ asked: Asked<Helper>) -> SceneMember<Helper> {
        SceneMember(.asking(asked.query))
    }

    /// Combines all lines.
    @_documentation(visibility: internal)
    public static func buildBlock<each Helper>(
        _ members: repeat SceneMember<each Helper>
    ) -> SceneWithHelpers<Controller, Way, repeat each Helper> {
        SceneWithHelpers(repeat each members)
    }
}
