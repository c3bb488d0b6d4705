// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Paste",
    platforms: [.macOS(.v15)],
    targets: [
        .testTarget(name: "PasteTests", swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
