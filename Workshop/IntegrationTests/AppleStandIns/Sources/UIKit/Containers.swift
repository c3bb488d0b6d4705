#if !os(watchOS)
/// What shows rows.
open class UITableView: UIView {}

/// A controller whose view is a table: https://developer.apple.com/documentation/uikit/uitableviewcontroller.
@MainActor
open class UITableViewController: UIViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The view, as the table that it is.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Makes a table.
    open override func loadView() { view = UITableView() }
}

/// A controller that shows others: https://developer.apple.com/documentation/uikit/uinavigationcontroller.
@MainActor
open class UINavigationController: UIViewController {
    /// Those that it shows, the topmost last.
    open private(set) var viewControllers: [UIViewController] = []

    /// Shows another one.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
        viewController.appear(in: view, animated: animated)
    }
}
#endif
