#ifndef C_SWIFT_INTERNALS_H
#define C_SWIFT_INTERNALS_H

// What stands in the tables of classes for methods that are called directly everywhere: a third of the addresses that a start would look up
// by name. The runtime has it, for whoever has not; as a function of each product's own, which nobody else sees, its address is known when the
// product is linked. Swift source may not define it.
__attribute__((visibility("hidden"), noreturn)) void swift_deletedMethodError(void);

#endif
