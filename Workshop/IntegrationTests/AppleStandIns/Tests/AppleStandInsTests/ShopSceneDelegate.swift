import AlchemicMain
import ApplicationUnderTest
import UIKit

// What the page about Apple's platforms shows.

final class Catalogue: Sendable {}

final class CatalogueController: UIViewController {
    let catalogue: Catalogue

    init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
        super.init(nibName: nil, bundle: nil)
    }
}

final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var catalogue: Catalogue?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        whenInjected { [self] in
            guard let scene = scene as? UIWindowScene, let catalogue else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = CatalogueController(catalogue)
            window?.makeKeyAndVisible()
        }
    }
}

let shop = Module("Shop") {
    Singleton(Catalogue.init)
    External(ShopSceneDelegate.self).inject("catalogue") { $0.catalogue = $1 }
}

final class ShopDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = ShopSceneDelegate.self
        return configuration
    }
}
