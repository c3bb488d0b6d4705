// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Macros",
    platforms: [.macOS(.v15)],
    targets: [
        .testTarget(name: "MacrosTests", swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
