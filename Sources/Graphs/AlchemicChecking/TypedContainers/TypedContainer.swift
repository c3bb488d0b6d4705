/// A class that a check writes for the app: a property or a function for each type that the app resolves.
///
/// Give it to the check, and use the class in the app:
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
/// What modules mark with `.tagged(.root)`, and macros with `tags: .root`, needs not be listed.
///
/// What is removed from the graph then fails to compile wherever it is used. The page *Typed containers* says
/// what is written for which lifetime.
public struct TypedContainer: Sendable {
    /// Who sees the class.
    public struct Access: Sendable, Hashable {
        let word: String

        /// The app's own code: no modifier is written.
        public static let `internal` = Access(word: "")
        /// The package's targets.
        public static let package = Access(word: "package")
        /// All.
        public static let `public` = Access(word: "public")
    }

    /// One thing that the app resolves.
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
    ///   - types: The types that the app resolves: classes, structures, protocols, and forms such as `[any P]`. All of
    ///     them are visible where this is written, so that the app can name them too.
    ///   - tag: A tag that marks further definitions, for which the class has a member as well, as for those with the tag
    ///     `Definition.Tag.root`.
    ///   - access: Who sees the class.
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

    /// Adds a definition that is resolved by its name.
    ///
    /// - Parameters:
    ///   - type: The type to return it as.
    ///   - name: The name or alias.
    /// - Returns: The description with the definition.
    public func adding(_ type: Any.Type, named name: String) -> TypedContainer {
        var copy = self
        copy.roots.append(Root(type: type, name: name))
        return copy
    }
}

extension TypedContainer: Printed, Opaque {
    package var summary: String {
        "TypedContainer \(name)" + facts("\(access)", Diagnostic.counted(roots.count, "type"), "\(location)")
    }
}

extension TypedContainer.Access: Printed, Opaque {
    package var summary: String { word.isEmpty ? "internal" : word }
}
