// swift-tools-version: 6.3
// A parcel-tracking service, and the same service wired by hand: what a team would pay for the library, and get for it.
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func alchemic(_ name: String) -> Target.Dependency { .product(name: name, package: "Alchemic") }
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let metrics: Target.Dependency = .product(name: "Metrics", package: "swift-metrics")
let tracing: Target.Dependency = .product(name: "Tracing", package: "swift-distributed-tracing")
let services: Target.Dependency = .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")

let package = Package(
    name: "Pilot",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(
            name: "Alchemic", path: "../../..", traits: ["Configuration", "Hummingbird", "Observability", "Services"]),
        .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics.git", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing.git", from: "1.7.3"),
    ],
    targets: [
        // What the service does, in plain Swift: neither program's wiring is in it.
        .target(name: "Parcels", dependencies: [services, logging, metrics], swiftSettings: settings),
        .target(
            name: "ParcelStorage", dependencies: ["Parcels", .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: settings),
        .target(name: "ParcelWeb", dependencies: ["Parcels", hummingbird], swiftSettings: settings),
        .executableTarget(
            name: "ParcelService",
            dependencies: [
                "Parcels", "ParcelStorage", "ParcelWeb", alchemic("AlchemicConfiguration"),
                alchemic("AlchemicHummingbird"), alchemic("AlchemicObservability"), alchemic("AlchemicServices"),
                hummingbird, logging,
            ], swiftSettings: settings),
        .executableTarget(
            name: "ParcelServiceByHand",
            dependencies: [
                "Parcels", "ParcelStorage", "ParcelWeb", hummingbird, logging, services,
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "PilotTests",
            dependencies: [
                "Parcels", "ParcelStorage", "ParcelWeb", "ParcelService", "ParcelServiceByHand",
                alchemic("AlchemicChecking"), alchemic("AlchemicConfiguration"), alchemic("AlchemicObservability"),
                alchemic("AlchemicTesting"),
                hummingbird, logging, metrics, tracing,
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
            ], swiftSettings: settings),
    ]
)
