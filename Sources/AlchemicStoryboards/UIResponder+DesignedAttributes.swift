#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UIResponder {
    /// What a storyboard's user defined runtime attributes are written to, by key paths such as `alchemic.engine`.
    #if canImport(ObjectiveC)
    @objc(alchemic)
    #endif
    public var designedAttributes: DesignedAttributes { DesignedAttributes(of: self) }
}
#endif
