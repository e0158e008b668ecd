/// No target has it: it would not compile.
let left: NotHere = 1
