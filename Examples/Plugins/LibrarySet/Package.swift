// swift-tools-version: 6.3
import PackageDescription

// Has the libraries built whenever the program is, so that `swift run` finds them beside it. A program that depends on
// another is built after it, but not linked with what that one links. Libraries of others need nothing of the kind.
let package = Package(
    name: "LibrarySet",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "library-set", targets: ["LibrarySet"])
    ],
    dependencies: [
        .package(path: "../Libraries")
    ],
    targets: [
        .executableTarget(
            name: "LibrarySet",
            dependencies: ["CipherCommands", "CountingCommands", "TranslationCommands"].map {
                .product(name: $0, package: "Libraries")
            },
            swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
