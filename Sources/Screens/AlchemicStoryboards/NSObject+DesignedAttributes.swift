#if canImport(UIKit) && !os(watchOS)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
extension NSObject {
    /// What a storyboard's user defined runtime attributes are written to, by key paths such as `alchemic.engine`.
    ///
    /// All that a storyboard makes has it: controllers, views, and what handles no events, such as gesture recognizers,
    /// bar items, constraints, and objects of the program's own classes.
    #if canImport(ObjectiveC)
    @objc(alchemic)
    #endif
    nonisolated public var designedAttributes: DesignedAttributes { DesignedAttributes(of: self) }
}
#endif
