// swift-tools-version: 6.3
// What the guides of the documentation show: a command line tool, and a library that offers a module.
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "GuidePrograms",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Rates", targets: ["Rates"]),
        .library(name: "RatesAlchemic", targets: ["RatesAlchemic"]),
    ],
    dependencies: [
        // More than it needs, but what others in the same folder of builds have; see .ci/run.
        .package(
            name: "Alchemic", path: "../../..", traits: ["Configuration", "Hummingbird", "Observability", "Services"])
    ],
    targets: [
        .executableTarget(
            name: "Words", dependencies: [.product(name: "Alchemic", package: "Alchemic")], swiftSettings: settings),
        .executableTarget(
            name: "Importing", dependencies: [.product(name: "AlchemicServices", package: "Alchemic")],
            swiftSettings: settings),
        .testTarget(
            name: "WordsTests", dependencies: ["Words", "Importing", .product(name: "Alchemic", package: "Alchemic")],
            swiftSettings: settings),

        .target(name: "Rates", swiftSettings: settings),
        .target(
            name: "RatesAlchemic",
            dependencies: ["Rates", .product(name: "Alchemic", package: "Alchemic")], swiftSettings: settings),
        .testTarget(
            name: "RatesAlchemicTests",
            dependencies: ["Rates", "RatesAlchemic", .product(name: "Alchemic", package: "Alchemic")],
            swiftSettings: settings),
    ]
)
