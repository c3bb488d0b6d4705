import Alchemic
import Links

// The first request for each of a thousand types: one after the other, the last of the chain first, so that each request
// makes one object; and down the whole chain at once. Cold is the first time in a process; afterwards another container
// does the same, with what the program has learned about the types.

func firstRequestScenarios() throws -> [Scenario] {
    let graph = Later { try Graph(Link.module) }
    let types = Link.all.count
    let oneByOne = "first request for a singleton, a thousand types"
    let chain = "first get down a chain of a thousand, an object"
    return [
        Scenario(
            "\(oneByOne), cold", count: 1, counted: 1, parts: types, isCold: true,
            hand: .on(ChainByHand.init, askOneByOne), alchemic: .on({ Container(try graph()) }, askOneByOne)),
        Scenario(
            oneByOne, count: 10, counted: 3, parts: types, goal: .ratio(4),
            hand: .on(ChainByHand.init, askOneByOne), alchemic: .on({ Container(try graph()) }, askOneByOne)),
        Scenario(
            "\(chain), cold", count: 1, counted: 1, parts: types, isCold: true,
            hand: .on(ChainByHand.init, askForFirst), alchemic: .on({ Container(try graph()) }, askForFirst)),
        Scenario(
            chain, count: 10, counted: 3, parts: types, goal: .atMost(.nanoseconds(1_000)),
            hand: .on(ChainByHand.init, askForFirst), alchemic: .on({ Container(try graph()) }, askForFirst)),
    ]
}

private func askOneByOne(_ chain: ChainByHand) {
    let sink = Sink<AnyObject>()
    for index in Link.all.indices.reversed() { sink.take(chain.object(index)) }
}

private func askOneByOne(_ container: Container) throws {
    let sink = Sink<AnyObject>()
    for link in Link.all.reversed() { sink.take(try object(link.type, of: container)) }
}

private func askForFirst(_ chain: ChainByHand) {
    Sink<AnyObject>().take(chain.object(0))
}

private func askForFirst(_ container: Container) throws {
    Sink<AnyObject>().take(try object(Link.all[0].type, of: container))
}

/// Asks for a type that is known only as the program runs: a thousand requests that are specialised, each for its type,
/// would take the compiler longer than the library itself does.
private func object<Object: AnyObject>(_ type: Object.Type, of container: Container) throws -> AnyObject {
    try container.get(type)
}
