/// Houses and what is in them, doors, lights, vehicles, games.
extension SymbolTable {
    static let household = """
        _car: body M 1.8 16 1.8 9.6 C 1.8 8.4 2.6 7.8 3.4 7.6 L 5 3.8 C 5.4 2.8 6 2.4 7 2.4 L 13 2.4 C 14 2.4 14.6 2.8
            15 3.8 L 16.6 7.6 C 17.4 7.8 18.2 8.4 18.2 9.6 L 18.2 16 Z | line M 4 16.4 4 18 M 16 16.4 16 18
        car.side: width 26 | body M 1.8 14 1.8 10.4 C 4 9.6 6 9.4 7 8.8 L 11 5 17.6 5 C 19.4 5 20.4 7 21.2 9.2 C 23.6
            9.6 24.2 10.6 24.2 14 Z | hole*.8 O 7 14.4 2 O 19 14.4 2 | line O 7 14.4 2 O 19 14.4 2
        suv.side: = car.side
        car.rear: = car
        truck.pickup.side: width 26
            | body M 1.8 14 1.8 9.6 12 9.6 12 5 17.6 5 20.4 9.6 24.2 10.4 24.2 14 Z
            | hole*.8 O 6.6 14.4 2 O 19.4 14.4 2 | line O 6.6 14.4 2 O 19.4 14.4 2
        box.truck: = truck.box
        bus.doubledecker: body R 3.6 1.6 12.8 14.8 2 | mark M 3.8 6 16.2 6 M 3.8 10.4 16.2 10.4
            | dot O 6.4 13.4 1 O 13.6 13.4 1 | line M 5.6 16.6 5.6 18.2 M 14.4 16.6 14.4 18.2
        cablecar: body R 3.4 8 13.2 10 2.4 | mark M 10 8.2 10 17.8 | line M 10 7.8 10 4 M 2 5.6 18 2.4
        train.side.middle.car: = train.side.front.car
        train.side.rear.car: = train.side.front.car
        lightrail: = tram
        tram.tunnel: line M 1.8 18 1.8 10 C 1.8 -.8 18.2 -.8 18.2 10 L 18.2 18 | use tram 10 11.4 .66
        motorcycle: width 26 | line O 6 13.4 4 | line O 20 13.4 4
            | line M 6 13.4 10 9 17 9 20 13.4 M 17 9 15.4 4.6 18 4.6 M 8 7.4 12 7.4
        moped: = scooter
        car.front.waves.up: = car
        road.lanes.curved.right: line M 3 17 C 3 9 7 4 14 3 M 17 17 C 17 13 17 10 18.4 8
            | line M 9.8 17 9.8 15 M 10.6 11.6 11.6 9.8 M 13.6 7.4 15 6.4
        road.lanes.curved.left: line M 17 17 C 17 9 13 4 6 3 M 3 17 C 3 13 3 10 1.6 8
            | line M 10.2 17 10.2 15 M 9.4 11.6 8.4 9.8 M 6.4 7.4 5 6.4
        signpost.left: body M 17 3.6 5.6 3.6 2 7 5.6 10.4 17 10.4 Z | line M 10 10.6 10 18.4
        signpost.right.and.left: body M 4 1.8 14.4 1.8 17.4 4.6 14.4 7.4 4 7.4 Z
            | body M 16 9 5.6 9 2.6 11.8 5.6 14.6 16 14.6 Z | line M 10 7.4 10 9 M 10 14.8 10 18.4
        signpost.and.arrowtriangle.up: = signpost.right
        stroller: line M 1.8 3 4.4 3 7.4 12 16.4 12 | body M 9 3 C 14 2 17.4 5 17 9.4 L 7.6 9.4 Z
            | line O 8.4 16 1.8 O 15 16 1.8
        suitcase.rolling: body R 4.4 6.4 11.2 10 1.8 | line M 7.6 6.2 7.6 1.8 12.4 1.8 12.4 6.2 M 6.4 16.6 6.4 18.2 M
            13.6 16.6 13.6 18.2 | mark M 8 9 8 14 M 12 9 12 14
        suitcase.cart: body R 6 4.4 10 9.4 1.6 | line M 1.8 1.8 3.6 1.8 5 16 17 16 | solid O 7 18 1.2 O 15 18 1.2
        steeringwheel.road.lane: = steeringwheel
        tire: line O 10 10 8.2 | line O 10 10 4
        tirepressure: line M 3 15 C 1 11 1.4 6 4 3.4 M 17 15 C 19 11 18.6 6 16 3.4 M 3 15 17 15
            | line M 10 4.4 10 9.6 | solid O 10 12.4 1.1 | line M 5 15 5 17.4 M 8.4 15 8.4 17.4 M 11.6 15 11.6 17.4 M
            15 15 15 17.4
        engine.combustion: body M 5.4 6 14 6 14 8 16 8 16 16 7.4 16 5.4 14 Z
            | line M 7 3 12.4 3 M 9.6 3 9.6 5.8 M 2 8 2 14 M 2.2 11 5.2 11 M 18.4 9 18.4 15
        fuelpump.arrowtriangle.left: = fuelpump
        window.casement: line R 3 2 14 16 1 | line M 10 2 10 18 M 3 10 17 10
        window.vertical.closed: line R 4 2 12 16 1 | line M 4 10 16 10
        window.vertical.open: line R 4 2 12 16 1 | line M 4 8 16 8 M 4 6 16 6
        window.horizontal: line R 2 4 16 12 1 | line M 10 4 10 16
        window.horizontal.closed: = window.horizontal
        window.casement.closed: = window.casement
        window.awning: line R 3 4 14 12 1 | line M 3 10 17 10
        window.ceiling: = window.awning
        window.shade.open: line R 3 2 14 16 1 | line M 3 6 17 6 M 10 6 10 8.4
        window.shade.closed: line R 3 2 14 16 1 | line*.8 M 3 6 17 6 M 3 10 17 10 M 3 14 17 14
        roller.shade.open: = window.shade.open
        roller.shade.closed: = window.shade.closed
        roman.shade.open: = window.shade.open
        roman.shade.closed: = window.shade.closed
        blinds.horizontal.open: line M 2 3 18 3 M 2.6 7 17.4 7 M 2.6 11 17.4 11 M 2.6 15 17.4 15 M 15 15 15 18.4
        blinds.horizontal.closed: line*.8 M 2 2.6 18 2.6 M 2.6 5.4 17.4 5.4 M 2.6 8.2 17.4 8.2 M 2.6 11 17.4 11 M 2.6
            13.8 17.4 13.8 M 2.6 16.6 17.4 16.6
        blinds.vertical.open: line M 2 2.6 18 2.6 M 4 5 4 17.4 M 8 5 8 17.4 M 12 5 12 17.4 M 16 5 16 17.4
        blinds.vertical.closed: line*.8 M 2 2.6 18 2.6 M 3 5 3 17.4 M 6 5 6 17.4 M 9 5 9 17.4 M 12 5 12 17.4 M 15 5 15
            17.4
        curtains.open: line M 1.8 2.4 18.2 2.4 | body M 2.8 2.6 8 2.6 C 8 9 5 12 2.8 12.4 Z
            | body M 17.2 2.6 12 2.6 C 12 9 15 12 17.2 12.4 Z | line M 2.8 12.6 2.8 18 M 17.2 12.6 17.2 18
        curtains.closed: line M 1.8 2.4 18.2 2.4 | body R 2.8 2.6 7 15.4 .4 | body R 10.2 2.6 7 15.4 .4
        door.right.hand.open: line M 15.6 18 15.6 2 4.4 2 4.4 18 M 1.6 18 18.4 18
            | body M 13.2 2.4 7 4.4 7 18 13.2 18 Z | dot O 11.4 10.8 .9
        door.right.hand.closed: body M 4.4 18 4.4 2 15.6 2 15.6 18 Z | line M 1.6 18 18.4 18 | dot O 7.4 10.4 1
        door.sliding.left.hand.closed: line R 2.4 2 15.2 16 1 | line M 10 2 10 18 M 7.4 9 7.4 11.4
        door.sliding.left.hand.open: = door.sliding.left.hand.closed
        door.sliding.right.hand.closed: line R 2.4 2 15.2 16 1 | line M 10 2 10 18 M 12.6 9 12.6 11.4
        door.sliding.right.hand.open: = door.sliding.right.hand.closed
        door.french.closed: line R 2.4 2 15.2 16 1 | line M 10 2 10 18 M 8 9 8 11.4 M 12 9 12 11.4
        door.french.open: = door.french.closed
        door.garage.closed: body M 1.8 18 1.8 6 10 2 18.2 6 18.2 18 Z | mark M 5 18 5 9 15 9 15 18 M 5 12 15 12 M 5 15
            15 15
        door.garage.open: body M 1.8 18 1.8 6 10 2 18.2 6 18.2 18 Z | mark M 5 18 5 9 15 9 15 18
        light.max: line M 4 13 C 5 5 15 5 16 13 Z
            | line M 10 15.6 10 18 M 5 15.6 4 17.4 M 15 15.6 16 17.4 M 10 2 10 6.8
        light.min: line M 4 13 C 5 5 15 5 16 13 Z | line M 10 15.6 10 16.4 M 5 15.6 4.6 16.2 M 15 15.6 15.4 16.2 M 10 2
            10 6.8
        light.beacon.max: body M 5.4 14 5.4 10.6 C 5.4 5 14.6 5 14.6 10.6 L 14.6 14 Z | line M 3.6 17 16.4 17
            | line M 10 1.4 10 3.6 M 1.4 9 3.2 9.4 M 18.6 9 16.8 9.4 M 3.6 3.6 5 5.2 M 16.4 3.6 15 5.2
        light.beacon.min: body M 5.4 14 5.4 10.6 C 5.4 5 14.6 5 14.6 10.6 L 14.6 14 Z | line M 3.6 17 16.4 17
        light.cylindrical.ceiling: body R 6.4 3 7.2 9 1 | line M 3 3 17 3 | line M 10 14.4 10 17.6 M 6 14.4 4.6 17 M 14
            14.4 15.4 17
        light.recessed: line M 2 5 18 5 | body M 5 5 15 5 13 9 7 9 Z | line M 10 12 10 16 M 6 12 4.4 15.4 M 14 12 15.6
            15.4
        light.panel: body M 4 4 16 4 18.4 10 1.6 10 Z | line M 10 13 10 16.4 M 5 13 4 16 M 15 13 16 16
        light.ribbon: = light.panel
        light.strip.2: = light.panel
        lightbulb.led: body M 4 9 C 4 .6 16 .6 16 9 L 13.4 13 6.6 13 Z | line M 7.4 15.6 12.6 15.6 M 8.4 18.2 11.6 18.2
        lightbulb.2: width 26 | use lightbulb 9 10 1 | use lightbulb 19.4 10 .74
        lightbulb.max: = lightbulb
        lightbulb.min: = lightbulb
        lamp.floor: body M 7 1.8 13 1.8 15.6 7.4 4.4 7.4 Z | line M 10 7.6 10 17.8 M 6.6 18.2 13.4 18.2
        lamp.table: body M 6 2.4 14 2.4 17 10 3 10 Z | line M 10 10.2 10 17 M 6 17.6 14 17.6
        lamp.ceiling: line M 10 1.6 10 6 | body M 2.4 14 C 3.4 3.4 16.6 3.4 17.6 14 Z | line M 8 16.8 12 16.8
        chandelier: line M 10 1.6 10 15 M 2.6 9 C 2.6 15 17.4 15 17.4 9 M 6 9 6 12.8 M 14 9 14 12.8
            | solid O 2.6 7 1.3 O 6.2 7 1.3 O 13.8 7 1.3 O 17.4 7 1.3
        poweroutlet.type.a: body R 2.4 2.4 15.2 15.2 3.6 | mark M 7.4 7.4 7.4 12.6 M 12.6 7.4 12.6 12.6
        poweroutlet.type.b: body R 2.4 2.4 15.2 15.2 3.6 | mark M 7.4 5.6 7.4 9.4 M 12.6 5.6 12.6 9.4
            | dot O 10 13.4 1.4
        poweroutlet.type.c: body R 2.4 2.4 15.2 15.2 3.6 | dot O 7 10 1.3 O 13 10 1.3
        poweroutlet.type.d: body R 2.4 2.4 15.2 15.2 3.6 | dot O 10 6.4 1.4 O 6.8 12.4 1.2 O 13.2 12.4 1.2
        poweroutlet.type.e: = poweroutlet.type.d
        poweroutlet.type.f: = poweroutlet.type.c
        poweroutlet.type.g: body R 2.4 2.4 15.2 15.2 3.6 | mark M 10 5.6 10 8.4 M 5.4 12.4 8 12.4 M 12 12.4 14.6 12.4
        poweroutlet.type.h: = poweroutlet.type.d
        poweroutlet.type.i: body R 2.4 2.4 15.2 15.2 3.6 | mark M 7.8 6.4 6 9 M 12.2 6.4 14 9 M 10 11.6 10 14.4
        poweroutlet.type.j: = poweroutlet.type.d
        poweroutlet.type.k: = poweroutlet.type.d
        poweroutlet.type.l: body R 2.4 2.4 15.2 15.2 3.6 | dot O 10 5.6 1.2 O 10 10 1.2 O 10 14.4 1.2
        poweroutlet.type.m: = poweroutlet.type.d
        poweroutlet.type.n: = poweroutlet.type.d
        poweroutlet.type.o: = poweroutlet.type.d
        poweroutlet.strip: body R 1.4 6.4 17.2 7.2 2.4 | dot O 5 10 1.2 O 10 10 1.2 O 15 10 1.2
        switch.programmable: body R 5 1.6 10 16.8 2 | mark M 5.2 10 14.8 10
        lightswitch.on: body R 4.4 1.6 11.2 16.8 2 | dot R 8 5 4 5 .6
        lightswitch.off: body R 4.4 1.6 11.2 16.8 2 | dot R 8 10 4 5 .6
        fan: line O 10 10 8.2 | solid O 10 10 1.4 | body*.6 M 10 8 C 8 6 8.6 3.6 10.6 3.6 C 12.6 3.6 12.6 6 10 8 Z M 12 10
            C 14 8 16.4 8.6 16.4 10.6 C 16.4 12.6 14 12.6 12 10 Z M 10 12 C 12 14 11.4 16.4 9.4 16.4 C 7.4 16.4 7.4 14
            10 12 Z M 8 10 C 6 12 3.6 11.4 3.6 9.4 C 3.6 7.4 6 7.4 8 10 Z
        fanblades: body*.8 M 10 8 C 6.4 5.6 7 1.6 10.6 1.6 C 14 1.6 13.6 5.6 10 8 Z M 12 10 C 14.4 6.4 18.4 7 18.4 10.6 C
            18.4 14 14.4 13.6 12 10 Z M 10 12 C 13.6 14.4 13 18.4 9.4 18.4 C 6 18.4 6.4 14.4 10 12 Z M 8 10 C 5.6 13.6
            1.6 13 1.6 9.4 C 1.6 6 5.6 6.4 8 10 Z | solid O 10 10 1.2
        fan.desk: use fan 10 7.8 .8 | line M 10 14.6 10 17.6 M 6 18 14 18
        fan.floor: = fan.desk
        fan.ceiling: line M 10 1.8 10 8 M 1.8 9.6 18.2 9.6 | body E 7.4 8 5.2 5
        air.conditioner.horizontal: body R 1.4 3.4 17.2 7.2 1.8 | mark M 4.4 7.6 15.6 7.6
            | line M 5 13.4 4 16.4 M 10 13.4 10 16.6 M 15 13.4 16 16.4
        air.conditioner.vertical: body R 5.6 1.6 8.8 16.8 1.8 | mark M 8 5 12 5 M 8 7.4 12 7.4 M 8 9.8 12 9.8
        air.purifier: body R 4.4 1.6 11.2 16.8 2.4 | mark O 10 11.4 2.8 | mark M 7.4 5 12.6 5
        humidifier: body M 5 18 6.4 8 13.6 8 15 18 Z | line M 8.4 5.6 C 7.4 4 9.4 3.4 8.4 1.8 M 12 5.6 C 11 4 13 3.4 12 1.8
        dehumidifier: = humidifier
        heater.vertical: body R 3 4 14 12 1.6 | mark M 6.5 4.2 6.5 15.8 M 10 4.2 10 15.8 M 13.5 4.2 13.5 15.8
            | line M 5 16.4 5 18 M 15 16.4 15 18
        dishwasher: body R 3 1.8 14 16.4 2 | mark M 3.2 6 16.8 6 | dot O 6 4 .9
            | mark*.8 A 10 12 3.4 0 360
        dryer: body R 3 1.8 14 16.4 2 | mark O 10 11.4 3.8 | dot O 13.8 4.9 1
        oven: body R 3 1.8 14 16.4 2 | mark R 6 8.4 8 6.4 1 | dot O 6.6 5 .9 O 10 5 .9 O 13.4 5 .9
        stove: = oven
        cooktop: body R 2.4 2.4 15.2 15.2 2.4 | mark O 6.8 6.8 1.8 O 13.2 6.8 1.8 O 6.8 13.2 1.8 O 13.2 13.2 1.8
        microwave: body R 1.4 4 17.2 12 1.8 | mark R 4 6.6 8.4 6.8 .8 | dot O 15.6 8 .8 O 15.6 11.6 .8
        sink: body M 1.8 10.4 18.2 10.4 C 18.2 15 16 16.6 13.4 16.6 L 6.6 16.6 C 4 16.6 1.8 15 1.8 10.4 Z
            | line M 10 10.2 10 5 C 10 1.6 14.4 1.6 14.4 5
        spigot: body M 2 6.4 11 6.4 C 15.4 6.4 17.4 9 17.4 13 L 13.4 13 C 13.4 11.4 12.4 10.6 11 10.6 L 2 10.6 Z
            | line M 7.4 6.2 7.4 3 M 4.4 3 10.4 3 M 15.4 15.6 15.4 17.4
        toilet: body M 4 1.8 8 1.8 8 10 16.6 10 C 16.6 13.4 14.4 14.6 12.6 15 L 13.4 18.2 6.4 18.2 6.4 14.4 C 4.8 13.4 4
            12 4 10 Z
        shower.handheld: body M 3 5 8.6 2 11.4 7 6 10 Z | line M 9.6 6.4 15.4 16.6
            | solid O 3 11 .8 O 5.6 12.6 .8 O 3.4 14.4 .8 O 6.2 15.8 .8
        sprinkler: line M 10 18 10 10 M 6 18 14 18 | solid O 10 8.4 1.8
            | line M 6.4 7 C 5 5 3.4 4.4 1.8 4.6 M 13.6 7 C 15 5 16.6 4.4 18.2 4.6 M 10 4.6 10 2
        table.furniture: line M 1.8 6 18.2 6 M 4 6 4 17.4 M 16 6 16 17.4 | line M 6 10 14 10
        chair.lounge: line M 2 6 6 13 18 13 M 6.6 13.4 5.6 17 M 15 13.4 15 17
        cabinet: body R 3 2 14 15 1.4 | mark M 10 2.2 10 16.8 M 8 8 8 10.4 M 12 8 12 10.4 | line M 5 17.2 5 18.4 M 15
            17.2 15 18.4
        fireplace: body R 2 3 16 15 1 | mark M 5.4 18 5.4 8 14.6 8 14.6 18
            | mark*.8 M 10 10.4 C 12 12.6 12.4 16 10 16.4 C 7.6 16 8 12.6 10 10.4 Z
        frying.pan: body O 7.4 11 5.6 | mark O 7.4 11 2.6 | line M 11.6 7.2 18 2.4
        popcorn: body M 4 8 16 8 14 18.2 6 18.2 Z | mark M 8.4 8.2 9 18 M 11.6 8.2 11 18
            | line M 4.4 7.8 C 1.8 6 4 2.8 6.4 4 C 7 1.4 11 1.2 12 3.4 C 14.6 2.4 17.4 4.6 15.6 7.8
        balloon: body M 10 1.8 C 13.8 1.8 15.6 4.6 15.6 7.4 C 15.6 10.6 12.6 13.6 10 13.6 C 7.4 13.6 4.4 10.6 4.4 7.4 C
            4.4 4.6 6.2 1.8 10 1.8 Z | line M 10 13.8 C 8.6 15.4 11.4 16.8 10 18.4
        balloon.2: width 24 | use balloon 8 10 .94 | hole O 17 8.4 4.6 | use balloon 16.6 11.4 .74
        party.popper: body M 2 18 7 6.4 C 9.4 7.4 12.6 10.6 13.6 13 Z
            | line M 11 6 C 10.4 4 11.4 3 12 1.8 M 14 9 C 16 9.6 17 8.6 18.2 8 | solid O 15.4 4.6 1.1 O 7.4 2.6 1 O 17.4
            12.4 1
        fireworks: line M 10 5.4 10 1.8 M 10 8.6 10 12.2 M 8.4 7 4.8 7 M 11.6 7 15.2 7 M 8.8 5.8 6.4 3.4 M 11.2 5.8 13.6
            3.4 M 8.8 8.2 6.4 10.6 M 11.2 8.2 13.6 10.6 | line M 10 14.4 10 18.4
        balloon.and.party: = party.popper
        cone: body M 10 2 16.4 15 C 16.4 18.6 3.6 18.6 3.6 15 Z | mark M 3.8 15 C 5 12.4 15 12.4 16.2 15
        torus: body E 1.6 4.6 16.8 10.8 | mark E 6.4 8.4 7.2 3
        beach.umbrella: body M 2 8.4 C 4 1 13 -.4 17 5 Z | line M 9.6 7 12.6 17.4 M 3 17.8 17 17.8
        tent.2: width 26 | body M 9 4 16.6 16.4 1.4 16.4 Z | mark M 9 10.4 12 16.4 6 16.4 Z
            | body M 17.4 6 24.6 16.4 18 16.4 14.6 10.6 Z
        figure.walk.motion: width 24 | use figure.walk 14 10 1 | line M 1.8 6.4 6 6.4 M 1.8 10 5 10 M 1.8 13.6 4.4 13.6
        figure.fall: solid O 5 4 2 | line M 6 7 9.6 10.6 16.4 9 M 9.6 10.6 11.4 15 17 17 M 6 7 4 11.4 6.4 14
        figure.roll: line O 9 13.4 5 | solid O 9 3 2 | line M 9 6 9.4 11 14 11 17 17
        figure.cooldown: = figure.mind.and.body
        figure.core.training: = figure.strengthtraining.traditional
        figure.strengthtraining.functional: = figure.strengthtraining.traditional
        figure.cross.training: = figure.strengthtraining.traditional
        figure.highintensity.intervaltraining: = figure.run
        figure.mixed.cardio: = figure.run
        figure.indoor.cycle: = figure.outdoor.cycle
        figure.outdoor.cycle: width 24 | line O 5.4 14.6 3.6 | line O 18.6 14.6 3.6 | solid O 14.4 2.8 1.8
            | line M 12.6 6.4 9 9.4 12 11.6 11.4 15.4 M 12.6 6.4 15.4 8.6 18 8.6 M 17 9 18.6 14.6
        figure.pool.swim: width 24 | solid O 16.6 7.4 2
            | line M 3 12 9.6 9.4 7.4 5.4 11.6 3.6 M 9.6 9.4 13 11.6
            | line M 1.8 16 C 5 13.4 7 17.6 10.4 15.4 C 13.4 13.4 16 17.6 19 15.4 C 20.4 14.4 21.4 14.6 22.2 15
        figure.open.water.swim: = figure.pool.swim
        figure.elliptical: = figure.walk
        figure.stair.stepper: solid O 9 3 2 | line M 8.6 6.8 8 11 10.6 13 10.6 16 M 8 11 5.4 14.4 M 8.8 7.4 12.4 9.4
            | line M 2 18 8 18 8 16.4 M 8.4 16.8 14 16.8 14 13 18.4 13
        figure.stairs: = figure.stair.stepper
        figure.rower: width 24 | solid O 8 5 2 | line M 8 8 7 12.6 12 10.4 16.4 12.6 M 8 8 13 9.6 18 8.4 M 3 16.4 21 16.4
        figure.skiing.downhill: solid O 12 3 2 | line M 10.6 6.6 7.4 10 11.4 12 9 16 M 10.6 6.6 14.4 9 | line M 2 14 17
            18.4
        figure.skiing.crosscountry: = figure.skiing.downhill
        figure.snowboarding: = figure.skiing.downhill
        figure.surfing: solid O 10 3 2 | line M 3 7.4 10 7 16.6 5.6 M 10 7 10.6 11 7.4 13.4 7 16 M 10.6 11 13.6 14 | line M
            2.4 18 17.6 16.4
        figure.dance: solid O 10 3 2 | line M 4.4 3.4 7 7.4 12.6 7.4 16.4 11 M 10 7.6 10 12 M 10 12 6 14 7.4 18.4 M 10 12 13
            14.4 15.4 18.4
        figure.socialdance: = figure.dance
        figure.barre: = figure.dance
        figure.gymnastics: = figure.arms.open
        figure.pilates: = figure.mind.and.body
        figure.flexibility: = figure.arms.open
        figure.martial.arts: = figure.kickboxing
        figure.taichi: = figure.arms.open
        figure.kickboxing: solid O 7 3.4 2 | line M 6.6 7 6.6 12 M 6.6 8 10.4 9.4 11.4 6.4 M 6.6 12 5 18.4 M 6.6 12 11 13 17.6
            8.6
        figure.boxing: solid O 8 3.2 2 | line M 7.4 6.8 8.4 12 M 7.4 7.4 12 8.4 17 6.4 M 7.4 7.4 9.4 10.4 13 10.4 M 8.4 12
            5 14.6 4.4 18.4 M 8.4 12 11.4 15 12.4 18.4
        figure.climbing: solid O 11 4 2 | line M 14.6 1.8 14 7 9.4 7.6 5 5 M 10 7.8 9.4 12.4 13.4 14.4 12.4 18.2 M 9.4 12.4
            6 14.4 6.4 18 | line M 18 1.8 18 18.2
        figure.basketball: solid O 9 5 2 | line M 9 8.4 9 13 M 9 9 13.6 7.4 14 4.4 M 9 9 5 11 M 9 13 6 18.4 M 9 13 12 18.4
            | solid O 15.4 2.6 1.7
        figure.tennis: = figure.badminton
        figure.badminton: solid O 8 4 2 | line M 8 7.4 8 12.6 M 8 8.4 12.4 8.8 M 8 8.4 4.4 11 M 8 12.6 5 18.4 M 8 12.6 11
            18.4 | line O 15.4 6 2.6 | line M 12.4 9 13.6 7.8
        figure.golf: solid O 9 3.4 2 | line M 9 7 9 12.6 M 9 8 13 11 17.4 18 M 9 12.6 7 18.4 M 9 12.6 11.4 18.4
        figure.baseball: = figure.golf
        figure.softball: = figure.golf
        figure.hockey: = figure.golf
        figure.cricket: = figure.golf
        figure.lacrosse: = figure.badminton
        figure.american.football: = figure.run
        figure.rugby: = figure.run
        figure.volleyball: = figure.basketball
        figure.handball: = figure.basketball
        figure.bowling: = figure.basketball
        figure.jumprope: solid O 10 3.4 2
            | line M 6.4 9 10 7 13.6 9 M 10 7 10 12 M 8 16.4 10 12 12 16.4 | line M 6 9.4 C .4 13 2 18.4 10 18.4 C 18 18.4 19.6
            13 14 9.4
        figure.play: = figure.arms.open
        figure.step.training: = figure.stair.stepper
        figure.skating: = figure.surfing
        figure.disc.sports: = figure.badminton
        figure.fishing: solid O 6 4 2 | line M 6 7.4 6 12.6 M 6 8.4 11 9.4 17.6 3 M 17.6 3 17.6 12 M 6 12.6 4 18.4 M 6 12.6 8.4
            18.4
        figure.hunting: = figure.hiking
        figure.sailing: = sailboat
        figure.archery: solid O 7 4 2 | line M 7 7.4 7 12.6 M 7 8.4 13.4 8.4 M 7 12.6 5 18.4 M 7 12.6 9.4 18.4 | line A 9 8.4
            7.4 -50 50
        figure.curling: = figure.bowling
        figure.fencing: = figure.boxing
        figure.wrestling: = figure.2
        figure.racquetball: = figure.badminton
        figure.squash: = figure.badminton
        figure.table.tennis: = figure.badminton
        figure.pickleball: = figure.badminton
        figure.australian.football: = figure.run
        figure.track.and.field: = figure.run
        figure.water.fitness: = figure.pool.swim
        figure.waterpolo: = figure.pool.swim
        figure.hand.cycling: = figure.roll
        figure.roll.runningpace: = figure.roll
        figure.equestrian.sports: = figure.outdoor.cycle
        figure.stand.line.dotted.figure.stand: width 28 | use figure.stand 6 10 .96 | solid O 12.4 10 .8 O 15.6 10 .8
            | use figure.stand 22 10 .96
        figure.child: solid O 10 5 2.4 | line M 6.4 9.4 13.6 9.4 M 10 9.4 10 13 M 8 18 8.4 13 11.6 13 12 18
        figure.child.and.lock: width 26 | use figure.child 8 10 .96 | use lock.fill 19 10 .56
        figure.dress.line.vertical.figure: width 26 | use figure.stand 7 10 .94 | line M 13 3 13 17
            | use figure.stand 19 10 .94
        soccerball.inverse: = soccerball.fill
        cricket.ball: body O 10 10 8.2 | mark*.8 M 6.4 3 13 17.4 M 8.8 2.4 15.4 16
        volleyball: body O 10 10 8.2 | mark*.9 M 10 10 C 7 7 7 4.4 8.6 2 M 10 10 C 14 9 16.6 10.4 18 12 M 10 10 C 9 14 6.6 15.6
            4 16
        hockey.puck: width 24 | body M 2 8 C 2 3.6 22 3.6 22 8 L 22 12.4 C 22 17 2 17 2 12.4 Z
            | mark M 2.2 8 C 2.2 12.4 21.8 12.4 21.8 8
        skateboard: line M 1.6 7.4 C 3 10 4 10 6 10 L 14 10 C 16 10 17 10 18.4 7.4 | line O 6 14 1.6 O 14 14 1.6
        surfboard: body M 17.4 2.6 C 18 8 10 17 2.6 17.4 C 3 10 12 2 17.4 2.6 Z | mark M 5 15 15 5
        snowboard: body M 17.4 2.6 C 19 5 6 18.6 3 17.4 C .8 15.6 14.6 1.4 17.4 2.6 Z
        skis: line M 5 2.4 5 17.6 M 9 2.4 9 17.6 | line M 13 4 13 17.6 M 16.6 4 16.6 17.6
        oar.2.crossed: line M 6 6 17.6 17.6 M 14 6 2.4 17.6 | body M 3 3 6.6 4 5 6.4 3 5.6 Z | body M 17 3 13.4 4 15 6.4 17
            5.6 Z
        figure.run.treadmill: use figure.run 10 9 .9 | line M 2 18.2 15 18.2 17.6 8
        figure.walk.treadmill: use figure.walk 10 9 .9 | line M 2 18.2 15 18.2 17.6 8
        medal.star: = medal
        """
}
