// Every text of the check and of requests; each has a golden text in the tests. The words are ASCII, since logs are.

extension Message {
    // MARK: Declarations

    static let duplicateName: Message = """
        [duplicate-name] two definitions have the name "%name"
        %{rename one of them, or replace the first with `.overriding(named: "%name")`%|\
        create the module once, as a constant, and list that constant everywhere; in a loop, give each its own name%}
        """
    static let repeatedName: Message = """
        [duplicate-name] `%node` repeats the name "%name" as an alias
        remove `.alias("%name")`
        """
    static let severalNames: Message = """
        [several-names] `%kind` is named %count times: %text
        keep one `.named(...)`%{, and add other names as aliases: `.alias("%name")`%}
        """
    static let similarScopes: Message = """
        warning: [similar-scopes] the scopes "%text" and "%name" have nearly the same name
        use one name for both, `"%text"`, or names that differ more
        """
    static let brokenPromise: Message = """
        [broken-promise] `%node` is declared as `%type`, but does not conform to it
        %{conform `%kind` to it%|convert it, `.as(%type.self) { ... }`%}, or remove `.as(...)`
        """
    static let uncheckedPromise: Message = """
        [broken-promise] `%node` is declared as `%type`, which cannot be checked at run time
        let the compiler check it: `.as((%type).self) { $0 }`
        """
    static let argumentCount: Message = """
        [argument-count] `%node` has %count parameter%{s%}, but %text
        pass one query for each parameter; `.auto` resolves it by its type
        """
    static let eagerArguments: Message = """
        [argument-mismatch] the start builds `%node`, but has no arguments to give to it
        remove `.eager()`
        """
    static let notSendable: Message = """
        [not-sendable] `%node` is shared, but not `Sendable`
        make it `Sendable`, build it on the main actor, `{ @MainActor in ... }`, or declare it a `Prototype`
        """
    static let sharedConversion: Message = """
        [not-sendable] `%node` is shared, and so is what it is converted to, but `%type` is not `Sendable`
        make `%type` `Sendable`, declare `%node` a `Prototype`, or remove `.as(...)`
        """
    static let sharedWrapper: Message = """
        [not-sendable] a decorator of `%type` is shared with `%node`, but `%type` is not `Sendable`
        %{let the protocol inherit `Sendable`%|make `%type` `Sendable`%}, or declare `%node` a `Prototype`
        """
    static let weakValue: Message = """
        [weak-value] `%node` is declared weak, but only classes and actors can be held weakly
        declare it a `Singleton`%{, or return the class itself and add `.as(...)`%}
        """
    static let overrideOfNothing: Message = """
        [override-of-nothing] `%node` overrides nothing: %text
        %{write `.overriding(named: "%name")`, or remove `.overriding(...)`%|\
        remove `.overriding(...)`, or declare the definition to replace%}
        """
    static let overriddenTwice: Message = """
        [override-of-nothing] `%node` overrides `%other`, which `%name` already replaces
        remove one of the two
        """
    static let overrideOfSeveral: Message = """
        [override-of-several] `%node` overrides %count definitions, but can replace only one
        name the one to replace%{: `.overriding(named: "%name")`%|\
        , `.named("...")`, and override that name: `.overriding(named: "...")`%}
        """
    static let decoratorOfNothing: Message = """
        [decorator-of-nothing] a decorator of `%type`%text wraps nothing
        declare a definition of `%type`%text%{, here or in a child%}, or remove the decorator
        """
    static let sourceFailed: Message = """
        [source-failed] the definition source "%name" failed: %text
        fix its input; until then all its definitions are missing
        """
    static let typedContainer: Message = """
        [typed-container] `%name` was written for other modules than those of the container
        create the container from the modules of the check; override in a child, or with `withOverrides`
        """

    // MARK: Building

    static let cycle: Message = """
        [cycle] %{`%node` depends on itself%|%count definitions depend on each other%|\
        building `%node` never ends: no definition in the circle is shared%}
        """
    static let cycleRemedies: Message = """
        %{let one of them take a `Lazy` or a `Provider`%|\
        set it under `Setters` of '%name', `Setters: { ...: %text }`, or %|\
        write `Shared: true` for '%name' if it is `Sendable`, or %}
        """
    static let cycleRemedy: Message = """
        let `%node` take `%name<%type>`%{, or set it after construction with `.inject(...)`%|\
        , or declare `%other` a `Singleton` if it is `Sendable`%}
        """
    static let captiveScope: Message = """
        [captive-scope] `%node` outlives the scope "%name", but depends on `%other` in it
        declare %{`External(%kind.self, in: "%name")`%|`%node` as `Scoped("%name", ...)`%}, \
        or take a `ScopeProvider` and pass it a scope
        """
    static let asynchronousDependency: Message = """
        [asynchronous-dependency] `%node` takes `%type`, which is synchronous, but `%other` must be awaited
        take an `AsyncProvider`%{, or declare `%other` `.eager()`, so that `start()` builds it first%}
        """
    static let staysOnMain: Message = """
        [main-actor-only] %text takes %{`%name`, but `%other`%|`%other`, which%|`%other`, which%} \
        is not `Sendable` and stays on the main actor
        %{take a `Provider` or a `Lazy`, and call `getMain()`%|build `%node` on the main actor too%|\
        set it on the main actor, `.inject("...") { $0.property = $1 }`%}, or make `%other` `Sendable`
        """
    static let conformsOnMain: Message = """
        [main-actor-only] %text takes %{`%name`, but `%other`%|`%other`, which%|`%other`, which%} \
        conforms to `%type` on the main actor only
        %{take a `Provider` or a `Lazy`, and call `getMain()`%|build `%node` on the main actor too%|\
        set it on the main actor, `.inject("...") { $0.property = $1 }`%}, or conform without isolation
        """
    static let actsElsewhere: Message = """
        [main-actor-only] `%node` is not `Sendable` and stays on the main actor, but %text runs elsewhere
        isolate the type, `@MainActor %{class%|struct%} %kind`, or make it `Sendable`
        """
    static let lazyPrototypeTaken: Message = """
        [lazy-prototype] a `Lazy` in `%node` would share `%other`, a prototype not known to be `Sendable`
        take a `Provider` instead
        """

    // MARK: Use

    static let sharedSite: Message = """
        [shared-site] `%node` is shared, so it cannot take an `InjectionSite`
        declare it a `Prototype`, or remove the `InjectionSite`
        """
    static let neverStarted: Message = """
        warning: [never-started] the start action of `%node` never runs: it %{\
        is neither eager nor needed by anything eager%|\
        belongs to a scope, and `start()` builds no scoped objects%|\
        is not shared, so the container does not keep it%|is not shared, so the container does not keep it%}
        %{add `.eager()`, or let an eager definition take it%|declare it as an `.eager()` `Singleton`%|\
        declare it as an `.eager()` `Singleton`%|declare it as an `.eager()` `Singleton`, \
        let consumers take a `Provider` and start what it returns, or add `.ownedByConsumer()`%}
        """
    static let neverStopped: Message = """
        warning: [never-stopped] the %{stop action of `%node` never runs%|stop action of `%node` never runs%|\
        start and stop actions of `%node` never run%}: it is a prototype, so the container does not keep it
        declare it as a `Singleton`%{%|\
        , let consumers take a `Provider` and stop what it returns, or add `.ownedByConsumer()`%|\
        , let consumers take a `Provider` and stop what it returns, or add `.ownedByConsumer()`%}
        """
    static let unused: Message = """
        warning: [unused] nothing uses `%node`
        remove it, add `.eager()`, or add its consumer to the roots
        """

    // MARK: What is not found

    static let missing: Message = "[missing-binding] nothing provides `%type`%text%for"
    static let missingName: Message = "[missing-name] nothing is named \"%name\"%for"
    static let missingTag: Message = "[missing-tag] nothing is tagged \"%name\"%for"
    static let emptyCollection: Message =
        "[empty-collection] nothing provides `%type`, so the collection%for is empty"
    static let ambiguous: Message = """
        [ambiguous] %count definitions match `%type`%for, and none is primary
        %{create the module once, as a constant, and list that constant everywhere%|\
        mark one `.primary()`, or request one by name or type%text%|\
        mark one `.primary()`, or request one by its name%text%}
        """
    static let severalPrimaries: Message = """
        [several-primaries] %count primary definitions match `%type`%for
        keep `.primary()` on only one of them
        """
    static let illegalQuery: Message = """
        [illegal-query] %name, but the query%for %text
        remove one of them from the query
        """
    static let mismatch: Message = """
        [type-mismatch] %{%asker needs%|the request is for%} `%type`, but %text `%kind`
        query for a definition of `%type`, or change %{the parameter's type%|the type that is requested%}
        """
    static let unnamedMember: Message = """
        [unnamed-member] `%node` has no name, but is a member of the dictionary%for
        add `.named("...")`: names are the keys of the dictionary
        """
    static let tooFew: Message = """
        [too-few] too few definitions of `%type`%for: found %count, requires %text
        declare more, or lower `atLeast:`
        """
    static let misplacedArgument: Message = """
        [argument-mismatch] only the parameters of a prototype are left to callers, but the query%for is `.argument`
        %{declare `%other` as a `Prototype`, or find the parameter in the graph: `.auto`%|\
        find the parameter in the graph: `.auto`%|request a `Provider` that takes the argument%}
        """
    static let argumentMismatch: Message = """
        [argument-mismatch] `%node` takes %name from its caller, but %asker gives %text
        """
    static let argumentRemedy: Message = """
        %{take a `Provider<%name>`, or an `AsyncProvider`, and call it with them%|\
        take a `Provider<%kind>`, or mark parameters of `%kind` with `.argument`%}
        """
    static let strayArguments: Message = """
        [argument-mismatch] `%name` takes no arguments from its caller, but %asker gives %text
        remove them from the provider
        """
    static let lazyPrototype: Message = """
        [lazy-prototype] a `Lazy`%for would share `%node`, a prototype not known to be `Sendable`
        request a `Provider` instead
        """
    /// How something becomes what is missing; in the order of ``Unresolved/Way``.
    static let declaring: Message = """
        %{tag a definition of `%type` with "%name"%|\
        take `%name`, which collects every match%|\
        take a `Provider` of what it returns, or a constant: `.value(...)`%|\
        let a type that conforms to it declare itself: `SelfDeclaring`, with `Singleton(SomeType.init)`%|\
        let `%type` declare itself: `SelfDeclaring`, with `Singleton(%type.init)`%|\
        declare a type that conforms to it, `Singleton(SomeType.init).as((%type).self)`%|\
        declare a type that conforms to it, `Singleton(SomeType.init).as((%type).self) { $0 }`%|\
        pass a constant with `.value(...)`, or declare a `Value(...)`%|\
        declare it, `Scoped("%name", %type.init)`, \
        or `External(%type.self, in: "%name")` if the scope is opened with it%|\
        declare it, `Singleton(%type.init)`%|\
        declare it, `Singleton(%type.init)`, or as a `Prototype` if it is not `Sendable`%|\
        declare it, `Singleton(%type.init)` or `Value(...)`%}
        """
    static let naming: Message = """
        %{request "%text", or name a definition "%name"%|\
        add `.named("%name")` to a definition of `%type`%|\
        add `.alias("%name")` to a definition of `%type`%|\
        add `.named("%name")` to a definition of `%type`, or `.alias("%name")` if it has a name%}
        """
    static let tagging: Message = """
        %{request the tag "%text"%|add `.tagged("%name")` to a definition of `%type`%}
        """
}
