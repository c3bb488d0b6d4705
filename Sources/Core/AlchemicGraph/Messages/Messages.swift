// Most texts of the check and of requests; each has a golden text in the tests. They are ASCII, because logs are.

/// A message of the table: a headline and a help text, with placeholders.
///
/// The texts are data that one function fills in. Written as interpolations, they were a tenth of the library's code.
package enum Message: String, CaseIterable {
    // The check.
    case duplicateName, repeatedName, severalNames, similarScopes, brokenPromise, uncheckedPromise, argumentCount,
        notSendable, sharedConversion, sharedWrapper, keyedStart, weakModifier, weakValue, overrideOfNothing,
        overriddenTwice, overrideOfSeveral, decoratorOfNothing, sourceFailed, typedContainer, cycle, cycleRemedies,
        cycleRemedy, captiveScope, asynchronousDependency, staysOnMain, conformsOnMain, actsElsewhere,
        lazyPrototypeTaken, sharedSite, subclassCycle, neverStarted, neverStopped, serviceNotRun, unused, missing,
        missingName, missingTag, emptyCollection, ambiguous, severalPrimaries, illegalQuery, mismatch, unnamedMember,
        tooFew, misplacedArgument, misplacedKey, onceWithArguments, argumentMismatch, argumentRemedy, strayArguments,
        lazyPrototype, declaring
    // Requests.
    case externalNotSet, asynchronousOnly, builtByTask, setAwaiting, setOnMain, builtOnMain, keptOnMain,
        conformsElsewhere, circularConstruction, circularWait, canceled, ended, overrideEnded, released, draining,
        outsideScope, unknownScope, nestedTooDeep, chainTooLong, constructionFailed, stepFailed, scopeValueMissing,
        scopeValueUnclear, notSettable, notEvictable
}

/// The table of messages: each has a line with its name, id and headline, and below it the help text, if any.
///
/// Words after a percent sign are placeholders, see ``Values``. `%{one%|another%}` is the alternative with the number
/// ``Values/choice``; it is empty if there are fewer alternatives.
let messageTexts = """
    duplicateName [duplicate-name] two definitions have the name "%name"
      %{rename one of them, or replace the first with `.overriding(named: "%name")`%|\
    create the module once, as a constant, and list that constant everywhere; in a loop, give each its own name%}
    repeatedName [duplicate-name] `%node` repeats the name "%name" as an alias
      remove `.alias("%name")`
    severalNames [several-names] `%kind` is named %count times: %text
      keep one `.named(...)`%{, and add other names as aliases: `.alias("%name")`%}
    similarScopes warning: [similar-scopes] the scopes "%text" and "%name" have nearly the same name
      use one name for both, `"%text"`, or names that differ more
    brokenPromise [broken-promise] `%node` is declared as `%type`, but does not conform to it
      %{conform `%kind` to it%|convert it, `.as(%type.self) { ... }`%}, or remove `.as(...)`
    uncheckedPromise [broken-promise] `%node` is declared as `%type`, which cannot be checked at run time
      let the compiler check it: `.as((%type).self) { $0 as %type }`
    argumentCount [argument-count] `%node` has %count parameter%{s%}, but %text
      pass one query for each parameter; `.auto` resolves it by its type
    notSendable [not-sendable] `%node` is shared, but not `Sendable`
      make it `Sendable`, build it on the main actor, `{ @MainActor in ... }`, or declare it a `Prototype`
    sharedConversion [not-sendable] `%node` is shared, and so is what it is converted to, but `%type` is not `Sendable`
      make `%type` `Sendable`, declare `%node` a `Prototype`, or remove `.as(...)`
    sharedWrapper [not-sendable] a decorator of `%type` is shared with `%node`, but `%type` is not `Sendable`
      %{let the protocol inherit `Sendable`%|make `%type` `Sendable`%}, or declare `%node` a `Prototype`
    keyedStart [keyed-start] `%node` is one object for each key, and a start knows no keys: `%text` has no effect
      remove `%text`
    weakModifier warning: [weak-value] `%node` is declared weak, so the container does not keep it: `%text` has no effect
      remove `%text`, or `.weak()`
    weakValue [weak-value] `%node` is declared weak, but only classes and actors can be held weakly
      declare it a singleton%{, or return the class itself and add `.as(...)`%}
    overrideOfNothing [override-of-nothing] `%node` overrides nothing: %text
      %{write `.overriding(named: "%name")`, or remove `.overriding(...)`%|\
    remove `.overriding(...)`, or declare the definition to replace%}
    overriddenTwice [override-of-nothing] `%node` overrides `%other`, which `%name` already replaces
      remove one of the two
    overrideOfSeveral [override-of-several] `%node` overrides %count definitions, but can replace only one
      name the one to replace%{: `.overriding(named: "%name")`%|\
    , `.named("...")`, and override that name: `.overriding(named: "...")`%}
    decoratorOfNothing [decorator-of-nothing] a decorator of `%type`%text wraps nothing
      declare a definition of `%type`%text%{, here or in a child%}, or remove the decorator
    sourceFailed [source-failed] the definition source "%name" failed: %text
      fix its input; until then all its definitions are missing
    typedContainer [typed-container] `%name` was written for other modules than those of the container
      create the container from the modules of the check; override in a child, or with `withOverrides`
    cycle [cycle] %{`%node` depends on itself%|%count definitions depend on each other%|\
    building `%node` never ends: no definition in the cycle is shared%}
    cycleRemedies
      %{let one of them take a `Lazy` or a `Provider`%|\
    set it under `Setters` of '%name', `Setters: { ...: %text }`, or %|\
    write `Shared: true` for '%name' if it is `Sendable`, or %}
    cycleRemedy
      let `%node` take `%name<%type>`%{, or set it after construction with `.inject(...)`%|\
    , or declare `%other` a `Singleton` if it is `Sendable`%}
    captiveScope [captive-scope] `%node` outlives the scope "%name", but depends on `%other` in it
      declare %{`External(%kind.self, in: "%name")`%|`%node` as `Scoped("%name", ...)`%}, \
    or take a `ScopeProvider` and pass it a scope
    asynchronousDependency [asynchronous-dependency] `%node` takes `%type`, which is synchronous, but \
    `%other` must be awaited
      take an `AsyncProvider`%{, or declare `%other` `.eager()`, so that `start()` builds it first%}
    staysOnMain [main-actor-only] %text takes %{`%name`, but `%other`%|`%other`, which%|`%other`, which%} \
    is not `Sendable` and stays on the main actor
      %{take a `Provider` or a `Lazy`, and call `getMain()`%|build `%node` on the main actor too%|\
    set it on the main actor, `.inject("...") { $0.property = $1 }`%}, or make `%other` `Sendable`
    conformsOnMain [main-actor-only] %text takes %{`%name`, but `%other`%|`%other`, which%|`%other`, which%} \
    conforms to `%type` on the main actor only
      %{take a `Provider` or a `Lazy`, and call `getMain()`%|build `%node` on the main actor too%|\
    set it on the main actor, `.inject("...") { $0.property = $1 }`%}, or conform without isolation
    actsElsewhere [main-actor-only] `%node` is not `Sendable` and stays on the main actor, but %text runs elsewhere
      isolate the type, `@MainActor %{class%|struct%} %kind`, or make it `Sendable`
    lazyPrototypeTaken [lazy-prototype] a `Lazy` in `%node` would share `%other`, a prototype not known to be `Sendable`
      take a `Provider` instead
    sharedSite [shared-site] `%node` is shared, so it cannot take an `InjectionSite`
      %{declare it a `Prototype`, or remove the `InjectionSite`%|remove `.oncePerResolution()`, or the `InjectionSite`%}
    subclassCycle warning: [subclass-cycle] `%other` cannot be built if its factory returns a `%kind`, \
    whose `%name` leads back to it
      let its `%name` take a `%{Lazy%|Provider%}<%type>`
    neverStarted warning: [never-started] the start action of `%node` never runs: it %{\
    is neither eager nor needed by anything eager%|\
    belongs to a scope, and `start()` builds no scoped objects%|\
    is not shared, so the container does not keep it%|\
    is one object for each key, and a start knows no keys%}
      %{add `.eager()`, or let an eager definition take it%|declare it as an `.eager()` `Singleton`%|\
    declare it as an `.eager()` `Singleton`, \
    let consumers take a `Provider` and start what it returns, or add `.ownedByConsumer()`%|\
    do its work in the factory%}
    neverStopped warning: [never-stopped] the %{stop action of `%node` never runs%|\
    start and stop actions of `%node` never run%}: it is a prototype, so the container does not keep it
      declare it as a `Singleton`, let consumers take a `Provider` and stop what it returns, or add `.ownedByConsumer()`
    serviceNotRun warning: [service-not-run] `%node` is a service, but only singletons and values are run
      declare it as a `Singleton`, or run its objects yourself
    unused warning: [unused] nothing uses `%node`
      remove it, %{add `.eager()`, %|%}or add its consumer to the roots
    missing [missing-binding] nothing provides `%type`%text%for
    missingName [missing-name] nothing is named "%name"%for
      %{use the name "%text", or name a definition "%name"%|\
    add `.named("%name")` to a definition of `%type`%|\
    add `.alias("%name")` to a definition of `%type`%|\
    add `.named("%name")` to a definition of `%type`, or `.alias("%name")` if it has a name%}
    missingTag [missing-tag] nothing is tagged "%name"%for
      %{use the tag "%text"%|add `.tagged("%name")` to a definition of `%type`%}
    emptyCollection [empty-collection] nothing provides `%type`, so the collection%for is empty
    ambiguous [ambiguous] %count definitions match `%type`%for, and none is primary
      %{create the module once, as a constant, and list that constant everywhere%|\
    mark one `.primary()`, or resolve one by name or type%text%|\
    mark one `.primary()`, or resolve one by its name%text%}
    severalPrimaries [several-primaries] %count primary definitions match `%type`%for
      keep `.primary()` on only one of them
    illegalQuery [illegal-query] %name, but the query%for %text
      %{remove one of them from the query%|take a list or a dictionary, or remove that part of the query%}
    mismatch [type-mismatch] %{%asker needs%|the call needs%} `%type`, but %text `%kind`
      query for a definition of `%type`, or change %{the parameter's type%|the type that is resolved%}
    unnamedMember [unnamed-member] `%node` has no name, but is a member of the dictionary%for
      add `.named("...")`: names are the keys of the dictionary
    tooFew [too-few] too few definitions of `%type`%for: found %count, requires %text
      declare more, or lower `atLeast:`
    misplacedArgument [argument-mismatch] only the parameters of a prototype are left to callers, but the query%for is `.argument`
      %{write `.key` to keep one object for each value, declare `%other` as a `Prototype`, \
    or find the parameter in the graph: `.auto`%|\
    find the parameter in the graph: `.auto`%|resolve a `Provider` that takes the argument%}
    misplacedKey [argument-mismatch] only the parameters of what is kept can be keys, but the query%for is `.key`
      %{write `.argument` for a new object at each call, declare `%other` as a `Singleton`, \
    or find the parameter in the graph: `.auto`%|\
    find the parameter in the graph: `.auto`%|resolve a `Provider` that takes the key%}
    onceWithArguments [argument-mismatch] `%node` takes arguments, which providers pass, and each call of one is a \
    resolution: `.oncePerResolution()` has no effect
      remove `.oncePerResolution()`
    argumentMismatch [argument-mismatch] `%node` takes %name from its caller, but %asker gives %text
    argumentRemedy
      %{take a `Provider<%name>`, or an `AsyncProvider`, and call it with them%|\
    take a `Provider<%kind>`, or mark parameters of `%kind` with `.argument`%}
    strayArguments [argument-mismatch] `%name` takes no arguments from its caller, but %asker gives %text
      remove them from the provider
    lazyPrototype [lazy-prototype] a `Lazy`%for would share `%node`, a prototype not known to be `Sendable`
      resolve a `Provider` instead
    declaring
      %{tag a definition of `%type` with "%name"%|\
    take `%name`, which collects every match%|\
    take a `Provider` of what it returns, or a constant: `.value(...)`%|\
    let a type that conforms to it declare itself: `SelfDeclaring`, with `Singleton(SomeType.init)`%|\
    let `%type` declare itself: `SelfDeclaring`, with `Singleton(%type.init)`%|\
    declare a type that conforms to it, `Singleton(SomeType.init).as((%type).self)`%|\
    declare a type that conforms to it, `Singleton(SomeType.init).as((%type).self) { $0 as %type }`%|\
    pass a constant with `.value(...)`, or declare a `Value(...)`%|\
    declare it, `Singleton(%type.init)` if all scopes share it, `Scoped("%name", %type.init)` if each has its own, \
    or `External(%type.self, in: "%name")` if the scope is opened with it%|\
    declare it, `Singleton(%type.init)`%|\
    declare it, `Singleton(%type.init)`, or as a `Prototype` if it is not `Sendable`%|\
    declare it, `Singleton(%type.init)` or `Value(...)`%}
    externalNotSet [external-not-set] the external `%node` has not been set
      %{provide it first: `container.set(...)`%|open the scope with it: `container.scope("%name", with: ...)`%}
    asynchronousOnly [asynchronous-only] `%node` must be awaited
      resolve it with `try await container.get(async: ...)`%{, or make it `.eager()` and resolve it after the start%}
    builtByTask [asynchronous-only] %{`%node`%|a `Lazy`%} is being built by a task, which must be awaited
      %{resolve it with `try await container.get(async: ...)`%}
    setAwaiting [asynchronous-only] %text
      set it with `try await container.set(async: ...)`
    setOnMain [main-actor-only] %text
      set it on the main actor with `container.set(main: ...)`
    builtOnMain [main-actor-only] `%node` is built on the main actor
      resolve it there with `get(main: ...)`, or anywhere with `try await container.get(async: ...)`
    keptOnMain [main-actor-only] `%node` %{is not `Sendable` and stays on the main actor%|\
    conforms to `%type` on the main actor only%}
      resolve it there with `get(main: ...)`
    conformsElsewhere [main-actor-only] `%node` conforms to `%type` on an actor that is not the main actor
      isolate the conformance to the main actor, or to none
    circularConstruction [circular-construction] %{`%node`%|a `Lazy`%} was resolved while it was being built
      %{declare it as a step, with `.inject` or `.call`, so that the graph knows the cycle; \
    or keep a `Lazy` or a `Provider`, and call it later%}
    circularWait [circular-wait] waiting for `%name` would deadlock: it waits for %text
      do not wait here: take a `Lazy`, a `Provider` or an `AsyncProvider` and call it later, \
    or start a `Task` without awaiting it
    canceled [canceled] the task was canceled while it waited for `%name`
    ended [ended] %name has ended
      resolve it before `stop()`, or create another one
    overrideEnded [ended] the override of %text has ended
      await the task before the operation of `withOverrides` returns, or start it with `Task.detached`, \
    which sees no overrides; what lasts longer, such as the views of a preview, takes a container of its own
    released [ended] the container is gone: nothing keeps it
      keep it as long as what comes from it is used, in a constant or a property: `let container = try Container(...)`
    draining [draining] no more scopes "%name" can be opened: the container stops when those that are open have ended
      turn the work away, with status 503 for example, or open the scope in the container that replaces this one
    outsideScope [outside-scope] `%node` belongs to the scope "%name", %{which is not open here%|and is declared by a container within the open one%}
      open %{one%|another one in that container%}, `container.scope("%name")`, and resolve it there
    unknownScope [unknown-scope] no definition belongs to a scope "%name"
      open a declared scope, or declare `Scoped("%name", ...)`
    nestedTooDeep [too-deep] resolutions are nested too deeply: each starts before the previous one returns
      resolve it after the initializer, or take it as a parameter
    chainTooLong [too-deep] building `%node` needs a chain of %count objects, too long for the stack
      declare some of the chain as singletons, which are built one after another
    constructionFailed [construction-failed] building `%node` failed: %text
    stepFailed [construction-failed] the %name of `%node` failed: %text
    scopeValueMissing [scope-value] the scope "%name" is opened without a value for `%node`
      add it: `container.scope("%name", with: ...)`, or open the scope without values and use `set(_:)`
    scopeValueUnclear [scope-value] a value of `%type`%text %{matches no external of the scope%|is passed twice to the scope%|\
    matches %count externals of the scope%} "%name"
      %{declare `External(%type.self, in: ...)`, or remove the value%|pass it once%|\
    name one: `ScopeValue(..., named: "...")`%}
    notSettable [not-settable] `set` needs exactly one definition%text, but %{none accepts%|%count accept%} `%type`
      %{declare `External(%type.self)`%|name one: `set(..., .named("..."))`%}
    notEvictable [not-evictable] `%node` cannot be removed: it is not declared `.evictable()`
      %{add `.evictable()` to the declaration%|declare it as an `.evictable()` `Singleton`%}
    """
