// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
// Its trait brings swift-syntax, which `Examples/Search` neither fetches nor builds.
let alchemic: Target.Dependency = .product(name: "AlchemicMacros", package: "Alchemic")

// The sources that are links are those of `Examples/Search`: what does not say how anything is made is the same.
let package = Package(
    name: "SearchWithMacros",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "search-with-macros", targets: ["SearchCommand"])
    ],
    dependencies: [
        .package(name: "Alchemic", path: "../..", traits: ["Macros"]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(name: "Search", dependencies: [alchemic], swiftSettings: settings),
        .target(name: "Searching", dependencies: ["Search", alchemic], swiftSettings: settings),
        .executableTarget(
            name: "SearchCommand",
            dependencies: [
                "Search", "Searching", alchemic, .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "SearchTests",
            dependencies: ["Search", "Searching", .product(name: "AlchemicGraphTesting", package: "Alchemic")],
            swiftSettings: settings),
    ]
)
