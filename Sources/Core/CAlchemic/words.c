// The memory of words that threads share.
#include "CAlchemic.h"
#include <stdlib.h>

alchemic_word *alchemic_words_create(size_t count) {
    alchemic_word *words = malloc((count > 0 ? count : 1) * sizeof(alchemic_word));
    if (words == NULL) abort();
    return words;
}

void alchemic_words_destroy(alchemic_word *words) { free(words); }
