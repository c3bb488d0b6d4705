// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/ComingFromAncestors.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Macros
import AlchemicMacros
import StatementSupport

enum ComingFromAncestorsSamples {

enum Macros {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromAncestors.md", line: 13)
@Singleton(named: "air", aliases: "fast") final class Airmail: Sendable {}

@Prototype final class Parcel {
    @Inject(.named("air")) var carrier: Airmail?
}
#sourceLocation()
}

enum Plain {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromAncestors.md", line: 21)
final class Airmail: Sendable {}

final class Parcel {
    var carrier: Airmail?
}

static let office = Module("Office") {
    Singleton(Airmail.init).named("air").alias("fast").eager()
    Prototype(Parcel.init).inject(\.carrier, .named("air"))
}
#sourceLocation()
}

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromAncestors.md", line: 33)
try await expectSameGraph(Module("Office") { SelfDeclared(Macros.Airmail.self, Macros.Parcel.self) }, Plain.office)
expect(try Container(Plain.office).get(Plain.Parcel.self).carrier != nil)
#sourceLocation()
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromAncestors.md", "Overview", `Overview`),
]
}
#endif
