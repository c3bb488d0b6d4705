// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Checking",
    platforms: [.macOS(.v15)],
    targets: [
        .testTarget(name: "CheckingTests", swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
