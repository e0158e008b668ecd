extension SymbolTable {
    static let tools = """
        magnifyingglass: line O 8.4 8.4 6 | line M 12.9 12.9 17.6 17.6
        plus.magnifyingglass: use magnifyingglass | line M 8.4 5.6 8.4 11.2 M 5.6 8.4 11.2 8.4
        minus.magnifyingglass: use magnifyingglass | line M 5.6 8.4 11.2 8.4
        trash: line M 2.6 4.8 17.4 4.8 M 7.4 4.6 7.8 2.4 12.2 2.4 12.6 4.6
            | body M 4.4 5 5.4 17.8 14.6 17.8 15.6 5 | mark M 8 8.4 8.2 14.4 M 12 8.4 11.8 14.4
        trash.fill: line M 2.6 4.4 17.4 4.4 M 7.4 4.2 7.8 2.2 12.2 2.2 12.6 4.2
            | solid M 3.6 6.2 16.4 6.2 15.4 17.4 C 15.4 18.2 14.8 18.8 14 18.8 L 6 18.8 C 5.2 18.8 4.6 18.2
            4.6 17.4 Z | cut M 8 9.2 8.2 15.4 M 12 9.2 11.8 15.4
        bin: body M 3.4 3 16.6 3 15.2 17.8 4.8 17.8 Z
        gearshape: body M 8.6 1.6 11.4 1.6 11.9 3.9 13.6 4.6 15.6 3.4 17.4 5.3 16.2 7.2 16.9 8.9 18.4 9.2 18.4
            10.8 16.9 11.1 16.2 12.8 17.4 14.7 15.6 16.6 13.6 15.4 11.9 16.1 11.4 18.4 8.6 18.4 8.1 16.1 6.4
            15.4 4.4 16.6 2.6 14.7 3.8 12.8 3.1 11.1 1.6 10.8 1.6 9.2 3.1 8.9 3.8 7.2 2.6 5.3 4.4 3.4 6.4 4.6
            8.1 3.9 Z | mark O 10 10 2.9
        gear: line S 10 10 8.6 6.9 12 | line O 10 10 4
            | line M 10 3.6 10 6 M 4.6 13.1 6.6 12 M 15.4 13.1 13.4 12
        gearshape.2: width 26 | use gearshape 8.4 8.4 .8 | use gearshape 19.6 13.2 .52
        wrench: body M 12.2 9.4 C 11 6 13.2 2.2 17 2.4 L 14.4 5 15 7 17.4 7.6 C 18.8 6 16.8 12 12.8 11 L 5.6
            18 C 4 19 1.4 16.4 2.6 14.8 Z
        wrench.adjustable: = wrench
        hammer: body M 6 3 C 9 1 13.4 1.6 15.6 4.4 L 13.2 7.6 9.6 5.4 6.8 5.8 Z
            | body M 8.6 7 11.4 9 5.6 17.6 C 4.4 19 1.8 17 2.8 15.4 Z
        wrench.and.screwdriver: line M 3 3.4 5.4 3 17.2 15 C 18.4 16.4 16.4 18.6 15 17.2 L 3.4 5.4 Z
            | line M 11.4 8.4 C 11 5 13.6 2 17 2.6 L 14.6 5 15 6.8 17.2 7.4 C 17.4 9.4 16 10.6 14 10.8 M 8.4
            11.4 3.2 16 C 2.4 17 3.4 18.2 4.6 17.4 L 9 13
        screwdriver: body M 12 8 17 3 C 18 2 19 3.4 17.6 4.4 L 13 9 Z
            | body M 11 8 13 10 6 17.4 C 4 19 1.4 16.4 3 14.4 Z
        scissors: line O 5 4.6 2.6 | line O 5 15.4 2.6 | line M 7.2 6 18 14.6 M 7.2 14 18 5.4
        paintbrush: body M 9 9.4 15.8 2.2 C 17 1.2 18.8 3 17.8 4.2 L 11 11.2 Z
            | body M 8.4 10 10.6 12 C 11 16.8 6 18.8 2 17 C 4.4 15.6 3.6 13.4 4.6 11.6 C 5.4 10.2 7 9.4 8.4 10
            Z
        paintbrush.pointed: = paintbrush
        paintpalette: body M 10 2 C 15 2 18.4 5.2 18.4 9.2 C 18.4 12.6 15.6 13 13.4 12.6 C 11.4 12.4 10.8 13.8
            11.6 15.2 C 12.4 17 11.6 18.2 9.8 18.2 C 5 18 1.6 14.6 1.6 10 C 1.6 5.4 5.2 2 10 2 Z
            | dot O 6 8 1.3 O 9.8 5.4 1.3 O 13.8 7 1.3 O 5.6 12.2 1.3
        eyedropper: body M 11 5.4 14.6 9 13.4 10.2 9.8 6.6 Z
            | body M 12.6 6.4 15.4 2.8 C 17 1.4 18.8 3.2 17.4 4.8 L 13.8 7.6 Z
            | line M 10.6 7.6 4 14.2 C 3.2 15 3.4 16 2.4 17.6 C 4 16.6 5 16.8 5.8 16 L 12.4 9.4
        wand.and.stars: body M 2 16.4 11 7.4 12.8 9.2 3.8 18.2 Z
            | solid S 14.6 4.6 3.2 1.1 4 S 6 4.6 2.4 .9 4 S 16.6 13 2.4 .9 4
        wand.and.rays: body M 2 16.4 10 8.4 11.8 10.2 3.8 18.2 Z
            | line M 13 2 13 4.4 M 18 7 15.6 7 M 8 3.6 9.6 5.4 M 16.6 3.4 14.8 5.2 M 16.4 12 14.6 10.6
        wand.and.stars.inverse: = wand.and.stars
        ruler: body M 1.8 13.4 13.4 1.8 18.2 6.6 6.6 18.2 Z
            | mark M 5 10.4 7 12.4 M 8 7.6 9.4 9 M 11 4.6 13 6.6
        level: = ruler
        pencil.and.ruler: line M 13.4 1.8 18.2 6.6 14.6 10.2 M 10.2 14.6 6.6 18.2 1.8 13.4 5.4 9.8
            | line M 2.4 2.4 6 3 17 14 17.6 17.6 14 17 3 6 Z
        lock: body R 3.6 8.8 12.8 9.4 2 | line M 6.2 8.6 6.2 6 C 6.2 .6 13.8 .6 13.8 6 L 13.8 8.6
        lock.open: body R 3.6 8.8 12.8 9.4 2 | line M 6.2 8.6 6.2 6 C 6.2 .6 13.8 .4 13.8 5.4
        lock.rotation: line A 10 10.6 7.4 0 308.43379844 M 15 1.6 15 5.4 11 5.4 | use lock.fill 10 10.6 .42
        key: body O 6 6.6 4.4 | dot O 4.8 5.4 1.1
            | line M 9.4 9.8 17 17.4 M 13.4 13.8 15.4 11.8 M 16 16.4 17.6 14.8
        key.horizontal: width 24 | body O 6.4 10 4.6 | dot O 5 10 1.2
            | line M 11.2 10 22 10 M 18 10 18 13.4 M 21.4 10 21.4 13
        lightbulb: body M 7 14 C 7 12 4.2 10.6 4.2 7.2 C 4.2 4 6.8 1.8 10 1.8 C 13.2 1.8 15.8 4 15.8 7.2 C
            15.8 10.6 13 12 13 14 Z | line M 7.6 16.2 12.4 16.2 M 8.6 18.6 11.4 18.6
        flashlight.on: body M 6 7 14 7 12.4 10 12.4 18.2 7.6 18.2 7.6 10 Z
            | line M 6 4.8 14 4.8 M 5.4 2 4.4 1 M 10 2 10 1 M 14.6 2 15.6 1
        flashlight.off: body M 6 4 14 4 12.4 8 12.4 18.2 7.6 18.2 7.6 8 Z | line M 6 1.8 14 1.8
        battery.100: width 26 | line R 1.4 5 20.4 10 2.4 | solid R 3.8 7.4 15.6 5.2 1
            | line M 24.2 8.6 24.2 11.4
        battery.75: width 26 | line R 1.4 5 20.4 10 2.4 | solid R 3.8 7.4 11.4 5.2 1
            | line M 24.2 8.6 24.2 11.4
        battery.50: width 26 | line R 1.4 5 20.4 10 2.4 | solid R 3.8 7.4 7.8 5.2 1
            | line M 24.2 8.6 24.2 11.4
        battery.25: width 26 | line R 1.4 5 20.4 10 2.4 | solid R 3.8 7.4 4 5.2 1 | line M 24.2 8.6 24.2 11.4
        battery.0: width 26 | line R 1.4 5 20.4 10 2.4 | line M 24.2 8.6 24.2 11.4
        battery.100percent: = battery.100
        powerplug: body M 5 6.4 15 6.4 15 9 C 15 12 13 13.6 10 13.6 C 7 13.6 5 12 5 9 Z
            | line M 7.4 2 7.4 6.2 M 12.6 2 12.6 6.2 M 10 13.8 10 18.4
        cpu: body R 4.6 4.6 10.8 10.8 1.6 | mark R 8 8 4 4 .4
            | line M 7.4 2 7.4 4.4 M 12.6 2 12.6 4.4 M 7.4 15.6 7.4 18 M 12.6 15.6 12.6 18 M 2 7.4 4.4 7.4 M 2
            12.6 4.4 12.6 M 15.6 7.4 18 7.4 M 15.6 12.6 18 12.6
        memorychip: width 24 | body R 2 6 20 8.4 1.4
            | line M 5.6 14.6 5.6 17 M 9.9 14.6 9.9 17 M 14.1 14.6 14.1 17 M 18.4 14.6 18.4 17 M 5.6 3.4 5.6
            5.8 M 9.9 3.4 9.9 5.8 M 14.1 3.4 14.1 5.8 M 18.4 3.4 18.4 5.8
        simcard: body M 4.4 1.8 11.6 1.8 15.6 5.8 15.6 18.2 4.4 18.2 Z | mark R 7 9 6 6 .8
        iphone: body R 5 1.4 10 17.2 2.2 | mark M 8.6 3.8 11.4 3.8
        smartphone: = iphone
        candybarphone: = iphone
        iphone.homebutton: body R 5 1.4 10 17.2 2.2 | mark M 5 4.8 15 4.8 M 5 15 15 15
        iphone.radiowaves.left.and.right: line R 6.4 2.4 7.2 15.2 1.8
            | line M 3.4 6.4 C 2 8.4 2 11.6 3.4 13.6 M 16.6 6.4 C 18 8.4 18 11.6 16.6 13.6
        iphone.and.arrow.forward: line M 14 6.4 14 3.4 C 14 2.2 13.2 1.4 12 1.4 L 6 1.4 C 4.8 1.4 4 2.2 4 3.4
            L 4 16.6 C 4 17.8 4.8 18.6 6 18.6 L 12 18.6 C 13.2 18.6 14 17.8 14 16.6 L 14 13.6
            | line M 8.6 10 18.4 10 M 15.2 6.8 18.4 10 15.2 13.2
        ipad: body R 3 1.4 14 17.2 2.2 | mark M 8 16.2 12 16.2
        ipad.landscape: body R 1.4 3 17.2 14 2.2 | mark M 8 14.6 12 14.6
        applewatch: body R 5 5 10 10 2.6 | line M 7 5 7.6 1.6 12.4 1.6 13 5 M 7 15 7.6 18.4 12.4 18.4 13 15
        applewatch.watchface: = applewatch
        desktopcomputer: body R 1.4 2.2 17.2 11.4 1.8 | line M 10 13.8 10 17.4 M 6.4 17.8 13.6 17.8
            | mark M 1.6 10.6 18.4 10.6
        display: body R 1.4 2.6 17.2 11.4 1.8 | line M 10 14.2 10 17.4 M 6.4 17.8 13.6 17.8
        laptopcomputer: width 24 | body R 4 3.4 16 10.6 1.6 | line M 1.6 16.8 22.4 16.8
        macbook: = laptopcomputer
        laptopcomputer.and.iphone: width 26 | body R 3.4 3.4 15 10.4 1.6 | line M 1.4 16.6 16 16.6
            | hole R 18.6 7 6 10.6 1.2 | body R 18.6 7 6 10.6 1.2
        pc: body R 5 1.6 10 16.8 1.4 | mark M 7.6 5 12.4 5 | dot O 10 14.4 1.1
        server.rack: body R 2 2.2 16 6.6 1.4 | body R 2 11.2 16 6.6 1.4 | dot O 5.4 5.5 1.1 O 5.4 14.5 1.1
            | mark M 9.4 5.5 14.6 5.5 M 9.4 14.5 14.6 14.5
        xserve: = server.rack
        printer: body R 1.8 6.4 16.4 8 1.8 | line M 5.4 6.2 5.4 2 14.6 2 14.6 6.2
            | hole*.8 R 5.4 11 9.2 7.2 .4 | line R 5.4 11 9.2 7.2 .4
        scanner: body R 1.8 9 16.4 7 1.6 | line M 2.6 8 17.4 2.8 | mark M 5 12.6 10 12.6
        computermouse: body R 5 1.6 10 16.8 5 | mark M 10 4.4 10 8.4
        clock: body O 10 10 8.2 | mark M 10 5 10 10.4 13.6 12.2
        clock.arrow.circlepath: line A 10.6 10 7.4 200 500 M 1.6 4.4 3.4 8 7.2 6.6
            | line M 10.6 5.8 10.6 10.4 13.8 12
        clock.arrow.2.circlepath: = clock.arrow.circlepath
        alarm: body O 10 11 6.6 | mark M 10 7 10 11.2 12.8 12.6
            | line M 1.8 5.6 5.4 2.2 M 18.2 5.6 14.6 2.2 M 5.2 16 3.8 18 M 14.8 16 16.2 18
        timer: line A 10 10 8.2 -90 235 | line M 10 1.8 10 5 | line M 10 10.4 6 6.4 | solid O 10 10.4 1.5
        stopwatch: body O 10 11.4 6.8 | mark M 10 7.4 10 11.6
            | line M 7.8 1.8 12.2 1.8 M 10 1.8 10 4.4 M 15.8 5 17 6.2
        hourglass: body M 4.4 1.8 15.6 1.8 C 15.6 6.4 13 8 11.4 10 C 13 12 15.6 13.6 15.6 18.2 L 4.4 18.2 C
            4.4 13.6 7 12 8.6 10 C 7 8 4.4 6.4 4.4 1.8 Z | mark*.8 M 7 15.6 10 13.4 13 15.6
        hourglass.bottomhalf.filled: = hourglass
        cross: body M 7.4 1.8 12.6 1.8 12.6 7.4 18.2 7.4 18.2 12.6 12.6 12.6 12.6 18.2 7.4 18.2 7.4 12.6 1.8
            12.6 1.8 7.4 7.4 7.4 Z
        cross.case: body R 1.6 5.2 16.8 12.4 2 | line M 6.8 5 6.8 2.4 13.2 2.4 13.2 5
            | mark M 10 8.4 10 14.4 M 7 11.4 13 11.4
        staroflife: body M 8 1.8 12 1.8 12 6.6 16.2 4.2 18.2 7.6 14 10 18.2 12.4 16.2 15.8 12 13.4 12 18.2 8
            18.2 8 13.4 3.8 15.8 1.8 12.4 6 10 1.8 7.6 3.8 4.2 8 6.6 Z
        pills: body O 13.6 13.6 4.6 | mark M 10.6 16.4 16.6 10.8
            | body M 2.6 9.8 C .4 7.4 4.6 .4 8.4 2.4 C 11.6 4.4 8.6 9.4 7 11 C 5.6 12.4 3.8 11.6 2.6 9.8 Z
        pill: body M 3.2 16.8 C .8 14.4 2 12 3.4 10.4 L 10.4 3.4 C 12 2 14.4 .8 16.8 3.2 C 19.2 5.6 18 8 16.6
            9.6 L 9.6 16.6 C 8 18 5.6 19.2 3.2 16.8 Z | mark M 6.8 7 13 13.2
        bandage: body M 3.2 16.8 C .8 14.4 2 12 3.4 10.4 L 10.4 3.4 C 12 2 14.4 .8 16.8 3.2 C 19.2 5.6 18 8
            16.6 9.6 L 9.6 16.6 C 8 18 5.6 19.2 3.2 16.8 Z | dot O 10 8 .9 O 8 10 .9 O 12 10 .9 O 10 12 .9
        stethoscope: line M 6 2.2 3 2.2 3 6.6 C 3 12 10.4 12 10.4 6.6 L 10.4 2.2 7.6 2.2 M 6.6 10.8 6.6 13.4 C
            6.6 19.6 15.4 19.6 15.4 13.4 L 15.4 11 | line O 15.4 8.6 2.2
        syringe: body M 5.4 11.4 11.4 5.4 14.8 8.8 8.8 14.8 Z
            | line M 10 4 16.2 10.2 M 13.4 6.6 16.6 3.4 M 14.6 1.6 18.4 5.4 M 6.8 13.2 1.8 18.2
        testtube.2: line M 4.6 2 4.6 15 C 4.6 19 9 19 9 15 L 9 2 M 3.4 2 10.2 2 M 12 2 12 15 C 12 19 16.4 19
            16.4 15 L 16.4 2 M 10.8 2 17.6 2 | line*.8 M 4.8 9 8.8 9 M 12.2 11.6 16.2 11.6
        flask: body M 7.6 2 12.4 2 12.4 7.6 17 15.6 C 17.6 17 17 18 15.6 18 L 4.4 18 C 3 18 2.4 17 3 15.6 L
            7.6 7.6 Z | mark M 5.4 12.6 14.6 12.6
        atom: line*.8 E 1.6 6.8 16.8 6.4
            | line*.8 M 4.4 1.8 C 7.6 .2 18 15.4 15.4 18.2 C 12.2 19.8 1.8 4.6 4.4 1.8 Z M 15.4 1.8 C 12.2 .2
            1.8 15.4 4.4 18.2 C 7.6 19.8 18 4.6 15.4 1.8 Z | solid O 10 10 1.6
        dumbbell: width 26 | body R 4.4 4 3.6 12 1 | body R 18 4 3.6 12 1
            | line M 8.4 10 17.6 10 M 1.8 7.4 1.8 12.6 M 24.2 7.4 24.2 12.6
        sportscourt: width 24 | body R 1.4 3.6 21.2 12.8 1.8 | mark O 12 10 2.6
            | mark M 12 3.8 12 7.2 M 12 12.8 12 16.2
        soccerball: body O 10 10 8.2 | dot M 10 6.8 13 9 11.9 12.6 8.1 12.6 7 9 Z
            | mark*.8 M 10 6.6 10 2.4 M 13.2 9 17.4 7.6 M 12 12.6 14.4 16.4 M 8 12.6 5.6 16.4 M 6.8 9 2.6 7.6
        basketball: body O 10 10 8.2 | mark M 10 1.8 10 18.2 M 1.8 10 18.2 10
            | mark M 4.4 4.2 C 7.4 7.4 7.4 12.6 4.4 15.8 M 15.6 4.2 C 12.6 7.4 12.6 12.6 15.6 15.8
        football: body M 2.4 17.6 C 1.4 8.4 8.4 1.4 17.6 2.4 C 18.6 11.6 11.6 18.6 2.4 17.6 Z
            | mark M 6.8 13.2 13.2 6.8 M 7.8 10 10 12.2 M 10 7.8 12.2 10
        tennisball: body O 10 10 8.2
            | mark M 3.8 4.6 C 8 7.4 8 12.6 3.8 15.4 M 16.2 4.6 C 12 7.4 12 12.6 16.2 15.4
        tennis.racket: line O 12.4 7.6 5.8 | line M 8.4 11.6 2.4 17.6
            | line*.7 M 9 4.4 15.8 11 M 8.4 7.8 12.2 11.6 M 12.4 3.6 16.2 7.4 M 15.8 4.4 9 11
        figure.soccer: = figure.run
        graduationcap: width 24 | body M 12 3 22.4 8 12 13 1.6 8 Z
            | line M 6 10.4 6 14.4 C 8.4 17.6 15.6 17.6 18 14.4 L 18 10.4 M 22 8.4 22 14
        exclamationmark.lock: use lock | mark M 10 11 10 13.6 | dot O 10 16 .9
        checkerboard.rectangle: line R 1.6 3.4 16.8 13.2 1.6
            | solid R 2 3.8 5.4 4.2 0 R 12.6 3.8 5.4 4.2 0 R 7.4 8 5.2 4 0 R 2 12 5.4 4.2 0 R 12.6 12 5.4 4.2
            0
        arkit: = cube
        cube.transparent: line M 10 1.6 17.4 5.8 17.4 14.2 10 18.4 2.6 14.2 2.6 5.8 Z
            | line*.8 M 2.9 6 10 10 17.1 6 M 10 10 10 18
        move.3d: = arrow.up.and.down.and.arrow.left.and.right
        lifepreserver: body O 10 10 8.2 | mark O 10 10 3.4
            | mark M 4.4 4.4 7.4 7.4 M 15.6 4.4 12.6 7.4 M 4.4 15.6 7.4 12.6 M 15.6 15.6 12.6 12.6
        binoculars: body M 3.4 5 8 5 8.8 15 C 8.8 18.4 1.6 18.4 1.6 15 Z
            | body M 16.6 5 12 5 11.2 15 C 11.2 18.4 18.4 18.4 18.4 15 Z
            | line M 8.8 9.4 11.2 9.4 M 4.2 4.6 4.6 2.4 6.6 2.4 7 4.6 M 15.8 4.6 15.4 2.4 13.4 2.4 13 4.6
        comb: body R 2 3.4 16 4.4 1.4
            | line M 4 8 4 15.6 M 7 8 7 15.6 M 10 8 10 15.6 M 13 8 13 15.6 M 16 8 16 15.6
        tshirt: body M 6.6 2.4 C 7.6 5 12.4 5 13.4 2.4 L 18.6 5.6 16.6 9.4 14.8 8.6 14.8 17.6 5.2 17.6 5.2 8.6
            3.4 9.4 1.4 5.6 Z
        shoe: body M 2 6 5.4 6 C 7 9 10.4 10.4 14.6 10.8 C 17 11.2 18.2 12.4 18.2 15 L 2 15 Z
        sparkle.magnifyingglass: use magnifyingglass | solid S 8.4 8.4 3.6 1.2 4
        wand.and.sparkles: = wand.and.stars
        baseball: body O 10 10 8.2
            | mark*.8 M 4.6 4.2 C 7.2 7.6 7.2 12.4 4.6 15.8 M 15.4 4.2 C 12.8 7.6 12.8 12.4 15.4 15.8 M 4.8
            8.6 8 7.8 M 4.8 11.4 8 12.2 M 15.2 8.6 12 7.8 M 15.2 11.4 12 12.2
        """
}
