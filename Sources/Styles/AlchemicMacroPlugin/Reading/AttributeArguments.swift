#if Macros
internal import SwiftParser
internal import SwiftSyntax

/// The arguments of an attribute, as written.
///
/// A label stands for itself and for all arguments behind it that have none: the compiler has accepted the call already,
/// so that these belong to a variadic parameter.
struct AttributeArguments {
    /// Those in front of the first label.
    private(set) var unlabelled: [ExprSyntax] = []
    /// Those of each label, in the order of the labels.
    private(set) var labelled: [(label: TokenSyntax, values: [ExprSyntax])] = []

    init(_ attribute: AttributeSyntax) {
        guard case .argumentList(let list) = attribute.arguments else { return }
        for argument in list {
            if let label = argument.label {
                labelled.append((label, [argument.expression]))
            } else if labelled.isEmpty {
                unlabelled.append(argument.expression)
            } else {
                labelled[labelled.count - 1].values.append(argument.expression)
            }
        }
    }

    /// The expressions that a label stands for; empty if it is not written.
    func values(_ label: String) -> [ExprSyntax] {
        labelled.filter { $0.label.text == label }.flatMap(\.values)
    }

    /// The one expression that a label stands for.
    func value(_ label: String) -> ExprSyntax? { values(label).first }

    /// The label itself, for a diagnostic about it.
    func label(_ label: String) -> TokenSyntax? { labelled.first { $0.label.text == label }?.label }

    /// Whether a label stands for something other than the literal `false`.
    func isTrue(_ label: String) -> Bool {
        guard let value = value(label) else { return false }
        return value.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind != .keyword(.false)
    }
}

extension ExprSyntax {
    /// What a string literal without interpolation says; nil for every other expression.
    var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    /// Whether this is the literal `nil`.
    var isNilLiteral: Bool { self.is(NilLiteralExprSyntax.self) }

    /// How it is written, without the space and the comments around it.
    var text: String { trimmedDescription }
}
#endif
