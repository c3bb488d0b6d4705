#if canImport(SwiftUI)
public import Alchemic
public import SwiftUI

extension PreviewTrait where T == Preview.ViewTraits {
    /// Gives a preview a container of its own, with modules and overrides.
    ///
    /// ```swift
    /// #Preview(traits: .container {
    ///     shop
    ///     Value(SampleStore()).overriding((any Store).self)
    /// }) {
    ///     CatalogueScreen()
    /// }
    /// ```
    ///
    /// Not yet run on a device; it is compiled and tested against a stub for SwiftUI.
    ///
    /// - Parameter definitions: The modules and overrides.
    /// - Returns: The trait.
    @MainActor
    public static func container(
        @ModuleBuilder _ definitions: @escaping () -> [ModuleElement]
    ) -> PreviewTrait<Preview.ViewTraits> {
        .modifier(WiredPreview(definitions: definitions))
    }
}

/// Wires the preview that it surrounds; previews share nothing.
private struct WiredPreview: PreviewModifier {
    let definitions: () -> [ModuleElement]

    func body(content: Content, context: Void) -> some View { content.wired(definitions) }
}
#endif
