#if Macros
internal import SwiftParser
internal import SwiftSyntax

/// The arguments of an attribute, as written.
///
/// Unlabeled arguments after a label belong to that label: the compiler has accepted the call already, so they can only be
/// further arguments of a variadic parameter.
struct AttributeArguments {
    /// The arguments before the first label.
    private(set) var unlabeled: [ExprSyntax] = []
    /// The labels in order, each with its arguments.
    private(set) var labeled: [(label: TokenSyntax, values: [ExprSyntax])] = []

    init(_ attribute: AttributeSyntax) {
        guard case .argumentList(let list) = attribute.arguments else { return }
        for argument in list {
            if let label = argument.label {
                labeled.append((label, [argument.expression]))
            } else if labeled.isEmpty {
                unlabeled.append(argument.expression)
            } else {
                labeled[labeled.count - 1].values.append(argument.expression)
            }
        }
    }

    /// The arguments of a label; empty if the label is missing.
    func values(_ label: String) -> [ExprSyntax] {
        labeled.filter { $0.label.text == label }.flatMap(\.values)
    }

    /// The first argument of a label.
    func value(_ label: String) -> ExprSyntax? { values(label).first }

    /// The label's token, for diagnostics.
    func label(_ label: String) -> TokenSyntax? { labeled.first { $0.label.text == label }?.label }

    /// Whether a label is present with an argument other than the literal `false`.
    func isTrue(_ label: String) -> Bool {
        guard let value = value(label) else { return false }
        return value.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind != .keyword(.false)
    }
}

extension ExprSyntax {
    /// The value of a string literal without interpolation; nil for any other expression.
    var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    /// Whether the expression is the literal `nil`.
    var isNilLiteral: Bool { self.is(NilLiteralExprSyntax.self) }

    /// The expression as written, without surrounding space and comments.
    var text: String { trimmedDescription }
}
#endif
