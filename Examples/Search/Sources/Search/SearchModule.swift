package import Alchemic
import Foundation

/// Everything that the search engine is made of.
///
/// Provided while the program runs: the time source, and for each query its question.
package func searchModule(_ folder: some Folder) -> Module {
    Module("Search") {
        Value(folder).as((any Folder).self)
        External((any TimeSource).self)
        Singleton(Journal.init)
        indexing
        ranking
        querying
    }
}

/// From the folder to the index.
private let indexing = Module("Indexing") {
    // The first reader that takes a file reads it: pages of a documentation catalogue are Markdown too.
    Singleton(CataloguePageReader.init(markdown:)).as((any Reader).self)
    Singleton(MarkdownReader.init).as((any Reader).self)
    Singleton(PlainTextReader.init).as((any Reader).self)

    // Queries are prose; the lines of a file may be code. The endings of words are dropped everywhere.
    Value(StopWords.english)
    Singleton(WordTokeniser.init(stopWords:)).as((any Tokeniser).self).named("prose").primary()
    Singleton(CodeTokeniser.init(words:)).as((any Tokeniser).self).named("code")
    Decorate((any Tokeniser).self, StemmingTokeniser.init(_:))
    Singleton(LineTokeniser.init(prose:code:), .named("prose"), .named("code"))

    // A word in a heading counts as much as three below it. Started programs have read the folder.
    Singleton(Indexer.init(folder:readers:tokeniser:headingWeight:), .auto, .all(atLeast: 1), .auto, .value(3))
    Singleton(of: Indexer.self, Indexer.makeIndex).eager()
}

/// From words to scores.
///
/// A question may name its ranker; else the primary one ranks.
private let ranking = Module("Ranking") {
    Singleton(BM25Ranker.init(index:)).as((any Ranker).self).named("bm25").primary()
    Singleton(FrequencyRanker.init(index:)).as((any Ranker).self).named("frequency")
    Singleton(RecentRanker.init(relevance:index:clock:)).as((any Ranker).self).named("recent")
    Singleton(RankerChoice.init(rankers:standard:))

    // Scores change as files grow old, so that they are not kept forever.
    Value(TimeInterval(300)).named("cache-lifetime")
    Decorate(
        (any Ranker).self, CachingRanker.init(_:clock:journal:lifetime:), .auto, .auto, .named("cache-lifetime"))
}

/// What belongs to one query, and ends with it.
private let querying = Module("Querying") {
    External(Question.self, in: "query")
    Scoped("query", Stopwatch.init(question:clock:journal:))
    Scoped("query", Terms.init(question:tokeniser:))
    Scoped("query", SearchSession.init(stopwatch:question:terms:rankers:index:snippets:))
    Prototype(SnippetMaker.init(terms:tokeniser:))
}
