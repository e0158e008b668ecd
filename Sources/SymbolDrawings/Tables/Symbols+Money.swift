extension SymbolTable {
    static let money = """
        centsign: width 14 | line A 7 10.4 4.8 48 312 | line M 9.4 2.6 4.8 17.8
        turkishlirasign: width 14 | line M 5 2.6 5 16.8 C 9.6 16.8 12.4 14.4 12.4 10.4
            | line M 2 10 9.6 6.6 M 2 13.4 9.6 10
        francsign: width 14 | line M 5 17.4 5 3 12 3 M 5 9.4 10.6 9.4 M 2.4 13.6 9 13.6
        lirasign: width 15
            | line M 11.6 5.4 C 10.8 1.8 5.2 2 5.2 6.6 L 5.2 12.6 C 5.2 15 4.4 16.4 2.8 17.2 L 12.2 17.2 M 2.8
            9 10 9 M 2.8 12 10 12
        shekelsign: line M 2.6 17.2 2.6 3 8 3 C 11.6 3 12.6 5 12.6 8 L 12.6 12.4
            | line M 7.4 7.6 7.4 17 12 17 C 16 17 17.4 15 17.4 12 L 17.4 3
        sheqelsign: = shekelsign
        dongsign: width 15 | line O 7 10.6 3.8 | line M 10.8 2.6 10.8 14.4 M 7.4 5 13 5 M 3 17.6 12 17.6
        nairasign: line M 4.6 17.4 4.6 2.6 15.4 17.4 15.4 2.6 M 1.8 8.2 18.2 8.2 M 1.8 11.8 18.2 11.8
        pesosign: width 16 | line M 4.6 17.4 4.6 3 8.6 3 C 14 3 14 11.4 8.6 11.4 L 4.6 11.4
            | line M 1.8 5.8 14.4 5.8 M 1.8 8.6 14.4 8.6
        pesetasign: width 16 | line M 4.6 17.4 4.6 3 8.6 3 C 14 3 14 11.4 8.6 11.4 L 4.6 11.4
            | line M 1.8 7.2 14.4 7.2
        philippinepesosign: = pesosign
        rupeesign: width 22 | line M 2.6 17.2 2.6 3 6 3 C 10.4 3 10.4 10.2 6 10.2 L 2.6 10.2 M 6.2 10.2 10 17.2
            | line M 18.6 8.6 C 17 6.6 13 7.4 13.4 9.8 C 13.8 12.6 19.2 11.2 19 14.2 C 18.8 17.4 14 17.8 12.8 15
        bahtsign: width 14
            | line M 3 3.8 7 3.8 C 11.4 3.8 11.4 9.8 7 9.8 L 3 9.8 M 7 9.8 C 12.4 9.8 12.4 16.2 7 16.2 L 3
            16.2 Z | line M 6.8 1.4 6.8 18.6
        cedisign: width 14 | line A 7.2 10 5 48 312 | line M 7.4 1.8 7.4 18.2
        kipsign: width 15 | line M 4.6 2.8 4.6 17.2 M 12 2.8 4.8 10 12.4 17.2 M 1.8 10 13 10
        florinsign: width 14
            | line M 12 4 C 10 1.6 8 2.6 7.6 5.4 L 5.8 14.6 C 5.2 17.6 3.6 18 2 16.6 M 4 8.6 11 8.6
        tengesign: width 14 | line M 2 3 12 3 M 2 6.6 12 6.6 M 7 6.6 7 17.4
        tugriksign: width 14 | line M 2 3 12 3 M 7 3 7 17.4 M 3.4 11 10.6 8 M 3.4 14 10.6 11
        hryvniasign: width 15
            | line M 3.4 5 C 5 1.6 11.4 2 11 6 C 10.6 9.8 3.6 9.4 3.4 14 C 3.4 18 9.8 18.4 11.6 15
            | line M 1.8 8.6 13.2 8.6 M 1.8 11.6 13.2 11.6
        guaranisign: width 15 | line M 11.6 6.2 C 10 2.4 2.6 2.4 2.6 10 C 2.6 17.6 12.2 17.6 12.2 10.6 L 8 10.6
            | line M 7.6 1.6 7.6 18.4
        manatsign: line M 3.4 17 C 3.4 3 16.6 3 16.6 17 | line M 10 3.4 10 17
        larisign: line A 10 10.4 6.4 80 360 | line M 16.4 10.4 16.4 11 M 8.2 3 8.2 10 M 11.8 3 11.8 10 M 8 16.8
            17.4 16.8
        australsign: line M 3 17.4 10 2.6 17 17.4 M 3 11 17 11 M 2 14 18 14
        coloncurrencysign: width 15 | line A 7.6 10 5.4 48 312 | line M 8.4 1.8 5.4 18.2 M 11.4 1.8 8.4 18.2
        cruzeirosign: width 15
            | line A 7.2 10 5.4 48 312 | line M 8 7.6 8 14 M 8 9.6 C 8.6 8 10.4 7.6 11.6 8.2
        eurozonesign: = eurosign
        malaysianringgitsign: width 24 | use _letter.r 6.4 10 1 | use _letter.m 17.6 10 1
        brazilianrealsign: width 26 | use _letter.r 6.4 10 1 | use dollarsign 19 10 1
        australiandollarsign: width 26 | use _letter.a 6.8 10 1 | use dollarsign 19 10 1
        singaporedollarsign: width 26 | use _letter.s 6.8 10 1 | use dollarsign 19 10 1
        swedishkronasign: width 22 | use _letter.k 6.4 10 1 | line M 14 17 14 8 M 14 11 C 15 8.4 17 7.6 19 8.4
        norwegiankronesign: = swedishkronasign
        danishkronesign: = swedishkronasign
        polishzlotysign: width 20 | line M 2 7.6 9 7.6 2 17 9.4 17 | line M 14.6 2.6 14.6 17 M 12 11 17.4 7.6
        chineseyuanrenminbisign: = yensign
        milsign: width 22 | use _letter.m 7.4 10 1 | line M 19 2.8 19 17.2 M 16.4 6 21 4
        """
}
