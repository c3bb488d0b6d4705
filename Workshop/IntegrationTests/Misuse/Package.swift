// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Misuse",
    platforms: [.macOS(.v15)],
    targets: [
        .testTarget(name: "MisuseTests", swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
