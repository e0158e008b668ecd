/// No target has it: it would not compile.
final class DiaryApp: NotHere {}
