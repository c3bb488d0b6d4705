public import Alchemic

/// A scene in a module.
///
/// The declaration defines the scene's controller, built for each resolution; its dependencies are the helpers that the scene
/// resolves.
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
/// The check covers a scene like any other definition, and a scene has the modifiers of every ``/Alchemic/ObjectDeclaration``.
/// The closure runs once at the declaration, to collect the queries, and again for each resolution. The closure itself builds
/// no member of the scene.
///
/// The container finishes the controller, and the helpers that it provides, before the scene is connected: their injection
/// points are set by then. Connecting and awakening are the controller's first configure step.
///
/// A scene that awaits cannot be declared: declare the awaited objects instead, and list them by type.
public struct SceneDeclaration<Instance: SceneController>: ObjectDeclaration {
    /// The definition of the controller.
    @_documentation(visibility: internal)
    public var definition: Definition

    /// Takes the definition of a prototype, with the style of scenes.
    private init(_ prototype: Prototype<Instance>) {
        definition = prototype.declared(inStyle: "scene").definition
    }

    /// Declares a scene that is built in the isolation of a resolution; the configure step connects it.
    private init<Scene: SceneBlueprint & SendableMetatype>(
        here scene: @escaping @Sendable () -> Scene, _ location: Definition.SourceLocation, isSendable: Bool
    ) where Scene.Controller == Instance, Instance: SendableMetatype {
        self.init(
            Prototype(
                .prototype(Call { arguments in try scene().construction.build(.arguments(arguments)) }),
                reading: scene().construction.parameters, location: location, isSendable: isSendable
            )
            .adding(
                .configure, named: nil, calling: { controller in controller.sceneContents?.connectNow() }, queries: nil,
                at: location))
    }

    /// Declares a scene that is built on the main actor; the configure step connects it.
    @MainActor
    private init<Scene: SceneBlueprint>(
        main scene: @escaping @MainActor () -> Scene, _ location: Definition.SourceLocation, isSendable: Bool
    ) where Scene.Controller == Instance {
        self.init(
            Prototype(
                .main { arguments in Box(try scene().construction.build(.arguments(arguments))) },
                reading: scene().construction.parameters, location: location, isSendable: isSendable
            )
            .adding(
                .configure, named: nil, main: { controller in controller.sceneContents?.connectNow() }, queries: nil,
                at: location))
    }

    /// Declares a scene that is built in the isolation of each resolution.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - column: The column of the declaration.
    public init<Scene: SceneBlueprint & SendableMetatype>(
        _ scene: @escaping @Sendable () -> Scene,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Scene.Controller == Instance, Scene.Way: SynchronousWay, Instance: SendableMetatype {
        self.init(here: scene, Definition.SourceLocation(file: file, line: line, column: column), isSendable: false)
    }

    /// Declares a scene that is built in the isolation of each resolution, with a `Sendable` controller.
    @_documentation(visibility: internal)
    public init<Scene: SceneBlueprint & SendableMetatype>(
        _ scene: @escaping @Sendable () -> Scene,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Scene.Controller == Instance, Scene.Way: SynchronousWay, Instance: Sendable {
        self.init(here: scene, Definition.SourceLocation(file: file, line: line, column: column), isSendable: true)
    }

    /// Declares a scene that is built on the main actor, in a module that is declared there too.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - column: The column of the declaration.
    @MainActor
    public init<Scene: SceneBlueprint>(
        main scene: @escaping @MainActor () -> Scene,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Scene.Controller == Instance, Scene.Way: SynchronousWay {
        self.init(main: scene, Definition.SourceLocation(file: file, line: line, column: column), isSendable: false)
    }

    /// Declares a scene that is built on the main actor, with a `Sendable` controller.
    @_documentation(visibility: internal)
    @MainActor
    public init<Scene: SceneBlueprint>(
        main scene: @escaping @MainActor () -> Scene,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) where Scene.Controller == Instance, Scene.Way: SynchronousWay, Instance: Sendable {
        self.init(main: scene, Definition.SourceLocation(file: file, line: line, column: column), isSendable: true)
    }
}

extension SceneDeclaration: Printed, Opaque {}
