// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Finding",
    platforms: [.macOS(.v15)],
    targets: [
        .testTarget(name: "FindingTests", swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
