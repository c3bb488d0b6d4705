#if canImport(UIKit) && !os(watchOS)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
extension NSObject {
    /// The target of user defined runtime attributes with key paths such as `alchemic.engine`.
    ///
    /// Every object that a storyboard makes has this property: controllers, views, gesture recognizers, bar items, constraints,
    /// and objects of the program's own classes.
    #if canImport(ObjectiveC)
    @objc(alchemic)
    #endif
    nonisolated public var designedAttributes: DesignedAttributes { DesignedAttributes(of: self) }
}
#endif
