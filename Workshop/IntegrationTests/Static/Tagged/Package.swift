// swift-tools-version: 6.3
// Programs of a package that depends on a version of Alchemic by its address, as users' packages do; `../run` runs them.
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Alchemic") }

let package = Package(
    name: "Tagged",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: Context.environment["TAGGED_ALCHEMIC"] ?? "", from: "1.0.0")],
    targets: [
        .executableTarget(name: "EverythingProgram", dependencies: [product("AlchemicMain")], swiftSettings: settings),
        .target(name: "SharedTypes", dependencies: [product("AlchemicDynamic")], swiftSettings: settings),
        .executableTarget(
            name: "SharedProgram", dependencies: ["SharedTypes", product("AlchemicDynamic")], swiftSettings: settings),
    ]
)
