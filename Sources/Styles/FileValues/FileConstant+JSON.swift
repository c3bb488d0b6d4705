/// Decodes constants from JSON.
extension FileConstant: Decodable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Decodes a constant; the keys of a map are sorted, because JSON objects have no order.
    package init(from decoder: any Decoder) throws {
        if let map = try? decoder.container(keyedBy: Key.self) {
            let keys = map.allKeys.sorted { $0.stringValue < $1.stringValue }
            self = .map(try keys.map { Entry($0.stringValue, value: try map.decode(FileConstant.self, forKey: $0)) })
            return
        }
        if var list = try? decoder.unkeyedContainer() {
            var members: [FileConstant] = []
            while !list.isAtEnd { members.append(try list.decode(FileConstant.self)) }
            self = .list(members)
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let boolean = try? value.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let integer = try? value.decode(Int.self) {
            self = .integer(integer)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try value.decode(String.self))
        }
    }
}
