// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Tutorial",
    platforms: [.macOS(.v15)],
    targets: [
        .testTarget(name: "TutorialTests", swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
