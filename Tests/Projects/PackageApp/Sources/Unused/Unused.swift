/// Nothing that starts uses the target: it would not compile.
let unused: NotHere = 1
