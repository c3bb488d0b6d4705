// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// What a program and the library that it opens have in common: a library of its own, so that there is one copy.
let isStatic = Context.environment["FINDING_STATIC"] == "1"
let package = Package(
    name: "Catalogue",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Catalogue", type: .dynamic, targets: ["Catalogue"]),
        .library(name: "CatalogueStatic", targets: ["Catalogue"]),
    ],
    dependencies: [
        .package(name: "Alchemic", path: "../../../../..")
    ],
    targets: [
        .target(
            name: "Catalogue",
            dependencies: [.product(name: isStatic ? "AlchemicMain" : "AlchemicDynamic", package: "Alchemic")],
            swiftSettings: settings)
    ]
)
