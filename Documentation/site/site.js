// Lets the pages that DocC renders be opened wherever they are: below any address of a server, and from a disk.
//
// DocC's pages know their address on a server, load what they show by `fetch`, and exchange the address of the page that
// is shown, without loading it. Of a page from a disk, browsers allow neither. `Documentation/render` puts this script
// into each page, and beside each file of data a script that sets `siteData`.
(function () {
    var base = new URL("..", document.currentScript.src);
    window.baseUrl = base.pathname;

    // Each message has a page now; links lead to its former section of Troubleshooting. DocC's own anchors begin with a capital.
    var former = /^(.*\/documentation\/alchemic\/)troubleshooting\/?(index\.html)?$/.exec(location.pathname);
    if (former && /^#[a-z]+(-[a-z]+)*$/.test(location.hash)) {
        location.replace(new URL(former[1] + location.hash.slice(1) + "/index.html", location.href));
        return;
    }

    // DocC has no way from a product to the others: the title in the bar is one. site.css says so.
    document.addEventListener("click", function (event) {
        if (event.target.closest("h2.nav-title")) location.assign(new URL("documentation/index.html", base));
    });

    if (location.protocol !== "file:") {
        // The router knows pages without the name of their file. The folder stays: addresses in the page depend on it.
        var folder = location.pathname.replace(/\/index\.html$/, "/");
        if (folder !== location.pathname) history.replaceState(history.state, "", folder + location.search + location.hash);
        return;
    }

    // What the router takes for the address: `render` has told it to.
    window.sitePath = location.pathname.replace(/\/(index\.html)?$/, "");

    function file(address) {
        var url = new URL(address, location.href);
        if (url.protocol !== "file:" || url.pathname.indexOf(base.pathname) !== 0) return url;
        if (!/\.[a-z0-9]+$/.test(url.pathname)) url.pathname = url.pathname.replace(/\/?$/, "/index.html");
        return url;
    }

    window.fetch = function (address) {
        return new Promise(function (resolve) {
            var script = document.createElement("script");
            script.src = new URL(address, location.href).href + ".js";
            script.onload = function () {
                script.remove();
                resolve(new Response(JSON.stringify(window.siteData)));
            };
            script.onerror = function () {
                script.remove();
                resolve(new Response("null", { status: 404 }));
            };
            document.head.appendChild(script);
        });
    };

    // Only the part after `#` may change without loading a page.
    ["pushState", "replaceState"].forEach(function (name) {
        var original = history[name];
        history[name] = function (state, title, address) {
            var url = file(address || location.href);
            if (url.pathname !== location.pathname) {
                if (name === "pushState") location.assign(url);
            } else {
                original.call(history, state, title, url.hash || undefined);
            }
        };
    });

    // Before anybody follows a link, in whichever way.
    ["pointerdown", "focusin"].forEach(function (event) {
        document.addEventListener(event, function (event) {
            var link = event.target.closest && event.target.closest("a[href]");
            if (link) link.href = file(link.href).href;
        }, true);
    });
})();
