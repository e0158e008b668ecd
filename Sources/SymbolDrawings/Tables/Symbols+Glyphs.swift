/// Capital letters and digits in strokes, for `a.circle`, `12.square` and the like: all 12 units wide.
extension SymbolTable {
    static let glyphs = """
        _digit.0: width 12 | line M 6 2.6 C 10.8 2.6 10.8 17.4 6 17.4 C 1.2 17.4 1.2 2.6 6 2.6 Z
        _digit.1: width 12 | line M 3 5.4 6.6 2.8 6.6 17.2
        _digit.2: width 12 | line M 2.2 6.4 C 2.2 1.4 9.8 1.4 9.8 6.2 C 9.8 10 4 12.6 2.2 17.2 L 10 17.2
        _digit.3: width 12
            | line M 2.2 5 C 3.6 1.4 9.6 2 9.6 6 C 9.6 8.6 7.6 9.6 5.2 9.6 C 8 9.6 10.2 10.8 10.2 13.4 C 10.2
            18 3.2 18.6 1.8 14.6
        _digit.4: width 12 | line M 7.8 17.2 7.8 2.8 1.6 13 10.6 13
        _digit.5: width 12
            | line M 9.4 2.8 3.2 2.8 2.6 9.4 C 5.4 7.2 10.2 8.4 10.2 12.6 C 10.2 18 3.2 18.6 1.8 14.6
        _digit.6: width 12
            | line M 9.4 4.6 C 7.6 1.4 2 2.4 2 11 C 2 19.4 10.2 18.8 10.2 12.8 C 10.2 7.6 3.2 7.4 2 12
        _digit.7: width 12 | line M 1.8 2.8 10.2 2.8 4.6 17.2
        _digit.8: width 12
            | line M 6 9.6 C 1.4 9.6 1.4 2.6 6 2.6 C 10.6 2.6 10.6 9.6 6 9.6 C .8 9.6 .8 17.4 6 17.4 C 11.2
            17.4 11.2 9.6 6 9.6
        _digit.9: width 12
            | line M 2.6 15.4 C 4.4 18.6 10 17.6 10 9 C 10 .6 1.8 1.2 1.8 7.2 C 1.8 12.4 8.8 12.6 10 8
        _letter.a: width 12 | line M 1.2 17.2 6 2.8 10.8 17.2 M 2.8 12.4 9.2 12.4
        _letter.b: width 12
            | line M 2.2 9.6 6.2 9.6 C 10 9.6 10 2.8 6.2 2.8 L 2.2 2.8 2.2 17.2 6.2 17.2 C 11 17.2 11 9.6 6.2
            9.6
        _letter.c: width 12 | line M 10.4 6.2 C 9.2 1.2 1.6 1.2 1.6 10 C 1.6 18.8 9.2 18.8 10.4 13.8
        _letter.d: width 12 | line M 2 2.8 5 2.8 C 12.4 2.8 12.4 17.2 5 17.2 L 2 17.2 Z
        _letter.e: width 12 | line M 9.8 2.8 2.4 2.8 2.4 17.2 9.8 17.2 M 2.4 9.8 8.8 9.8
        _letter.f: width 12 | line M 9.8 2.8 2.6 2.8 2.6 17.2 M 2.6 9.8 8.6 9.8
        _letter.g: width 12 | line M 10.2 6 C 9 1.2 1.4 1.2 1.4 10 C 1.4 18.8 10.4 18.8 10.4 10.8 L 6.6 10.8
        _letter.h: width 12 | line M 2 2.8 2 17.2 M 10 2.8 10 17.2 M 2 9.8 10 9.8
        _letter.i: width 12 | line M 6 2.8 6 17.2 M 3.4 2.8 8.6 2.8 M 3.4 17.2 8.6 17.2
        _letter.j: width 12 | line M 8.6 2.8 8.6 12.6 C 8.6 18.6 2.2 18.6 2 13.4
        _letter.k: width 12 | line M 2.2 2.8 2.2 17.2 M 10 2.8 2.4 11.2 M 4.8 8.8 10.4 17.2
        _letter.l: width 12 | line M 2.8 2.8 2.8 17.2 9.8 17.2
        _letter.m: width 12 | line M 1 17.2 1 2.8 6 11.4 11 2.8 11 17.2
        _letter.n: width 12 | line M 2 17.2 2 2.8 10 17.2 10 2.8
        _letter.o: width 12 | line M 6 2.6 C 12.6 2.6 12.6 17.4 6 17.4 C -.6 17.4 -.6 2.6 6 2.6 Z
        _letter.p: width 12 | line M 2.4 17.2 2.4 2.8 6.4 2.8 C 11.2 2.8 11.2 11 6.4 11 L 2.4 11
        _letter.q: width 12
            | line M 6 2.6 C 12.6 2.6 12.6 17.4 6 17.4 C -.6 17.4 -.6 2.6 6 2.6 Z M 7 13.4 11 18
        _letter.r: width 12
            | line M 2.4 17.2 2.4 2.8 6.4 2.8 C 11.2 2.8 11.2 10.6 6.4 10.6 L 2.4 10.6 M 6.6 10.6 10.4 17.2
        _letter.s: width 12
            | line M 10 6.2 C 9.2 1.4 2 1.6 2 6 C 2 10.6 10.4 9 10.4 13.8 C 10.4 18.4 2.4 18.4 1.6 13.6
        _letter.t: width 12 | line M 1.2 2.8 10.8 2.8 M 6 2.8 6 17.2
        _letter.u: width 12 | line M 2 2.8 2 11.8 C 2 19.2 10 19.2 10 11.8 L 10 2.8
        _letter.v: width 12 | line M 1.2 2.8 6 17.2 10.8 2.8
        _letter.w: width 12 | line M .4 2.8 3.2 17.2 6 6 8.8 17.2 11.6 2.8
        _letter.x: width 12 | line M 1.6 2.8 10.4 17.2 M 10.4 2.8 1.6 17.2
        _letter.y: width 12 | line M 1.4 2.8 6 10.4 10.6 2.8 M 6 10.4 6 17.2
        _letter.z: width 12 | line M 1.8 2.8 10.2 2.8 1.8 17.2 10.2 17.2
        """
}
