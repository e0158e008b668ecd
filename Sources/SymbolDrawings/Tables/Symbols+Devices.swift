/// Computers, telephones, drives, what they show and what stands beside them.
extension SymbolTable {
    static let devices = """
        macwindow: body R 1.4 3 17.2 14 2.2 | mark M 1.6 6.8 18.4 6.8 | dot O 4 4.9 .7 O 6.2 4.9 .7 O 8.4 4.9 .7
        macwindow.on.rectangle: body R 1.4 2.6 13 9.6 1.8 | hole R 5.6 7.4 13 9.6 1.8
            | body R 5.6 7.4 13 9.6 1.8 | mark M 5.8 10.2 18.4 10.2
        macwindow.and.cursorarrow: use macwindow | hole R 11 9 8 9 1 | use cursorarrow 14.6 13.8 .5
        macwindow.and.pointer.arrow: = macwindow.and.cursorarrow
        uiwindow.split.2x1: body R 1.4 3 17.2 14 2.2 | mark M 10 3.2 10 16.8
        menubar.rectangle: line R 1.4 3 17.2 14 2.2 | solid R 1.4 3 17.2 4 1.4
        menubar.dock.rectangle: use menubar.rectangle | solid R 5.4 13 9.2 2 .8
        dock.rectangle: line R 1.4 3 17.2 14 2.2 | solid R 4.4 12.6 11.2 2.4 .8
        dock.arrow.up.rectangle: use dock.rectangle | line M 10 10 10 5.4 M 8 7.4 10 5.4 12 7.4
        dock.arrow.down.rectangle: use dock.rectangle | line M 10 5.4 10 10 M 8 8 10 10 12 8
        rectangle.dock: = dock.rectangle
        filemenu.and.selection: line R 3 2 14 16 2 | solid R 3 6.6 14 3.8 0
            | line*.8 M 6 4.4 12 4.4 M 6 13 13 13 M 6 15.6 11 15.6
        filemenu.and.cursorarrow: = contextualmenu.and.cursorarrow
        contextualmenu.and.cursorarrow: line R 6.6 2 11 13 1.8 | line*.8 M 9.4 5.4 14.8 5.4 M 9.4 8.4 14.8 8.4
            | hole R 1.6 8.6 7 9.4 1 | use cursorarrow 5.2 13.4 .5
        contextualmenu.and.pointer.arrow: = contextualmenu.and.cursorarrow
        cursorarrow: body M 5 2 5 16 8.4 12.8 10.6 17.8 13 16.8 10.8 12 15.4 11.8 Z
        pointer.arrow: = cursorarrow
        cursorarrow.rays: use cursorarrow 12.6 12.6 .7
            | line M 6.4 1.6 6.4 3.6 M 1.6 6.4 3.6 6.4 M 2.8 2.8 4.2 4.2 M 10.4 2.6 9.2 4.2 M 2.6 10.4 4.2 9.2
        pointer.arrow.rays: = cursorarrow.rays
        cursor.rays: = cursorarrow.rays
        cursorarrow.click: use cursorarrow 12.2 12.2 .72 | line A 8.2 7.8 5.6 130 320
        pointer.arrow.click: = cursorarrow.click
        cursorarrow.click.2: use cursorarrow 12.6 12.6 .66
            | line A 8.4 8.4 4 130 320 | line A 8.4 8.4 7 130 320
        pointer.arrow.click.2: = cursorarrow.click.2
        cursorarrow.motionlines: use cursorarrow 12.6 10 .9
            | line M 1.8 6 5.4 6 M 1.8 10 5.4 10 M 1.8 14 5.4 14
        cursorarrow.motionlines.click: = cursorarrow.motionlines
        cursorarrow.and.square.on.square.dashed: use square.on.square | use cursorarrow 12.3 12.6 .4
        apps.iphone: line R 5 1.4 10 17.2 2.2
            | solid R 7.2 4.4 2.2 2.2 .5 R 10.6 4.4 2.2 2.2 .5 R 7.2 8 2.2 2.2 .5 R 10.6 8 2.2 2.2 .5 R 7.2 11.6
            2.2 2.2 .5 R 10.6 11.6 2.2 2.2 .5
        apps.iphone.landscape: line R 1.4 5 17.2 10 2.2
            | solid R 4.4 7.2 2.2 2.2 .5 R 8.9 7.2 2.2 2.2 .5 R 13.4 7.2 2.2 2.2 .5 R 4.4 10.6 2.2 2.2 .5 R 8.9
            10.6 2.2 2.2 .5 R 13.4 10.6 2.2 2.2 .5
        apps.ipad: line R 3 1.4 14 17.2 2.2
            | solid R 5.4 4.4 2.4 2.4 .5 R 8.8 4.4 2.4 2.4 .5 R 12.2 4.4 2.4 2.4 .5 R 5.4 8.4 2.4 2.4 .5 R 8.8
            8.4 2.4 2.4 .5 R 12.2 8.4 2.4 2.4 .5
        apps.ipad.landscape: line R 1.4 3 17.2 14 2.2
            | solid R 4.4 5.4 2.4 2.4 .5 R 8.8 5.4 2.4 2.4 .5 R 13.2 5.4 2.4 2.4 .5 R 4.4 9.4 2.4 2.4 .5 R 8.8
            9.4 2.4 2.4 .5 R 13.2 9.4 2.4 2.4 .5
        platter.filled.top.iphone: line R 5 1.4 10 17.2 2.2 | solid R 7 3.6 6 4.4 .8
        platter.filled.bottom.iphone: line R 5 1.4 10 17.2 2.2 | solid R 7 12 6 4.4 .8
        platter.top.iphone: = platter.filled.top.iphone
        platter.bottom.iphone: = platter.filled.bottom.iphone
        platter.2.filled.iphone: line R 5 1.4 10 17.2 2.2 | solid R 7 4 6 4 .8 R 7 10 6 4 .8
        platter.filled.top.and.arrow.up.iphone: use platter.filled.top.iphone
            | line M 10 16 10 11 M 8 12.8 10 10.8 12 12.8
        platter.filled.bottom.and.arrow.down.iphone: use platter.filled.bottom.iphone
            | line M 10 4.6 10 9.4 M 8 7.6 10 9.6 12 7.6
        circle.filled.iphone: line R 5 1.4 10 17.2 2.2 | solid O 10 10 3
        circle.filled.ipad: line R 3 1.4 14 17.2 2.2 | solid O 10 10 3.6
        iphone.gen1: = iphone.homebutton
        iphone.gen2: = iphone
        iphone.gen3: body R 5 1.4 10 17.2 2.2 | mark M 9 4 11 4
        iphone.landscape: body R 1.4 5 17.2 10 2.2 | mark M 3.8 8.6 3.8 11.4
        iphone.gen1.landscape: body R 1.4 5 17.2 10 2.2 | mark M 4.8 5 4.8 15 M 15 5 15 15
        iphone.gen2.landscape: = iphone.landscape
        iphone.gen3.landscape: = iphone.landscape
        iphone.smartbatterycase.gen1: = iphone
        iphone.smartbatterycase.gen2: = iphone
        iphone.and.arrow.right: = iphone.and.arrow.forward
        iphone.and.arrow.right.outward: = iphone.and.arrow.forward
        iphone.rear.camera: body R 5 1.4 10 17.2 2.2 | dot O 8 4.8 1.3 O 8 8.2 1.3
        iphone.and.ipod: width 24 | body R 2 1.4 10 17.2 2.2 | mark M 5.6 3.8 8.4 3.8 | body R 15 5.4 7 13.2 1.8
        ipad.and.iphone: width 24 | body R 1.6 1.6 12 15.4 2 | hole R 14 6 8 12.6 1.8 | body R 14 6 8 12.6 1.8
        ipad.homebutton: body R 3 1.4 14 17.2 2.2 | dot O 10 16 .9
        ipad.gen1: = ipad.homebutton
        ipad.gen2: = ipad
        ipad.gen1.landscape: = ipad.landscape
        ipad.gen2.landscape: = ipad.landscape
        ipad.homebutton.landscape: = ipad.landscape
        ipad.and.arrow.forward: line M 15 6.4 15 3.4 C 15 2.2 14.2 1.4 13 1.4 L 4 1.4 C 2.8 1.4 2 2.2 2 3.4 L 2
            16.6 C 2 17.8 2.8 18.6 4 18.6 L 13 18.6 C 14.2 18.6 15 17.8 15 16.6 L 15 13.6
            | line M 7.6 10 18.4 10 M 15.2 6.8 18.4 10 15.2 13.2
        ipodtouch: = iphone
        ipod: body R 4.4 1.4 11.2 17.2 2 | mark R 6.8 3.6 6.4 4.6 .6 | dot O 10 13 3
        ipodtouch.landscape: = iphone.landscape
        flipphone: body R 5.4 1.4 9.2 8 1.8 | body R 5.4 10.6 9.2 8 1.8
            | dot O 8 13 .7 O 10 13 .7 O 12 13 .7 O 8 15.6 .7 O 10 15.6 .7 O 12 15.6 .7
        macbook.gen1: = laptopcomputer
        macbook.gen2: = laptopcomputer
        macbook.and.iphone: = laptopcomputer.and.iphone
        macbook.and.ipad: width 26 | body R 3.4 3.4 15 10.4 1.6 | line M 1.4 16.6 14 16.6
            | hole R 16.4 5.6 8.2 12.6 1.4 | body R 16.4 5.6 8.2 12.6 1.4
        laptopcomputer.and.ipad: = macbook.and.ipad
        laptopcomputer.and.arrow.down: width 24 | use laptopcomputer
            | mark M 12 6 12 11 M 9.8 9 12 11.2 14.2 9
        desktopcomputer.and.arrow.down: use desktopcomputer | mark M 10 4 10 8.6 M 8 6.8 10 8.8 12 6.8
        display.and.arrow.down: use display | mark M 10 5 10 11 M 7.8 9 10 11.2 12.2 9
        display.2: width 26 | body R 1.4 4 13 9.4 1.6 | hole R 10.6 6.4 14 10 1.6 | body R 10.6 6.4 14 10 1.6
        display.and.iphone: width 24 | body R 1.4 3 16 11 1.8 | line M 9 14 9 17.2 M 6 17.4 12.6 17.4
            | hole R 15.6 7.4 7 11 1.6 | body R 15.6 7.4 7 11 1.6
        desktopcomputer.and.macbook: = display.2
        macmini: body R 1.6 7 16.8 6.6 2.2 | dot O 15.2 11.2 .7
        macpro.gen1: body R 4.6 2.4 10.8 15.2 1.2 | mark M 7.4 5.4 12.6 5.4 M 7.4 8 12.6 8
        macpro.gen2: body R 5 2 10 16 3.4 | mark M 7.6 5 12.4 5
        macpro.gen3: body R 4.6 3 10.8 14 1.2 | dot O 8 7 .8 O 12 7 .8 O 10 9.6 .8 O 8 12.2 .8 O 12 12.2 .8
        macpro.gen3.server: = server.rack
        macstudio: body R 2.4 5.4 15.2 9.8 2 | dot O 5.6 12.4 .8 O 8.2 12.4 .8
        xserve.raid: = server.rack
        airport.express: body R 3 4 14 12 3 | dot O 10 10 1
        airport.extreme: = airport.express
        airport.extreme.tower: body R 5.6 2 8.8 16 2.4 | dot O 10 15 .9
        wifi.router: body R 1.8 11.4 16.4 6 1.8 | dot O 5 14.4 .9 O 8 14.4 .9
            | line M 15 11.2 15 6.8 | line A 15 6.8 3 200 340 | line A 15 6.8 5.6 222 318
        printer.filled.and.paper: = printer
        printer.dotmatrix: = printer
        faxmachine: body R 1.8 8 16.4 9.6 1.8 | line M 7.4 7.8 7.4 2.4 16 2.4 16 7.8
            | mark M 5 8.2 5 17.4 | dot O 8.6 11.4 .8 O 11.4 11.4 .8 O 14.2 11.4 .8 O 8.6 14.2 .8 O 11.4 14.2
            .8 O 14.2 14.2 .8
        opticaldiscdrive: body M 4.4 4.6 15.6 4.6 18.2 11 18.2 15.4 1.8 15.4 1.8 11 Z
            | mark M 2.2 10.6 17.8 10.6 M 5 13 12 13
        externaldrive.connected.to.line.below: body M 5 2 15 2 17 6.4 17 10 3 10 3 6.4 Z
            | mark M 3.4 6.4 16.6 6.4 | line M 10 10.2 10 16.4 M 1.8 16.8 18.2 16.8 | solid O 10 16.8 1.8
        rectangle.connected.to.line.below: body R 3 2 14 8.4 1.6
            | line M 10 10.6 10 16.4 M 1.8 16.8 18.2 16.8 | solid O 10 16.8 1.8
        app.connected.to.app.below: body R 5.8 1.6 8.4 6.4 1.6 | line M 10 8.2 10 11.8
            | body R 5.8 12 8.4 6.4 1.6
        cable.connector: body R 6.4 2 7.2 8 1.4 | line M 8.8 4.6 8.8 6.6 M 11.2 4.6 11.2 6.6 M 10 10.2 10 18.2
        cable.connector.horizontal: body R 1.8 6.4 8 7.2 1.4 | line M 4.4 8.8 6.4 8.8 M 4.4 11.2 6.4 11.2 M 10 10
            18.2 10
        cable.coaxial: line O 6 10 4.2 | solid O 6 10 1.2 | line M 10.2 10 18.2 10
        powercord: line M 4 17.6 C 4 11 10 14 10 9 L 10 7
            | body M 6.4 7 6.4 3.4 13.6 3.4 13.6 7 C 13.6 9.6 6.4 9.6 6.4 7 Z
            | line M 8.4 1.6 8.4 3.2 M 11.6 1.6 11.6 3.2
        sdcard: body M 4.4 6.4 8.4 1.8 15.6 1.8 15.6 18.2 4.4 18.2 Z
            | mark M 9.4 4.4 9.4 7 M 11.6 4.4 11.6 7 M 13.6 4.4 13.6 7
        esim: body M 4.4 1.8 11.6 1.8 15.6 5.8 15.6 18.2 4.4 18.2 Z | use _letter.e 10 11.6 .4
        simcard.2: width 24 | body M 1.8 4 6.6 4 9.6 7 9.6 17 1.8 17 Z | body M 13.4 4 18.2 4 21.2 7 21.2 17
            13.4 17 Z
        fibrechannel: line M 2 6 18 6 M 2 10 18 10 M 2 14 18 14 | solid O 5 6 1.4 O 15 10 1.4 O 8 14 1.4
        av.remote: body R 6 1.6 8 16.8 2.6 | dot O 10 5.2 1.4 O 8.6 9.6 .7 O 11.4 9.6 .7 O 8.6 12 .7 O 11.4 12
            .7
        appletvremote.gen1: = av.remote
        appletvremote.gen2: = av.remote
        appletvremote.gen3: body R 6.4 1.6 7.2 16.8 2.4 | dot O 10 5.2 1.6
        appletvremote.gen4: = appletvremote.gen3
        appletv: body R 2 5.6 16 8.8 2.4 | mark M 7 10 13 10
        tv.and.mediabox: width 24 | body R 1.4 2.8 17.2 11.6 2 | hole R 13.4 11.4 9 6 1.4
            | body R 13.4 11.4 9 6 1.4
        tv.and.hifispeaker: width 24 | body R 1.4 3.8 14 9.6 1.8 | hole R 16.4 5 6 13 1.4
            | body R 16.4 5 6 13 1.4
        homepodmini: body O 10 10 7.4 | mark M 7.4 4.4 12.6 4.4
        homepod.2: width 26 | use homepod 8 10 .74 | use homepod 18.4 10 .74
        homepodmini.2: width 26 | use homepodmini 7.6 10 .74 | use homepodmini 18.4 10 .74
        hifispeaker.2: width 24 | use hifispeaker 6.6 10 .94 | use hifispeaker 17.4 10 .94
        airtag: body O 10 10 8.2 | mark O 10 10 5.2
        airpod.left: body M 10 2.4 C 6 2.4 4.6 5 5 7.4 C 5.4 9.4 7 10 8.6 10 L 8.6 16.6 C 8.6 18.2 12 18.2 12 16.6
            L 12 5 C 12 3.4 11 2.4 10 2.4 Z
        airpod.right: body M 10 2.4 C 14 2.4 15.4 5 15 7.4 C 14.6 9.4 13 10 11.4 10 L 11.4 16.6 C 11.4 18.2 8 18.2
            8 16.6 L 8 5 C 8 3.4 9 2.4 10 2.4 Z
        _airpods: width 22 | use airpod.left 6.4 10 1 | use airpod.right 15.6 10 1
        airpods.gen3: = _airpods
        airpodspro: = _airpods
        airpods.pro: = _airpods
        airpods.chargingcase: body R 3.4 3.4 13.2 13.2 4 | mark M 3.6 8 16.4 8 | dot O 10 11 .8
        airpods.chargingcase.wireless: = airpods.chargingcase
        airpodspro.chargingcase.wireless: body R 2 4.4 16 11.2 4 | mark M 2.2 8.6 17.8 8.6 | dot O 10 11.4 .8
        earbuds.case: = airpodspro.chargingcase.wireless
        applewatch.side.right: body R 7 5 6 10 2 | line M 8 5 8.6 1.6 11.4 1.6 12 5 M 8 15 8.6 18.4 11.4 18.4 12
            15 M 14.4 8.4 14.4 11
        applewatch.radiowaves.left.and.right: width 26 | use applewatch 13 10 .9
            | line A 13 10 8.6 -34 34 A 13 10 8.6 146 214 | line A 13 10 11.4 -36 36 A 13 10 11.4 144 216
        applewatch.case.inset.filled: line R 5 5 10 10 2.6 | solid R 7.2 7.2 5.6 5.6 1
            | line M 7 5 7.6 1.6 12.4 1.6 13 5 M 7 15 7.6 18.4 12.4 18.4 13 15
        watchface.applewatch.case: line R 5 5 10 10 2.6 | solid O 10 10 2.4
            | line M 7 5 7.6 1.6 12.4 1.6 13 5 M 7 15 7.6 18.4 12.4 18.4 13 15
        watch.analog: body O 10 10 5.4 | mark M 10 7 10 10.2 12 11
            | line M 7 5 7.6 1.6 12.4 1.6 13 5 M 7 15 7.6 18.4 12.4 18.4 13 15
        visionpro: width 26
            | body M 5 4.6 L 21 4.6 C 23.4 4.6 24.6 7 24.6 10 C 24.6 13.6 22.6 15.4 20 15.4 C 16.6 15.4 15.4 12.4
            13 12.4 C 10.6 12.4 9.4 15.4 6 15.4 C 3.4 15.4 1.4 13.6 1.4 10 C 1.4 7 2.6 4.6 5 4.6 Z
        vision.pro: = visionpro
        digitalcrown.press: body R 11 4 5 12 2 | line M 13.6 4.4 13.6 15.6
            | line M 2 10 8.4 10 M 5.8 7.4 8.4 10 5.8 12.6
        digitalcrown.arrow.clockwise: body R 2.6 4 5 12 2 | line A 8 10 8.4 -50 36 M 15 12 14.8 15.2 11.8 14.6
        digitalcrown.arrow.counterclockwise: body R 2.6 4 5 12 2 | line A 8 10 8.4 -36 50 M 11.8 5.4 14.8 4.8 15 8
        digitalcrown.horizontal.press: body R 4 11 12 5 2 | line M 10 2 10 8.4 M 7.4 5.8 10 8.4 12.6 5.8
        arcade.stick.console: body R 1.8 11 16.4 6.6 1.6 | line M 8 11 8 6.4 | solid O 8 4.4 2.6
            | dot O 13.4 14.2 1
        arcade.stick: line M 10 8 10 15 M 4 17.4 C 4 13.6 16 13.6 16 17.4 Z | solid O 10 5 3.2
        l.joystick: body O 10 10 7 | mark O 10 10 3.6
        r.joystick: = l.joystick
        l.joystick.press.down: use l.joystick
        videoprojector: body R 1.6 6 16.8 8.4 2 | mark O 12.8 10.2 2.4 | line M 4.4 14.6 4.4 16.4 M 15.6 14.6 15.6
            16.4
        web.camera: body O 10 8.2 6.2 | mark O 10 8.2 2.4 | line M 10 14.6 10 17 M 6 17.6 14 17.6
        camera.shutter.button: line O 10 12 6 | solid O 10 12 3.6 | line M 4 3.4 16 3.4
        personalhotspot: line M 9 12.4 C 5 15.4 .6 10.6 4 7 C 7 3.6 12 7 10.6 11
            | line M 11 7.6 C 15 4.6 19.4 9.4 16 13 C 13 16.4 8 13 9.4 9
        bonjour: body O 10 10 2 | line A 10 10 5 -60 60 A 10 10 5 120 240 | line A 10 10 8.2 -60 60 A 10 10 8.2 120
            240
        applescript: body M 5 2 C 3 2 2.4 4 3.4 5.4 L 5.6 5.4 5.6 15 C 5.6 17 6.6 18 8 18 L 16 18 C 14.6 17.4 14.4
            16.4 14.4 15 L 14.4 4 C 14.4 2.8 13.6 2 12.4 2 Z | mark M 8.4 6.4 11.6 6.4 M 8.4 9.4 11.6 9.4 M 8.4
            12.4 11.6 12.4
        scroll: body M 5 2 C 3 2 2.4 4 3.4 5.4 L 5.6 5.4 5.6 15 C 5.6 17 6.6 18 8 18 L 16 18 C 17.6 18 18 16 17
            14.8 L 14.4 14.8 14.4 4 C 14.4 2.8 13.6 2 12.4 2 Z
            | mark M 8.2 6.4 11.8 6.4 M 8.2 9.4 11.8 9.4 M 8.2 12.4 11.8 12.4
        swift: body M 17.6 14.4 C 18.6 10.4 16.4 5 12 2.4 C 13.6 5.6 13.6 8.4 12.8 10.2 C 9.6 8 6.6 5 4.4 2.8 C 5.8
            5.4 8 8 10 10 C 7 8.4 4 6 2 4 C 4.4 8.4 7.6 11.4 10.4 13 C 7.6 14.4 4.4 13.6 1.6 11.6 C 4 15.6 8.4
            17.6 13 16 C 15.4 15.2 17 16.4 17.8 17.6 C 18.4 16.4 18 15.2 17.6 14.4 Z
        swiftdata: body O 10 4.4 2.6 | body O 4.4 14.6 2.6 | body O 15.6 14.6 2.6
            | line M 8.6 6.8 5.6 12.2 M 11.4 6.8 14.4 12.2 M 7.2 14.6 12.8 14.6
        applelogo: body M 10 6 C 8 4.6 3 5 3 10.6 C 3 15 6 18.4 8 18.2 C 9 18 9.4 17.6 10 17.6 C 10.6 17.6 11 18 12
            18.2 C 14 18.4 17 15 17 10.6 C 17 5 12 4.6 10 6 Z | line M 10 5.4 C 10 3.6 11 2.2 12.6 1.8
        apple.logo: = applelogo
        apple.terminal.on.rectangle: = macwindow.on.rectangle
        appclip: body R 2.4 2.4 15.2 15.2 4.4 | mark M 6 10 C 6 4.6 14 4.6 14 10 C 14 15.4 6 15.4 6 10 Z
        app.dashed: line M 2.4 7 2.4 6.4 C 2.4 3.8 3.8 2.4 6.4 2.4 L 7 2.4 M 13 2.4 13.6 2.4 C 16.2 2.4 17.6 3.8
            17.6 6.4 L 17.6 7 M 17.6 13 17.6 13.6 C 17.6 16.2 16.2 17.6 13.6 17.6 L 13 17.6 M 7 17.6 6.4 17.6 C
            3.8 17.6 2.4 16.2 2.4 13.6 L 2.4 13 | line M 9.4 2.4 10.6 2.4 M 9.4 17.6 10.6 17.6 M 2.4 9.4 2.4 10.6
            M 17.6 9.4 17.6 10.6
        app.translucent: body R 2.4 2.4 15.2 15.2 4.4 | mark*.7 M 3 12 12 3 M 5 16.4 16.4 5 M 10 17 17 10
        app.specular: = app.translucent
        app.grid: = square.grid.3x3
        square.grid.4x3.fill: width 24
            | solid R 2 3 3.8 3.8 .8 R 7.4 3 3.8 3.8 .8 R 12.8 3 3.8 3.8 .8 R 18.2 3 3.8 3.8 .8 R 2 8.2 3.8 3.8 .8
            R 7.4 8.2 3.8 3.8 .8 R 12.8 8.2 3.8 3.8 .8 R 18.2 8.2 3.8 3.8 .8 R 2 13.4 3.8 3.8 .8 R 7.4 13.4 3.8
            3.8 .8 R 12.8 13.4 3.8 3.8 .8 R 18.2 13.4 3.8 3.8 .8
        widget.small: line R 2.4 2.4 15.2 15.2 2.6 | solid R 5 5 4.4 4.4 1
        widget.medium: line R 1.4 4 17.2 12 2.2 | solid R 4 6.6 5 6.8 1
        widget.large: line R 2.4 2.4 15.2 15.2 2.6 | solid R 5 5 10 4.4 1
        widget.extralarge: line R 1.4 3 17.2 14 2.2 | solid R 4 5.6 12 4 1
        apple.intelligence: line O 10 10 3.4
            | line A 10 10 8 0 50 A 10 10 8 72 122 A 10 10 8 144 194 A 10 10 8 216 266 A 10 10 8 288 338
        siri: = apple.intelligence
        voiceover: body O 10 10 8.2 | mark M 6 10 14 10 M 11 7 14 10 11 13
        accessibility: line O 10 10 8.2 | solid O 10 5.8 1.4
            | line M 5.6 8 8.6 8.8 11.4 8.8 14.4 8 M 8.6 9 8.6 11.4 7.4 15 M 11.4 9 11.4 11.4 12.6 15
        timeline.selection: line R 5.4 3 9.2 14 1.6 | line M 1.8 6 3 6 M 1.8 14 3 14 M 17 6 18.2 6 M 17 14 18.2 14
            M 10 3.2 10 16.8
        view.2d: line R 1.4 4 17.2 12 2.2 | use 2 6.4 10 .4 | use _letter.d 13 10 .4
        view.3d: line R 1.4 4 17.2 12 2.2 | use 3 6.4 10 .4 | use _letter.d 13 10 .4
        spatial.capture: use viewfinder | body M 10 6 13.6 8 13.6 12 10 14 6.4 12 6.4 8 Z
        """
}
