#pragma once

/// The app's entry point, or NULL.
typedef int (*shoji_app_entry_t)(int argc, char **argv);

/// Written in Swift, in AppHost. Returns the exit status.
int shoji_host_main(int argc, char **argv, shoji_app_entry_t entry);

/// From now on a trap, an abort, a bad memory access or a call of `exit` in this process says that the app
/// stopped, and in which step, and ends it with status 3.
void shoji_crash_watch(void);
/// What the app is doing, for that message.
void shoji_crash_step(const char *text);

/// From now on this process ends as soon as the thread that started it does.
void shoji_end_with_parent(void);
