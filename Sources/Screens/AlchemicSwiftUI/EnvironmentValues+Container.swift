#if canImport(SwiftUI)
public import Alchemic
public import SwiftUI

private struct ContainerKey: EnvironmentKey {
    static let defaultValue: Container? = nil
}

extension EnvironmentValues {
    /// The container of a view and of those in it.
    ///
    /// Nil stands for the main container, `Container.main`, once it exists.
    public var container: Container? {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }
}

extension View {
    /// Sets the container of a view and of those in it.
    ///
    /// - Parameter container: The container; nil for the main container.
    /// - Returns: The view.
    nonisolated public func container(_ container: Container?) -> some View {
        environment(\.container, container)
    }
}
#endif
