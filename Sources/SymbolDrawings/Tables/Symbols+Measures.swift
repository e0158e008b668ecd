/// Gauges, dials, thermometers and batteries by what they show; weather; waves.
extension SymbolTable {
    static let measures = """
        gauge.with.dots.needle.0percent: use _gauge | line M 10 11 4.8 14.4
        gauge.with.dots.needle.33percent: use _gauge | line M 10 11 7.2 5.4
        gauge.with.dots.needle.50percent: use _gauge | line M 10 11 10 5
        gauge.with.dots.needle.67percent: use _gauge | line M 10 11 12.8 5.4
        gauge.with.dots.needle.100percent: use _gauge | line M 10 11 15.2 14.4
        gauge.with.dots.needle.bottom.0percent: = gauge.with.dots.needle.0percent
        gauge.with.dots.needle.bottom.50percent: = gauge.with.dots.needle.50percent
        gauge.with.dots.needle.bottom.100percent: = gauge.with.dots.needle.100percent
        _gauge: line O 10 10 8.2 | solid O 10 11 1.7 | solid O 4.6 10.4 .7 O 6.2 6.2 .7 O 13.8 6.2 .7 O 15.4 10.4 .7
        gauge.with.needle: line O 10 10 8.2 | solid O 10 11 1.7 | line M 10 11 13.4 6
        gauge.low: line A 10 11.4 8 150 390 | line M 10 11.4 6.2 6.6 | solid O 10 11.4 1.6
        gauge.high: = gauge
        gauge.open.with.lines.needle.33percent: = gauge.low
        gauge.open.with.lines.needle.67percent: = gauge
        dial.low: body O 10 10.6 6 | mark M 10 10.6 6.6 13 | line M 3 16.4 3.6 15.8 M 17 16.4 16.4 15.8 M 10 1.6 10 2.4
        dial.medium: body O 10 10.6 6 | mark M 10 10.6 10 6.4 | line M 3 16.4 3.6 15.8 M 17 16.4 16.4 15.8 M 10 1.6 10 2.4
        dial.high: body O 10 10.6 6 | mark M 10 10.6 13.4 13 | line M 3 16.4 3.6 15.8 M 17 16.4 16.4 15.8 M 10 1.6 10 2.4
        dial.min: = dial.low
        dial.max: = dial.high
        thermometer.low: body M 7.4 4.4 C 7.4 .8 12.6 .8 12.6 4.4 L 12.6 10.8 C 16.4 13.6 14.4 18.6 10 18.6 C 5.6 18.6
            3.6 13.6 7.4 10.8 Z | dot O 10 14.4 1.8
        thermometer.high: body M 7.4 4.4 C 7.4 .8 12.6 .8 12.6 4.4 L 12.6 10.8 C 16.4 13.6 14.4 18.6 10 18.6 C 5.6 18.6
            3.6 13.6 7.4 10.8 Z | mark M 10 4.4 10 13 | dot O 10 14.4 1.8
        thermometer.snowflake: width 24 | use thermometer 7.6 10 1 | use snowflake 18 6.4 .5
        thermometer.and.liquid.waves: line M 8 13 8 3.6 C 8 1.2 12 1.2 12 3.6 L 12 13
            | line M 1.8 16.4 C 4.6 13.4 7.2 19.4 10 16.4 C 12.8 13.4 15.4 19.4 18.2 16.4
        thermometer.variable.and.figure: width 24 | use thermometer 7.6 10 1 | use figure.stand 18 10 .8
        degreesign.fahrenheit: width 18 | line O 4.4 5 2.2 | line M 15.6 3.4 9.4 3.4 9.4 17 M 9.4 9.8 14.6 9.8
        degreesign.celsius: width 18 | line O 4.4 5 2.2 | line A 14 10.2 5 50 310
        humidity: body M 6.6 3 C 8 5.6 11 8.4 11 11.6 C 11 14.4 9.2 16.2 6.6 16.2 C 4 16.2 2.2 14.4 2.2 11.6 C 2.2 8.4
            5.2 5.6 6.6 3 Z | line M 13 6 18 6 M 14.4 10 18 10 M 13.6 14 18 14
        aqi.low: solid O 10 10 1.4 O 10 4.4 1.2 O 15 7.2 1.2 O 15 12.8 1.2 O 10 15.6 1.2 O 5 12.8 1.2 O 5 7.2 1.2
        aqi.medium: solid O 10 10 1.6 O 10 5 1.4 O 14.4 7.4 1.4 O 14.4 12.6 1.4 O 10 15 1.4 O 5.6 12.6 1.4 O 5.6 7.4 1.4
            | solid O 10 1.8 .9 O 17.2 6 .9 O 17.2 14 .9 O 10 18.2 .9 O 2.8 14 .9 O 2.8 6 .9
        aqi.high: solid O 10 10 1.8 O 10 5 1.6 O 14.4 7.4 1.6 O 14.4 12.6 1.6 O 10 15 1.6 O 5.6 12.6 1.6 O 5.6 7.4 1.6
            | solid O 10 1.8 1.2 O 17.2 6 1.2 O 17.2 14 1.2 O 10 18.2 1.2 O 2.8 14 1.2 O 2.8 6 1.2 O 6.4 3.4 .9 O 13.6
            3.4 .9 O 18 10 .9 O 2 10 .9 O 6.4 16.6 .9 O 13.6 16.6 .9
        carbon.monoxide.cloud: use cloud | mark A 7.4 10.8 2.2 50 310 | mark O 12.6 10.8 2.2
        carbon.dioxide.cloud: = carbon.monoxide.cloud
        sun.dust: use sun.max 10 6.6 .66 | solid O 4 14.4 1 O 8 14.4 1 O 12 14.4 1 O 16 14.4 1 O 6 17.6 1 O 10 17.6 1 O 14
            17.6 1
        sun.haze: use sun.max 10 6.6 .66 | line M 2 14.4 13 14.4 M 16 14.4 18 14.4 M 2 17.8 4 17.8 M 7 17.8 18 17.8
        sun.rain: use sun.max 10 6.6 .66 | line M 6 14 5 17.8 M 10.4 14 9.4 17.8 M 14.8 14 13.8 17.8
        sun.snow: use sun.max 10 6.6 .66
            | line*.7 M 5 13 5 17.8 M 3 14.2 7 16.6 M 7 14.2 3 16.6 M 15 13 15 17.8 M 13 14.2 17 16.6 M 17 14.2 13 16.6
        sun.horizon: = sun.and.horizon
        sun.righthalf.filled: use sun.max | solid A 10 10 3.9 -90 90 Z
        sun.lefthalf.filled: use sun.max | solid A 10 10 3.9 90 270 Z
        moon.dust: use moon 10 6.6 .62 | solid O 4 14.8 1 O 8 14.8 1 O 12 14.8 1 O 16 14.8 1 O 6 17.8 1 O 10 17.8 1 O 14 17.8
            1
        moon.haze: use moon 10 6.6 .62 | line M 2 14.8 13 14.8 M 16 14.8 18 14.8 M 2 18 4 18 M 7 18 18 18
        moonrise: use moon 10 11.4 .5 | line M 1.8 17.6 18.2 17.6 M 10 6.4 10 1.6 M 7.8 3.8 10 1.6 12.2 3.8
        moonset: use moon 10 11.4 .5 | line M 1.8 17.6 18.2 17.6 M 10 1.6 10 6.4 M 7.8 4.2 10 6.4 12.2 4.2
        moonphase.new.moon: solid O 10 10 8.6
        moonphase.full.moon: line O 10 10 8.2
        moonphase.first.quarter: line O 10 10 8.2 | solid A 10 10 8.2 90 270 Z
        moonphase.last.quarter: line O 10 10 8.2 | solid A 10 10 8.2 -90 90 Z
        moonphase.waxing.crescent: line O 10 10 8.2 | solid M 10 1.8 C 17.6 5 17.6 15 10 18.2 C -.9 18.2 -.9 1.8 10 1.8 Z
        moonphase.waxing.gibbous: line O 10 10 8.2 | solid M 10 1.8 C 4.6 5 4.6 15 10 18.2 C -.9 18.2 -.9 1.8 10 1.8 Z
        moonphase.waning.gibbous: line O 10 10 8.2 | solid M 10 1.8 C 15.4 5 15.4 15 10 18.2 C 20.9 18.2 20.9 1.8 10 1.8 Z
        moonphase.waning.crescent: line O 10 10 8.2 | solid M 10 1.8 C 2.4 5 2.4 15 10 18.2 C 20.9 18.2 20.9 1.8 10 1.8 Z
        cloud.moon.rain: use _cloud.upper | line M 6 14.6 5 18 M 10.4 14.6 9.4 18 M 14.8 14.6 13.8 18
        cloud.moon.bolt: = cloud.bolt
        cloud.sun.bolt: = cloud.bolt
        cloud.rainbow.half: line A 18 18 15 188 270 | line A 18 18 11 196 270
            | hole*.6 E 1.4 11 10 6.4 | body M 4 17.8 C .6 17.8 .6 13 4 13 C 4.6 10 9 10 9.8 13 C 13 13 13 17.8 9.8 17.8 Z
        wind.snow: use wind 10 8 .8 | line*.8 M 14.6 13.2 14.6 18.6 M 12.2 14.6 17 17.2 M 17 14.6 12.2 17.2
        snow: use snowflake
        tropicalstorm: use hurricane | solid O 10 10 1.6
        smoke: body M 5.8 12 C 3.4 12 1.8 10.6 1.8 8.6 C 1.8 6.8 3 5.4 5 5.2 C 5.4 3 7.4 1.6 10 1.6 C 12.6 1.6 14.6 3.2 15
            5.4 C 17 5.6 18.2 7 18.2 8.6 C 18.2 10.6 16.8 12 14.6 12 Z | line M 4 15 13 15 M 7 18 16 18
        water.waves.and.arrow.down: use water.waves 10 13 .7 | line M 10 1 10 6 M 7.8 4 10 6.2 12.2 4
        water.waves.and.arrow.up: use water.waves 10 13 .7 | line M 10 6 10 1.4 M 7.8 3.4 10 1.2 12.2 3.4
        drop.halffull: line M 10 1.8 C 12 5.4 16 8.8 16 12.4 C 16 16 13.4 18.4 10 18.4 C 6.6 18.4 4 16 4 12.4 C 4 8.8 8 5.4
            10 1.8 Z | solid M 4.4 11 15.6 11 C 17 15 14.4 18.4 10 18.4 C 5.6 18.4 3 15 4.4 11 Z
        drop.degreesign: use drop | dot O 10 13 1.4
        umbrella.percent: = umbrella
        bolt.ring.closed: line O 10 10 8.2 | use bolt.fill 10 10 .56
        batteryblock: body R 1.6 5.4 16.8 11.4 1.8 | line M 5 2.8 7 2.8 M 13 2.8 15 2.8
        minus.plus.batteryblock: use batteryblock | mark M 4.6 11 8 11 M 12 11 15.4 11 M 13.7 9.3 13.7 12.7
        battery.100.bolt: width 26 | line R 1.4 5 20.4 10 2.4 | solid R 3.8 7.4 15.6 5.2 1 | line M 24.2 8.6 24.2 11.4
            | cut*2.6 M 12.4 3 8.4 10.6 14 9.6 10.4 17 | solid M 13.4 2 7.4 11 11.2 11 9.4 18 15.6 8.8 11.8 8.8 Z
        battery.100percent.bolt: = battery.100.bolt
        battery.75percent: = battery.75
        battery.50percent: = battery.50
        battery.25percent: = battery.25
        battery.0percent: = battery.0
        hourglass.tophalf.filled: line M 4.4 1.8 15.6 1.8 C 15.6 6.4 13 8 11.4 10 C 13 12 15.6 13.6 15.6 18.2 L 4.4 18.2 C
            4.4 13.6 7 12 8.6 10 C 7 8 4.4 6.4 4.4 1.8 Z | solid M 5 3 15 3 C 14.6 6 12.6 7.6 10 9.6 C 7.4 7.6 5.4 6 5 3 Z
        scalemass: body M 4.4 8 15.6 8 17.6 17.6 2.4 17.6 Z | line O 10 4.8 2.8
        eyedropper.halffull: = eyedropper
        eyedropper.full: = eyedropper
        gyroscope: line O 10 10 8.2 | line*.8 E 1.8 6.8 16.4 6.4 | line*.8 E 6.8 1.8 6.4 16.4 | solid O 10 10 1.5
        compass.drawing: line M 9 5.6 3.4 17.6 M 11 5.6 16.6 17.6 M 5 14 C 8 16 12 16 15 14 | line O 10 3.6 2
        tuningfork: line M 6.6 1.8 6.6 7 C 6.6 11.6 13.4 11.6 13.4 7 L 13.4 1.8 M 10 10.6 10 18.2
        sensor: body R 3 3 14 14 4 | mark O 10 10 3
        sensor.tag.radiowaves.forward: body O 6 10 4.4 | dot O 6 10 1.2 | line A 8 10 6.6 -45 45 | line A 8 10 10 -45 45
        contact.sensor: body R 2.4 2 6.4 16 1.6 | body R 12 5 5.6 10 1.6
        dot.radiowaves.up.forward: solid O 4 16 1.8 | line A 4 16 5 -90 0 A 4 16 9 -90 0 A 4 16 13 -90 0
        badge.plus.radiowaves.right: solid O 6 10 4.6 | cut*.8 M 6 7.8 6 12.2 M 3.8 10 8.2 10
            | line A 6 10 7.6 -45 45 A 6 10 11.4 -45 45
        badge.plus.radiowaves.forward: = badge.plus.radiowaves.right
        radiowaves.left: solid O 16 10 1.8 | line A 16 10 5 135 225 A 16 10 9 135 225 A 16 10 13 135 225
        wave.3.left: = radiowaves.left
        wave.3.up: solid O 10 16 1.8 | line A 10 16 5 225 315 A 10 16 9 225 315 A 10 16 13 225 315
        wave.3.down: solid O 10 4 1.8 | line A 10 4 5 45 135 A 10 4 9 45 135 A 10 4 13 45 135
        radiowaves.left.and.right: line A 10 10 4.8 -45 45 A 10 10 4.8 135 225 A 10 10 8.4 -45 45 A 10 10 8.4 135 225
        bell.and.waves.left.and.right: width 28 | use bell 14 10 .96
            | line M 4.6 5 C 2.4 8 2.4 11 4.6 14 M 23.4 5 C 25.6 8 25.6 11 23.4 14
        bell.and.waveform: = bell.and.waves.left.and.right
        alarm.waves.left.and.right: width 28 | use alarm 14 10 .92
            | line M 4 6.4 C 2.2 9 2.2 12 4 14.6 M 24 6.4 C 25.8 9 25.8 12 24 14.6
        ear.and.waveform: width 24 | use ear 8 10 .94 | line M 17 7.4 17 12.6 M 20 5 20 15 M 22.6 8 22.6 12
        person.and.waveform: = person.wave.2
        waveform.and.magnifyingglass: use magnifyingglass | line*.8 M 6 7.4 6 9.4 M 8.4 5.6 8.4 11.2 M 10.8 7.4 10.8 9.4
        waveform.and.person.filled: = waveform
        waveform.low: line M 2.4 9.4 2.4 10.6 M 5.4 8.4 5.4 11.6 M 8.4 7 8.4 13 M 11.6 8 11.6 12 M 14.6 7.6 14.6 12.4 M 17.6
            9.2 17.6 10.8
        waveform.mid: line M 2.4 9 2.4 11 M 5.4 7 5.4 13 M 8.4 4.6 8.4 15.4 M 11.6 6.6 11.6 13.4 M 14.6 5.4 14.6 14.6 M 17.6
            8.6 17.6 11.4
        waveform.path.ecg.rectangle: body R 1.4 4 17.2 12 2.2 | mark M 3.4 10.4 6 10.4 7.6 6.6 10 13.6 11.8 9 13 10.4 16.6
            10.4
        speaker.plus: width 22 | use speaker 8 10 1 | line M 17.4 7 17.4 13 M 14.4 10 20.4 10
        speaker.minus: width 22 | use speaker 8 10 1 | line M 14.4 10 20.4 10
        speaker.zzz: width 22 | use speaker 8 10 1 | line*.8 M 14 4 18.4 4 14 9.4 18.4 9.4
        volume.1: = speaker.wave.1
        volume.2: = speaker.wave.2
        volume.3: = speaker.wave.3
        volume: = speaker
        lightspectrum.horizontal: body R 1.4 5 17.2 10 2.4 | mark M 5 5.2 5 14.8 M 8.4 5.2 8.4 14.8 M 11.6 5.2 11.6 14.8 M 15
            5.2 15 14.8
        chart.line.flattrend.xyaxis: line M 2.4 2.4 2.4 17.6 17.6 17.6 | line M 5 11 9 10 13 11 17 10
        chart.bar.xaxis.ascending: line M 1.8 17.8 18.2 17.8 | body R 3 12 3 4 .6 | body R 8.5 8 3 8 .6 | body R 14 3 3 13 .6
        chart.line.text.clipboard: use clipboard | mark*.9 M 6.6 11 9 8.6 11 10.4 13.4 7.6 M 6.6 14.4 13.4 14.4
        circle.lefthalf.striped.horizontal: line O 10 10 8.2 | line*.8 M 3 6 10 6 M 2.4 10 10 10 M 3 14 10 14 M 10 1.8 10 18.2
        """
}
