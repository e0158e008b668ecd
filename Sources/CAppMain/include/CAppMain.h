#pragma once

/// The app's entry point, or NULL.
typedef int (*shoji_app_entry_t)(int argc, char **argv);

/// Runs tests and ends the process, or NULL.
typedef void (*shoji_test_entry_t)(void);

/// Written in Swift, in AppHost. Returns the exit status.
int shoji_host_main(int argc, char **argv, shoji_app_entry_t entry, shoji_test_entry_t tests);

/// Written in Swift, in AppHost: `UIImage.pngData()`, bitmap contexts and PDF renderers have pixels from then on, and a package's tests a device
/// and its time.
void shoji_runtime_loaded(void);

/// From now on a trap, an abort, a bad memory access or a call of `exit` in this process says that the app
/// stopped, and in which step, and ends it with status 3.
void shoji_crash_watch(void);
/// From now on such a stop also says where in the program's own code it was, a line for each place: "shoji-frame: " and
/// an address as the file has it.
void shoji_crash_tells_frames(void);
/// What the app is doing, for that message.
void shoji_crash_step(const char *text);

/// From now on pieces of memory of 256 kB and more, such as pictures, go back to the system as they are freed. Left to itself the C library soon
/// keeps pieces of up to 32 MB for later, with holes between them.
void shoji_return_freed_memory(void);
/// From now on what is freed is kept for the next picture: up to 64 MB, and no piece of less than 32 MB goes back. Left to itself the C library
/// asks the system anew for each picture's file, and the system clears it.
void shoji_keep_freed_memory(void);

/// From now on what is printed goes the way of what is said as errors, between `SO` and `SI`: one pipe keeps the order of both.
void shoji_mark_printed(void);

/// From now on this process ends as soon as its parent, the process `parent`, does.
void shoji_end_with_parent(int parent);

/// From now on the folder is removed with all that is in it when this process traps, aborts, calls `exit` or is ended
/// by SIGINT, SIGTERM, SIGHUP or SIGQUIT.
void shoji_remove_at_end(const char *folder);
