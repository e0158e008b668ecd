#pragma once

/// The app's entry point, or NULL.
typedef int (*shoji_app_entry_t)(int argc, char **argv);

/// Written in Swift, in AppHost. Returns the exit status.
int shoji_host_main(int argc, char **argv, shoji_app_entry_t entry);
