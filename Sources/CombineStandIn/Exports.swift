// What lowered source means by `import Combine`. A module of that name would be found by OpenCombine's own
// `canImport(Combine)`, which then builds nothing.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
