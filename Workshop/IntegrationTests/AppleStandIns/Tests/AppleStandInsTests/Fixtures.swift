import AlchemicMain
import AlchemicScenes
import ApplicationUnderTest
import SwiftUI
import Synchronization
import UIKit
import ViewControllersUnderTest

/// What happened, in order.
@MainActor final class Journal: @MainActor ViewObserver {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    func viewDidLoad() { note("loaded") }
    func viewWillAppear(_ animated: Bool) { note("will appear, \(animated)") }
    func viewDidDisappear(_ animated: Bool) { note("did disappear, \(animated)") }
}

/// What observers of a container are told, in order.
final class Told: Sendable {
    private let entries = Mutex<[String]>([])
    var lines: [String] { entries.withLock { $0 } }
    func note(_ line: String) { entries.withLock { $0.append(line) } }
}

/// What delegates are injected with.
final class Engine: Sendable {
    let cylinders: Int
    init(cylinders: Int = 6) { self.cylinders = cylinders }
}

/// A main container that adds the application's delegate.
@MainActor func mainContainer(@ModuleBuilder _ contents: () -> [ModuleElement]) -> MainContainer {
    MainContainer(Module("App", contents), configuredBy: [ApplicationConfiguration.self])
}

/// An app of SwiftUI, which has its own delegate before the program's.
struct BooksApp<Delegate: UIResponder & UIApplicationDelegate>: App {
    @UIApplicationDelegateAdaptor var delegate: Delegate
    init() {}
    var body: some SwiftUI.Scene { WindowGroup { Text(verbatim: "books") } }
}

/// The view of a controller's scene.
@MainActor func sceneView<Controller: SceneController>(of controller: Controller) -> Controller.SceneView? {
    controller.sceneView
}
