/// A class that a check writes for the app, with a member for each type that the app resolves.
///
/// Pass the description to the check, and use the class in the app:
///
/// ```swift
/// GraphCheck.main(shop, container: TypedContainer("ShopContainer", Catalogue.self, Cart.self))
/// ```
///
/// ```swift
/// let shop = try ShopContainer(container)
/// shop.catalogue.list(in: shop.cart())
/// ```
///
/// Definitions that modules mark with `.tagged(.root)`, and macros with `tags: .root`, need not be listed.
///
/// Once a definition is removed from the graph, every use of its member fails to compile. The page *Typed containers* describes
/// the member for each lifetime.
public struct TypedContainer: Sendable {
    /// The access level of the class.
    public struct Access: Sendable, Hashable {
        let word: String

        /// Internal access, for the app's own code: no modifier is written.
        public static let `internal` = Access(word: "")
        /// Package access, for all targets of the package.
        public static let package = Access(word: "package")
        /// Public access.
        public static let `public` = Access(word: "public")
    }

    /// A type that the app resolves, with the name in its query.
    struct Root: Sendable {
        let type: Any.Type
        var name: String?
    }

    let name: String
    let access: Access
    let tags: Set<String>
    let location: Definition.SourceLocation
    var roots: [Root]

    /// Describes a typed container.
    ///
    /// - Parameters:
    ///   - name: The name of the class.
    ///   - types: The types that the app resolves: classes, structures, protocols, and forms such as `[any P]`. Each must be
    ///     visible here, and so the app can name it too.
    ///   - tag: A tag whose definitions become members too, like those with the tag `Definition.Tag.root`.
    ///   - access: The access level of the class.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    public init(
        _ name: String, _ types: Any.Type..., tagged tag: String? = nil, access: Access = .internal,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) {
        self.name = name
        self.access = access
        tags = Set([Definition.Tag.root.name] + (tag.map { [$0] } ?? []))
        location = Definition.SourceLocation(file: file, line: line, column: column)
        roots = types.map { Root(type: $0) }
    }

    /// Adds a member for a definition that is resolved by its name.
    ///
    /// - Parameters:
    ///   - type: The type of the member.
    ///   - name: The definition's name or alias.
    /// - Returns: The description with the member.
    public func adding(_ type: Any.Type, named name: String) -> TypedContainer {
        var copy = self
        copy.roots.append(Root(type: type, name: name))
        return copy
    }
}

extension TypedContainer: Printed, Opaque {
    package var summary: String {
        "TypedContainer \(name)" + facts("\(access)", Diagnostic.counted(roots.count, of: "type"), "\(location)")
    }
}

extension TypedContainer.Access: Printed, Opaque {
    package var summary: String { word.isEmpty ? "internal" : word }
}
