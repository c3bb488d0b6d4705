// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// The program links none of the libraries: it opens what it finds beside itself.
let package = Package(
    name: "Plugins",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "plugins", targets: ["PluginsCommand"])
    ],
    dependencies: [
        .package(name: "Alchemic", path: "../.."),
        .package(path: "TextTool"),
        .package(path: "LibrarySet"),
    ],
    targets: [
        .executableTarget(
            name: "PluginsCommand",
            dependencies: [
                .product(name: "AlchemicDynamic", package: "Alchemic"),
                .product(name: "TextTool", package: "TextTool"),
                // Not linked, only built: see there.
                .product(name: "library-set", package: "LibrarySet"),
            ],
            swiftSettings: settings),
        .testTarget(name: "PluginsTests", dependencies: ["PluginsCommand"], swiftSettings: settings),
    ]
)
