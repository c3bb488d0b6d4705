// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let alchemic: Target.Dependency = .product(name: "Alchemic", package: "Alchemic")

let package = Package(
    name: "Bookshop",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Alchemic", path: "../..")
    ],
    targets: [
        // What the shop does, in plain Swift.
        .target(name: "Domain", dependencies: [alchemic], swiftSettings: settings),
        .testTarget(name: "DomainTests", dependencies: ["Domain", alchemic], swiftSettings: settings),
    ]
)
