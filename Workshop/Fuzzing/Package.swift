// swift-tools-version: 6.3
import PackageDescription

// A fuzzer over the loader of definition files. Run it by `Workshop/Fuzzing/run`.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Alchemic", path: "../..", traits: ["Files"])],
    targets: [
        .target(name: "CFuzzer"),
        .executableTarget(
            name: "FuzzLoader",
            dependencies: [
                "CFuzzer",
                .product(name: "Alchemic", package: "Alchemic"), .product(name: "AlchemicFiles", package: "Alchemic"),
                .product(name: "AlchemicGraphDocument", package: "Alchemic"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
    ]
)
