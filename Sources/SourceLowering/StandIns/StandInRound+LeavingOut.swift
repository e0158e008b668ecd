import StandInTable
import SwiftSyntax

extension StandInRound {
    /// - Parameter compiled: the parts that were left out of what the compiler saw.
    mutating func leaveOut(_ error: CompileError, _ names: Set<String>, compiled: [String: LeftOutParts]) {
        guard let file = files[error.path], standIns.leftOutFiles[error.path] == nil else {
            if files[error.path] == nil { remaining.append(error) }
            return
        }
        guard isConcerned(file, names, error) else { return remaining.append(error) }
        let known = standIns.leftOut[error.path]
        guard let offset = file.offset(of: error, leftOut: compiled[error.path]) else {
            return remaining.append(error)
        }
        // What another error of this round left out may be all that was wrong.
        let part = known?.part(at: offset)
        if part != nil, part != compiled[error.path]?.part(at: offset) { return }
        leaveOut(error, at: offset, of: file, compiled: compiled[error.path])
    }

    /// - Parameter compiled: the parts that were left out of what the compiler saw.
    private mutating func leaveOut(
        _ error: CompileError, at offset: Int, of file: CompiledFile, compiled: LeftOutParts?
    ) {
        let known = standIns.leftOut[error.path]
        let leavingOut = LeavingOut(file: file, isOfTests: isOfTests)
        var answer = leavingOut.answer(to: error, at: offset, known: known)
        // The place may be the blank before what is left out already.
        if case .part(let part) = answer,
            let same = known?.list.first(where: { $0.range == part.range && $0.text == part.text })
        {
            // For another error of this round it may have been enough.
            guard compiled?.list.contains(same) == true else { return }
            answer = leavingOut.answer(to: error, at: part.lower, known: known)
        }
        switch answer {
        case .part(let part):
            var parts = known ?? LeftOutParts(mark: file.mark)
            guard !parts.list.contains(part) else { return remaining.append(error) }
            parts.add(part)
            if isOfTests { parts.add(leavingOut.testsWithout(part)) }
            standIns.leftOut[error.path] = parts
            standIns.concerned.insert(error.path)
            isChanged = true
        case .file:
            standIns.leftOut[error.path] = nil
            standIns.leftOutFiles[error.path] = error.message
            isChanged = true
        }
    }

    /// Takes the force of casts of what stands in away.
    mutating func softenCasts(in path: String, of names: Set<String>) {
        guard let file = files[path], standIns.leftOutFiles[path] == nil else { return }
        var parts = standIns.leftOut[path] ?? LeftOutParts(mark: file.mark)
        for edits in ForcedCasts(file: file).edits(of: names)
        where edits.allSatisfy({ parts.part(at: $0.range.lowerBound) == nil }) {
            parts.add(
                edits.map {
                    LeftOutParts.Part(
                        lower: $0.range.lowerBound, upper: $0.range.upperBound, text: $0.text,
                        line: file.line(of: $0.range.lowerBound), reason: "a cast of what stands in",
                        isRewritten: true)
                })
        }
        guard !parts.list.isEmpty, parts != standIns.leftOut[path] else { return }
        standIns.leftOut[path] = parts
        standIns.concerned.insert(path)
        isChanged = true
    }

    /// Whether a file uses what is not here, or never built without: errors of others are its author's.
    func isConcerned(_ file: CompiledFile, _ names: Set<String>, _ error: CompileError) -> Bool {
        if standIns.concerned.contains(file.path) { return true }
        if !names.isDisjoint(with: file.words) { return true }
        // What cannot be read as Swift is a slip of its author's, wherever it is built.
        return mayLeaveOutAny && !file.tree.hasError && !OwnMistake.isOne(error.message)
    }

    /// Whether an error is about a member of a class whose superclass has been declared in this round: it may have it.
    func waits(_ error: CompileError, after known: Set<String>) -> Bool {
        guard error.message.contains("has no member '"), var current = error.quoted.first
        else { return false }
        var seen: Set<String> = []
        while seen.insert(current).inserted, let next = uses.classes[current] {
            if standIns.types[next] != nil, !known.contains(next) { return true }
            current = next
        }
        return false
    }

    /// Of tests what uses that which stands in for modules in the app: it does nothing, and a test of it would say nothing.
    /// - Returns: whether there is such.
    public mutating func leaveOutWhatStandsIn() -> Bool {
        guard isOfTests else { return false }
        isChanged = false
        for file in files.values.sorted(by: { $0.path < $1.path }) where file.lacksModules {
            for token in file.tree.tokens(viewMode: .sourceAccurate) where earlier.has(token.text) {
                let isMember =
                    token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id == token.parent?.id
                let isName = token.parent?.is(DeclReferenceExprSyntax.self) == true && !isMember
                guard isName || token.parent?.is(IdentifierTypeSyntax.self) == true,
                    standIns.leftOut[file.path]?.part(at: token.bytes.lowerBound) == nil
                else { continue }
                let error = CompileError(
                    path: file.path, line: file.line(of: token.bytes.lowerBound), column: 1,
                    message: "'\(token.text)' is not here; what stands in for it in the app does nothing")
                leaveOut(error, at: token.bytes.lowerBound, of: file, compiled: nil)
            }
        }
        return isChanged
    }
}
