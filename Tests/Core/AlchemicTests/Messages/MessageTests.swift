import Alchemic
import TestSupport
import Testing

/// The texts of all messages, each compared with a recorded one, and the shop in which the mistakes are made.
enum MessageTests {
    /// A wrong module, and what its check should say.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let id: Diagnostic.ID
        /// What sets several mistakes of one kind apart.
        let variant: String
        let line: UInt32
        let roots: [any Any.Type]
        let module: Module

        init(
            _ id: Diagnostic.ID, _ variant: String = "", line: UInt32 = #line, roots: [any Any.Type] = [],
            @ModuleBuilder shop: () -> [ModuleElement]
        ) {
            self.init(id, variant, line: line, roots: roots, of: Module("Shop", shop))
        }

        init(
            _ id: Diagnostic.ID, _ variant: String = "", line: UInt32 = #line, roots: [any Any.Type] = [],
            of module: Module
        ) {
            self.id = id
            self.variant = variant
            self.line = line
            self.roots = roots
            self.module = module
        }

        var testDescription: String { variant.isEmpty ? id.rawValue : "\(id) \(variant)" }
        var goldenName: String { "diagnostic-\(id)" + (variant.isEmpty ? "" : "-\(variant)") }

        var diagnostics: [Diagnostic] { MessageTests.diagnostics(of: module, roots: roots) }
    }

    /// What the check says of a module.
    static func diagnostics(of module: Module, roots: [any Any.Type] = []) -> [Diagnostic] {
        do {
            return try Graph(module, roots: roots, file: "Main.swift", line: 1).warnings
        } catch {
            return error.diagnostics
        }
    }

    /// Expects one diagnostic of the right kind, in the recorded words.
    static func expectMessage(_ mistake: Mistake, sourceLocation: SourceLocation = #_sourceLocation) {
        let diagnostics = mistake.diagnostics
        #expect(diagnostics.map(\.id) == [mistake.id], sourceLocation: sourceLocation)
        let text = relative(diagnostics.text(.plain), to: mistake.line)
        #expect(text.utf8.allSatisfy { $0 < 128 }, "plain text is ASCII", sourceLocation: sourceLocation)
        expectGolden(text, named: mistake.goldenName, sourceLocation: sourceLocation)
    }

    /// A text in which lines are counted from the one on which a mistake begins, so that moving a test changes no golden.
    static func relative(_ text: String, to line: UInt32) -> String {
        text.replacing(#/AlchemicTests/\w+\.swift:(\d+)(:\d+)?/#) { match in
            "Shop.swift:\((UInt32(match.1) ?? 0) - line)\(match.2 ?? "")"
        }
    }
}

// MARK: The shop

extension MessageTests {
    protocol PaymentGateway: Sendable {}
    struct StripeGateway: PaymentGateway {}
    struct SandboxGateway: PaymentGateway {}

    final class Log: Sendable {}
    final class Checkout: Sendable {
        init(gateway: any PaymentGateway) {}
    }
    final class RefundJob: Sendable {
        init(gateway: any PaymentGateway) {}
    }
    final class Counter {
        var gateway: (any PaymentGateway)?
        var required: any PaymentGateway = StripeGateway()
        var log: Log?
        func open(with gateway: any PaymentGateway) {}
    }
    final class Storefront: Sendable {
        init(checkout: Checkout, log: Log) {}
    }

    class Vehicle: @unchecked Sendable {}
    final class Van: Vehicle, @unchecked Sendable {}
    final class Garage: Sendable {
        init(van: Van) {}
    }

    struct Engine: Sendable {}
    struct CarFactory: Sendable {
        init(engine: Engine) {}
        func makeCar() -> Car { Car() }
    }
    final class Car: Sendable {}

    final class Connection: Sendable {
        init(url: String, retries: Int) {}
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
