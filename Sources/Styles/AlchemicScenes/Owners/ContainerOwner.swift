public import Alchemic

/// An object that has a container of its own: a window, a screen, a document.
///
/// The owner keeps the container, the container does not keep the owner, and it ends when the owner does. Nothing is
/// looked up by name, so that two windows of one kind have two containers:
///
/// ```swift
/// final class DocumentWindow: ContainerOwner {
///     var boundContainer: BoundContainer?
/// }
///
/// window.bind(try Container(documentModule, parent: application))
/// let store = try Container.nearest(to: textField).get(Store.self)    // walks from the field to its window
/// ```
public protocol ContainerOwner: AnyObject {
    /// The container that is bound to the owner: a stored property, nil until ``bind(_:)``.
    var boundContainer: BoundContainer? { get set }
}

/// An object with an owner: `Container.nearest(to:application:)` follows owners to a container.
///
/// A view belongs to its controller, a controller to its window, a window to its document or to the application.
public protocol Owned: AnyObject {
    /// Who it belongs to at the moment; nil for the last.
    var owningObject: AnyObject? { get }
}

/// A container that ends with its owner.
///
/// It is kept by one owner and by nothing else: when it goes, calls of the container throw, and its objects are
/// stopped soon.
public final class BoundContainer: Sendable {
    /// The container.
    @_documentation(visibility: internal)
    public let container: Container

    /// Binds a container to the code that keeps this object.
    @_documentation(visibility: internal)
    public init(_ container: Container) {
        self.container = container
    }

    deinit {
        container.end()
    }
}

extension ContainerOwner {
    /// Gives the owner a container of its own, or another one; one that it had before ends.
    ///
    /// - Parameter container: The container. Make it a child of the container around it; it must not hold the owner,
    ///   which would keep both forever.
    public func bind(_ container: Container) {
        if boundContainer?.container === container { return }
        boundContainer = BoundContainer(container)
    }

    /// Takes the owner's container away, and ends it.
    public func unbind() { boundContainer = nil }

    /// Makes a container for the owner and binds it; its parent is found by walking along the owner's own owners.
    ///
    /// - Parameters:
    ///   - modules: What is declared.
    ///   - application: The parent where no owner has a container; without one, that is the main container, if there is
    ///     one.
    /// - Returns: The container.
    /// - Throws: A `GraphError` if the modules do not fit the parent, or an ``OwnerError``.
    @discardableResult
    public func bindContainer(of modules: Module, application: Container? = nil) throws -> Container {
        var walked: [Any.Type] = []
        let parent = try Container.nearest(from: (self as? any Owned)?.owningObject, application, &walked)
        let container = try Container(modules, parent: parent)
        bind(container)
        return container
    }
}

extension BoundContainer: Printed, Opaque {
    package var summary: String { "BoundContainer" + facts(container.summary) }
}
