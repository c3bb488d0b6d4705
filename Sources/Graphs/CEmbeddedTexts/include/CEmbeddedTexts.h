// Files of this repository that are compiled in: nothing reads them as the program runs.
#ifndef CEMBEDDEDTEXTS_H
#define CEMBEDDEDTEXTS_H

/// A file's name, and its text.
struct alchemic_text {
    const char *_Nullable name;
    const char *_Nullable text;
};

/// The files of a graph's page, modules of JavaScript after those that they import; one without a name ends the list.
const struct alchemic_text *_Nonnull alchemic_page_parts(void);
/// The documentation's pages about messages; one without a name ends the list.
const struct alchemic_text *_Nonnull alchemic_message_pages(void);

#endif
