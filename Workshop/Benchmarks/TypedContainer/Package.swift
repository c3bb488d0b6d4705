// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]
let alchemic: Target.Dependency = .product(name: "Alchemic", package: "Alchemic")

// What a request through a typed container takes, beside a class written by hand:
//
//     swift run --package-path Workshop/Benchmarks/TypedContainer -c release Measure
let package = Package(
    name: "TypedContainer",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Alchemic", path: "../../..")
    ],
    targets: [
        .target(name: "Parts", dependencies: [alchemic], swiftSettings: settings),
        .executableTarget(
            name: "GraphCheck", dependencies: ["Parts", .product(name: "AlchemicChecking", package: "Alchemic")],
            swiftSettings: settings),
        .plugin(name: "CheckGraph", capability: .buildTool(), dependencies: ["GraphCheck"]),
        .executableTarget(
            name: "Measure", dependencies: ["Parts", alchemic], swiftSettings: settings, plugins: ["CheckGraph"]),
    ]
)
