// swift-tools-version: 6.3
// Tests that build packages themselves, and run what is in them: each in its folder, with the packages in `Fixtures`. None of
// them needs Alchemic. Beside them are packages of their own, whose tests do.
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// The tests in a folder.
func tests(in folder: String) -> Target {
    .testTarget(
        name: "\(folder)Tests", dependencies: ["BuildingPackages"], path: "\(folder)/Tests/\(folder)Tests",
        swiftSettings: settings)
}

let package = Package(
    name: "IntegrationTests",
    platforms: [.macOS(.v15)],
    targets: ["Checking", "Files", "Finding", "Macros", "Misuse", "Paste", "Tutorial"].map(tests) + [
        .target(name: "BuildingPackages", path: "Shared", swiftSettings: settings)
    ]
)
