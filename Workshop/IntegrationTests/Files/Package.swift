// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Files",
    platforms: [.macOS(.v15)],
    targets: [
        .testTarget(name: "FilesTests", swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
