public import Alchemic

/// A scene that stands in a module: a definition of its controller, made anew for each request, whose dependencies are what
/// its helpers ask for.
///
/// ```swift
/// @MainActor let screens = Module("Screens") {
///     SceneDeclaration(main: {
///         ControllerScene { ProfileController() }
///             .with { Presenter() }
///             .with(Router.self)
///             .completed(connect: { controller, presenter, router in controller.output = presenter })
///     }).named("profile")
/// }
/// ```
///
/// It is checked like everything else, and its modifiers are those of every declaration. The closure runs once as it is
/// declared, to learn what is asked for, and again for each request; it makes no member of the scene by itself.
///
/// The container finishes what it hands over before the scene is connected: helpers that come from it, and the controller, have
/// their injection points by then. Connecting and awakening are the controller's first configure step.
///
/// A scene that awaits is not declared: declare what is awaited, `Prototype(async:)`, and ask for it.
public struct SceneDeclaration<Instance: SceneController>: TypedDeclaration {
    /// What the declaration says.
    public var definition: Definition

    private init(_ prototype: Prototype<Instance>) {
        definition = prototype.declared(inStyle: "scene").definition
    }

    private init<Scene: SceneBlueprint & SendableMetatype>(
        here scene: @escaping @Sendable () -> Scene, _ location: SourceLocation, isSendable: Bool
    ) where Scene.Controller == Instance, Instance: SendableMetatype {
        self.init(
            Prototype(reading: scene().construction.parameters, location: location, isSendable: isSendable) { reader in
                try scene().construction.build(.arguments(reader))
            }
            .configure(
                { controller in controller.sceneContents?.connectNow() },
                file: location.file, line: location.line, column: location.column))
    }

    @MainActor
    private init<Scene: SceneBlueprint>(
        main scene: @escaping @MainActor () -> Scene, _ location: SourceLocation, isSendable: Bool
    ) where Scene.Controller == Instance {
        self.init(
            Prototype(
                reading: scene().construction.parameters, location: location, isSendable: isSendable,
                main: { reader in try scene().construction.build(.arguments(reader)) }
            )
            .configure(
                main: { controller in controller.sceneContents?.connectNow() },
                file: location.file, line: location.line, column: location.column))
    }

    /// Declares a scene that is built wherever it is asked for.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public init<Scene: SceneBlueprint & SendableMetatype>(
        _ scene: @escaping @Sendable () -> Scene,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Scene.Controller == Instance, Scene.Way: SynchronousWay, Instance: SendableMetatype {
        self.init(here: scene, SourceLocation(file: file, line: line, column: column), isSendable: false)
    }

    /// Declares a scene that is built wherever it is asked for and whose controller is `Sendable`.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    public init<Scene: SceneBlueprint & SendableMetatype>(
        _ scene: @escaping @Sendable () -> Scene,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Scene.Controller == Instance, Scene.Way: SynchronousWay, Instance: Sendable {
        self.init(here: scene, SourceLocation(file: file, line: line, column: column), isSendable: true)
    }

    /// Declares a scene that is built on the main actor; the module is declared there too.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @MainActor
    public init<Scene: SceneBlueprint>(
        main scene: @escaping @MainActor () -> Scene,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Scene.Controller == Instance, Scene.Way: SynchronousWay {
        self.init(main: scene, SourceLocation(file: file, line: line, column: column), isSendable: false)
    }

    /// Declares a scene that is built on the main actor and whose controller is `Sendable`, as classes of the main actor are; the module is declared there too.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    @MainActor
    public init<Scene: SceneBlueprint>(
        main scene: @escaping @MainActor () -> Scene,
        file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Scene.Controller == Instance, Scene.Way: SynchronousWay, Instance: Sendable {
        self.init(main: scene, SourceLocation(file: file, line: line, column: column), isSendable: true)
    }
}
