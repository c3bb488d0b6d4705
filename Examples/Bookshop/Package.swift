// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let alchemic: Target.Dependency = .product(name: "Alchemic", package: "Alchemic")
let services: Target.Dependency = .product(name: "AlchemicServices", package: "Alchemic")
let requests: Target.Dependency = .product(name: "AlchemicHummingbird", package: "Alchemic")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let metrics: Target.Dependency = .product(name: "CoreMetrics", package: "swift-metrics")
let tracing: Target.Dependency = .product(name: "Tracing", package: "swift-distributed-tracing")
let spans: Target.Dependency = .product(name: "InMemoryTracing", package: "swift-distributed-tracing")
let testing: Target.Dependency = .product(name: "AlchemicTesting", package: "Alchemic")
let checking: Target.Dependency = .product(name: "AlchemicChecking", package: "Alchemic")
let configuration: Target.Dependency = .product(name: "AlchemicConfiguration", package: "Alchemic")
let observability: Target.Dependency = .product(name: "AlchemicObservability", package: "Alchemic")
let providers: Target.Dependency = .product(name: "Configuration", package: "swift-configuration")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let httpClient: Target.Dependency = .product(name: "AsyncHTTPClient", package: "async-http-client")

let package = Package(
    name: "Bookshop",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "bookshop", targets: ["BookshopCommand"])
    ],
    dependencies: [
        .package(
            name: "Alchemic", path: "../..", traits: ["Configuration", "Hummingbird", "Observability", "Services"]),
        .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics.git", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing.git", from: "1.7.3"),
        .package(url: "https://github.com/apple/swift-configuration.git", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
    ],
    targets: [
        // What the shop does, in plain Swift.
        .target(name: "Domain", dependencies: [alchemic], swiftSettings: settings),
        // Where it keeps things: SQLite.
        .target(
            name: "Storage",
            dependencies: ["Domain", alchemic, services, logging, .product(name: "GRDB", package: "GRDB.swift")],
            resources: [.process("Resources")], swiftSettings: settings),
        // How it reaches another service.
        .target(
            name: "Rates",
            dependencies: [
                "Domain", alchemic, httpClient,
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ], swiftSettings: settings),
        // How others reach it: HTTP.
        .target(
            name: "Web",
            dependencies: [
                "Domain", alchemic, requests, services, logging, metrics, tracing, spans, hummingbird,
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
            ], swiftSettings: settings),
        // All of that together, and what can be configured.
        .target(
            name: "Shop",
            dependencies: ["Domain", "Storage", "Web", alchemic, configuration, logging, providers],
            swiftSettings: settings),
        // Checks the graph before the program is compiled, and writes its typed container.
        .executableTarget(
            name: "GraphCheck",
            dependencies: ["Domain", "Shop", "Storage", "Web", alchemic, checking, hummingbird, logging],
            swiftSettings: settings),
        .plugin(name: "CheckGraph", capability: .buildTool(), dependencies: ["GraphCheck"]),
        // Not named like its product: where file names ignore case, it could not be told from the package.
        .executableTarget(
            name: "BookshopCommand",
            dependencies: [
                "Domain", "Rates", "Shop", "Web", alchemic, requests, services, configuration, observability,
                hummingbird,
                logging, metrics, providers,
            ], swiftSettings: settings, plugins: ["CheckGraph"]),
        // The same without Alchemic, to compare with.
        .executableTarget(
            name: "ByHand",
            dependencies: [
                "Domain", "Storage", "Web", hummingbird, logging, metrics,
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ], swiftSettings: settings),
        .testTarget(name: "DomainTests", dependencies: ["Domain", testing], swiftSettings: settings),
        .testTarget(
            name: "StorageTests",
            dependencies: [
                "Domain", "Storage", alchemic, services, testing, logging,
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle"),
            ], swiftSettings: settings),
        .testTarget(
            name: "RatesTests",
            dependencies: [
                "Domain", "Rates", httpClient,
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ], swiftSettings: settings),
        .testTarget(
            name: "WebTests",
            dependencies: [
                "Domain", "Web", alchemic, logging, metrics, hummingbird,
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            swiftSettings: settings),
        // The program as it is run, over real HTTP.
        .testTarget(
            name: "BookshopTests",
            dependencies: [
                "BookshopCommand", "Domain", "Rates", "Shop", "Storage", "Web", configuration, httpClient, logging,
                testing,
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ], swiftSettings: settings),
    ]
)
