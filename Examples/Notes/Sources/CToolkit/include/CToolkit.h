// What the Swift layer over GTK cannot say in Swift.
#pragma once

// Sends a signal that has no arguments, as GTK does when the user acts on the widget.
void toolkit_send(void *instance, const char *signal);
