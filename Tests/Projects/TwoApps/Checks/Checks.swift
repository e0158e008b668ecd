/// Tests are left out of the apps: it would not compile.
let checks: NotHere = 1
