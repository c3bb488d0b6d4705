// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let alchemic: Target.Dependency = .product(name: "AlchemicMain", package: "Alchemic")
let document: Target.Dependency = .product(name: "AlchemicGraphDocument", package: "Alchemic")

// A program that uses the library without macros: it neither fetches nor compiles swift-syntax.
let package = Package(
    name: "WithoutMacros",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Alchemic", path: "../../../../..")],
    targets: [
        .target(name: "Settings", dependencies: [alchemic], swiftSettings: settings),
        .executableTarget(name: "Shop", dependencies: [alchemic, document, "Settings"], swiftSettings: settings),
    ]
)
