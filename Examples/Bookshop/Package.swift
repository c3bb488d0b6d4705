// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let alchemic: Target.Dependency = .product(name: "Alchemic", package: "Alchemic")
let services: Target.Dependency = .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")

let package = Package(
    name: "Bookshop",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Alchemic", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
    ],
    targets: [
        // What the shop does, in plain Swift.
        .target(name: "Domain", dependencies: [alchemic], swiftSettings: settings),
        // Where it keeps things: SQLite.
        .target(
            name: "Storage",
            dependencies: ["Domain", alchemic, services, logging, .product(name: "GRDB", package: "GRDB.swift")],
            resources: [.process("Resources")], swiftSettings: settings),
        .testTarget(name: "DomainTests", dependencies: ["Domain", alchemic], swiftSettings: settings),
        .testTarget(
            name: "StorageTests",
            dependencies: [
                "Domain", "Storage", alchemic, services, logging, .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle"),
            ], swiftSettings: settings),
    ]
)
