#define _GNU_SOURCE
#include "CAppMain.h"
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

// Read by a signal handler: plain memory, written whole before it is looked at.
static char step[1024];
static char folder[4096];

static void copy(char *to, const char *from) {
    strncpy(to, from ? from : "", 1023);
}

void shoji_crash_step(const char *text) { copy(step, text); }

static void say(const char *text) {
    ssize_t ignored = write(STDERR_FILENO, text, strlen(text));
    (void)ignored;
}

static void tell(const char *how) {
    say("shoji: the app stopped");
    say(how);
    if (step[0]) {
        say(", in ");
        say(step);
    }
    say("\n");
}

// Where the program's own code is, as it was loaded.
static uintptr_t base, first, last;
static int tells_frames;

static int find_code(struct dl_phdr_info *info, size_t size, void *nothing) {
    (void)size, (void)nothing;
    base = info->dlpi_addr;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
        first = base + part->p_vaddr;
        last = first + part->p_memsz;
    }
    // The first entry is the program itself.
    return 1;
}

void shoji_crash_tells_frames(void) {
    // The unwinder is loaded at its first use, which must not be in a signal handler.
    void *nothing[1];
    backtrace(nothing, 1);
    dl_iterate_phdr(find_code, NULL);
    tells_frames = 1;
}

static void tell_frame(uintptr_t address) {
    char line[] = "shoji-frame: 0x0000000000000000\n";
    for (char *digit = line + sizeof line - 3; address; digit--, address >>= 4)
        *digit = "0123456789abcdef"[address & 15];
    say(line);
}

// A line for each place in the program's own code, innermost first: an address as its table of lines has it.
static void tell_frames(uintptr_t stopped) {
    if (!tells_frames) return;
    // Where it stopped is an instruction of its own; traps stand at a function's end, behind those of other lines.
    if (stopped >= first && stopped < last) tell_frame(stopped - base);
    void *frames[256];
    int count = backtrace(frames, sizeof frames / sizeof *frames), told = 0;
    for (int i = 0; i < count && told < 16; i++) {
        uintptr_t address = (uintptr_t)frames[i];
        if (address <= first || address >= last || address == stopped) continue;
        // A return address is that of the next instruction.
        tell_frame(address - base - 1);
        told++;
    }
}

static uintptr_t place(void *context) {
    const mcontext_t *machine = &((ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
    return (uintptr_t)machine->gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)machine->pc;
#else
    (void)machine;
    return 0;
#endif
}

// By another process: walking a folder takes memory, which a process that was stopped anywhere must not ask for.
static void remove_folder(void) {
    if (!folder[0]) return;
    pid_t child = _Fork();
    if (child == 0) {
        char *const arguments[] = {"rm", "-rf", "--", folder, NULL}, *const environment[] = {NULL};
        execve("/bin/rm", arguments, environment);
        _exit(1);
    }
    if (child > 0) waitpid(child, NULL, 0);
}

static void on_signal(int number, siginfo_t *info, void *context) {
    (void)info;
    tell_frames(place(context));
    switch (number) {
    case SIGILL: case SIGTRAP: tell(""); break;
    case SIGABRT: tell(" (abort)"); break;
    case SIGSEGV: case SIGBUS: tell(" (bad memory access or endless recursion)"); break;
    default: tell(" (arithmetic error)"); break;
    }
    remove_folder();
    _exit(3);
}

static void on_exit_call(void) {
    tell(" by itself (exit)");
    remove_folder();
    _exit(3);
}

static void on_end(int number) {
    remove_folder();
    signal(number, SIG_DFL);
    raise(number);
}

void shoji_remove_at_end(const char *path) {
    strncpy(folder, path, sizeof folder - 1);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_end;
    const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}

void shoji_crash_watch(void) {
    // A stack of its own, so that a stack that ran over can still be told of.
    static char alternate[64 * 1024];
    stack_t stack = {.ss_sp = alternate, .ss_size = sizeof alternate};
    sigaltstack(&stack, NULL);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_signal;
    action.sa_flags = SA_ONSTACK | SA_SIGINFO | (int)SA_RESETHAND;
    const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
    for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
    atexit(on_exit_call);
}
