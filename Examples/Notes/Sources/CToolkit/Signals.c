#include "CToolkit.h"

#include <glib-object.h>

void toolkit_send(void *instance, const char *signal) {
    g_signal_emit_by_name(instance, signal);
}
