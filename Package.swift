// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Alchemic",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Alchemic", targets: ["Alchemic"]),
        // Starts `Container.main` as the program loads.
        .library(name: "AlchemicSelfStart", targets: ["AlchemicSelfStart"]),
        // What the main container has to do with Foundation: the notification.
        .library(name: "AlchemicFoundation", targets: ["AlchemicFoundation"]),
        // The application delegate of UIKit and AppKit, in the main container.
        .library(name: "AlchemicApplication", targets: ["AlchemicApplication"]),
        // The same as a library of its own, for a program and the libraries that it opens: they have to share one copy.
        .library(name: "AlchemicDynamic", type: .dynamic, targets: ["Alchemic"]),
    ],
    targets: [
        .target(name: "CAlchemic"),
        .target(name: "Alchemic", dependencies: ["CAlchemic"], swiftSettings: settings),

        .target(name: "CAlchemicSelfStart"),
        .target(
            name: "AlchemicSelfStart", dependencies: ["Alchemic", "CAlchemicSelfStart"], swiftSettings: settings),
        .target(name: "AlchemicFoundation", dependencies: ["Alchemic"], swiftSettings: settings),
        .target(name: "AlchemicApplication", dependencies: ["Alchemic"], swiftSettings: settings),

        // What the tests share: the trait that carries the ids of statements, and golden texts.
        .target(name: "StatementSupport", path: "Tests/StatementSupport", swiftSettings: settings),
        .testTarget(
            name: "AlchemicTests", dependencies: ["Alchemic", "StatementSupport"],
            exclude: ["Goldens"], swiftSettings: settings),
        // The main container, and what starts it.
        .testTarget(
            name: "AlchemicMainTests",
            dependencies: ["Alchemic", "AlchemicFoundation", "AlchemicSelfStart", "StatementSupport"],
            exclude: ["Goldens"], swiftSettings: settings),
        // What is claimed about threads and memory; these run under the sanitizers as well.
        .testTarget(
            name: "AlchemicConcurrencyTests", dependencies: ["Alchemic", "StatementSupport"], swiftSettings: settings),
        // A target whose code is on the main actor unless it says otherwise.
        .testTarget(
            name: "AlchemicMainActorTests", dependencies: ["Alchemic", "StatementSupport"],
            swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    ]
)
