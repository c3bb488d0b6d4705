// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// What the program and the libraries that it opens have in common: a dynamic library, so that there is one copy of it.
let package = Package(
    name: "TextTool",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "TextTool", type: .dynamic, targets: ["TextTool"])
    ],
    targets: [
        .target(name: "TextTool", swiftSettings: settings)
    ]
)
