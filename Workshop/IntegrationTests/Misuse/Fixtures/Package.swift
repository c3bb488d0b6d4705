// swift-tools-version: 6.3
import PackageDescription

// Builds the modules that the mistakes import, as a client does.
let package = Package(
    name: "Fixtures",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Alchemic", path: "../../../..")],
    targets: [
        .target(
            name: "Modules",
            dependencies: [
                .product(name: "Alchemic", package: "Alchemic"), .product(name: "AlchemicScenes", package: "Alchemic"),
            ])
    ]
)
