extension SystemNames {
    /// A list for each first letter or digit. `heart(circle(fill) fill)` are `heart`, `heart.circle`, `heart.circle.fill` and `heart.fill`; a
    /// word with a hyphen after it is no name by itself.
    static let lists = [
        """
        0-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 00-(circle(ar fill(ar hi) hi) square(ar
        fill(ar hi) hi)) 01-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 02-(circle(ar fill(ar
        hi) hi) square(ar fill(ar hi) hi)) 03-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi))
        04-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 05-(circle(ar fill(ar hi) hi) square(ar
        fill(ar hi) hi)) 06-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 07-(circle(ar fill(ar
        hi) hi) square(ar fill(ar hi) hi)) 08-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi))
        09-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi))
        """,
        """
        1-(brakesignal calendar(ar hi) circle(ar fill(ar hi) hi) lane(ar hi) magnifyingglass(ar hi)
        square(ar fill(ar hi) hi)) 10-(arrow-(trianglehead-(clockwise(ar hi) counterclockwise(ar hi)))
        calendar(ar hi) circle(ar fill(ar hi) hi) lane(ar hi) square(ar fill(ar hi) hi)) 11-(calendar(ar
        hi) circle(ar fill(ar hi) hi) lane(ar hi) square(ar fill(ar hi) hi)) 12-(calendar(ar hi)
        circle(ar fill(ar hi) hi) lane(ar hi) square(ar fill(ar hi) hi)) 123-(rectangle(ar fill(ar hi)
        hi)) 13-(calendar(ar hi) circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 14-(calendar(ar
        hi) circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 15-(arrow-(trianglehead-(clockwise(ar
        hi) counterclockwise(ar hi))) calendar(ar hi) circle(ar fill(ar hi) hi) square(ar fill(ar hi)
        hi)) 16-(calendar(ar hi) circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 17-(calendar(ar
        hi) circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 18-(calendar(ar hi) circle(ar fill(ar
        hi) hi) square(ar fill(ar hi) hi)) 19-(calendar(ar hi) circle(ar fill(ar hi) hi) square(ar
        fill(ar hi) hi))
        """,
        """
        2-(brakesignal calendar(ar hi) circle(ar fill(ar hi) hi) lane(ar hi) square(ar fill(ar hi) hi))
        20-(calendar(ar hi) circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 21-(calendar(ar hi)
        circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 22-(calendar(ar hi) circle(ar fill(ar hi)
        hi) square(ar fill(ar hi) hi)) 23-(calendar(ar hi) circle(ar fill(ar hi) hi) square(ar fill(ar
        hi) hi)) 24-(calendar(ar hi) circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi))
        25-(calendar(ar hi) circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 26-(calendar(ar hi)
        circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 27-(calendar(ar hi) circle(ar fill(ar hi)
        hi) square(ar fill(ar hi) hi)) 28-(calendar(ar hi) circle(ar fill(ar hi) hi) square(ar fill(ar
        hi) hi)) 29-(calendar(ar hi) circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi))
        2h(circle(fill))
        """,
        """
        3-(calendar(ar hi) circle(ar fill(ar hi) hi) lane(ar hi) square(ar fill(ar hi) hi))
        30-(arrow-(trianglehead-(clockwise(ar hi) counterclockwise(ar hi))) calendar(ar hi) circle(ar
        fill(ar hi) hi) square(ar fill(ar hi) hi)) 31-(calendar(ar hi) circle(ar fill(ar hi) hi)
        square(ar fill(ar hi) hi)) 32-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi))
        33-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 34-(circle(ar fill(ar hi) hi) square(ar
        fill(ar hi) hi)) 35-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 36-(circle(ar fill(ar
        hi) hi) square(ar fill(ar hi) hi)) 37-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi))
        38-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 39-(circle(ar fill(ar hi) hi) square(ar
        fill(ar hi) hi))
        """,
        """
        4-(alt-(circle(fill) square(fill)) calendar(ar hi) circle(ar fill(ar hi) hi) lane(ar hi)
        square(ar fill(ar hi) hi)) 40-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi))
        41-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 42-(circle(ar fill(ar hi) hi) square(ar
        fill(ar hi) hi)) 43-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 44-(circle(ar fill(ar
        hi) hi) square(ar fill(ar hi) hi)) 45-(arrow-(trianglehead-(clockwise(ar hi) counterclockwise(ar
        hi))) circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 46-(circle(ar fill(ar hi) hi)
        square(ar fill(ar hi) hi)) 47-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi))
        48-(circle(ar fill(ar hi) hi) square(ar fill(ar hi) hi)) 49-(circle(ar fill(ar hi) hi) square(ar
        fill(ar hi) hi)) 4a(circle(fill)) 4h(circle(fill)) 4k-(tv(fill)) 4l(circle(fill))
        """,
        """
        5-(arrow-(trianglehead-(clockwise(ar hi) counterclockwise(ar hi))) calendar(ar hi) circle(ar
        fill(ar hi) hi) lane(ar hi) square(ar fill(ar hi) hi)) 50-(circle(ar fill(ar hi) hi) square(ar
        fill(ar hi) hi))
        """,
        """
        6-(alt-(circle(fill) square(fill)) calendar(ar hi) circle(ar fill(ar hi) hi) lane(ar hi)
        square(ar fill(ar hi) hi)) 60-(arrow-(trianglehead-(clockwise(ar hi) counterclockwise(ar hi))))
        """,
        """
        7-(calendar(ar hi) circle(ar fill(ar hi) hi) lane(ar hi) square(ar fill(ar hi) hi))
        75-(arrow-(trianglehead-(clockwise(ar hi) counterclockwise(ar hi))))
        """,
        """
        8-(calendar(ar hi) circle(ar fill(ar hi) hi) lane(ar hi) square(ar fill(ar hi) hi))
        """,
        """
        9-(alt-(circle(fill) square(fill)) calendar(ar hi) circle(ar fill(ar hi) hi) lane(ar hi)
        square(ar fill(ar hi) hi)) 90-(arrow-(trianglehead-(clockwise(ar hi) counterclockwise(ar hi))))
        """,
        """
        a(book-(closed(ar fill(ar he hi ja ko th zh) he hi ja ko th zh)) circle(fill) magnify
        square(fill)) abc abs(brakesignal(slash) circle(fill)) ac(slash)
        accessibility(badge-(arrow-(up-(right))) fill) air-(car-(side(fill))
        conditioner-(horizontal(fill) vertical(fill)) convertible-(side(fill)) pickup-(side(fill))
        purifier(fill) suv-(side(fill))) airplane(arrival circle(fill) cloud departure landed
        path-(dotted) ticket(fill) up-(forward(app(fill)) right(app(fill)))) airplaneseat
        airplay-(audio(badge-(exclamationmark) circle(fill)) video(badge-(exclamationmark)
        circle(fill))) airplayaudio(badge-(exclamationmark) circle(fill))
        airplayvideo(badge-(exclamationmark) circle(fill)) airpod-(gen3-(left right) left right)
        airpodpro-(left right) airpods(chargingcase(fill wireless(fill))
        gen3(chargingcase-(wireless(fill))) gen4(chargingcase-(wireless(fill)) left right) max
        pro(chargingcase-(wireless(fill radiowaves-(left-(and-(right(fill)))))) left right)) airpodsmax
        airpodspro(chargingcase-(wireless(fill radiowaves-(left-(and-(right(fill))))))) airport-(express
        extreme(tower)) airtag(fill radiowaves-(forward(fill(rtl) rtl))) alarm(fill
        waves-(left-(and-(right(fill))))) align-(horizontal-(center(fill) left(fill) right(fill))
        vertical-(bottom(fill) center(fill) top(fill))) allergens(fill) alt alternatingcurrent
        american-(football(circle(fill) fill professional(circle(fill) fill))) amplifier angle
        ant(circle(fill) fill) antenna-(radiowaves-(left-(and-(right(circle(fill)
        slash(circle(fill))))))) app(background-(dotted) badge(checkmark(fill) clock(fill) fill)
        connected-(to-(app-(below-(fill)))) dashed fill gift(fill) grid shadow specular translucent)
        appclip append-(page(fill(rtl) rtl)) apple-(books-(pages(fill)) classical-(pages(fill))
        haptics-(and-(exclamationmark-(triangle) music-(note(slash)))) homekit image-(playground(fill))
        intelligence(badge-(xmark)) logo meditate(circle(fill) square-(stack(fill)))
        podcasts-(pages(fill)) terminal(circle(fill) fill on-(rectangle(fill))) writing-(tools))
        applelogo applepencil(adapter-(usb-(c(fill))) and-(scribble) doubletap gen1 gen2 hover squeeze
        tip) applescript(fill) appletv(badge-(checkmark(fill) exclamationmark(fill)) fill)
        appletvremote-(gen1(fill) gen2(fill) gen3(fill) gen4(fill))
        applewatch(and-(arrow-(forward(rtl))) badge-(checkmark exclamationmark) case-(inset-(filled)
        sizes) radiowaves-(left-(and-(right))) side-(right) slash watchface)
        apps-(ipad(badge-(checkmark(rtl) plus) landscape on-(rectangle-(portrait-(dashed(rtl)))))
        iphone(badge-(checkmark(rtl) plus) landscape(rtl))) appwindow-(swipe-(rectangle)) aqi-(high low
        medium(gauge-(open))) arcade-(stick(and-(arrow-(down left(and-(arrow-(right(outward)))) right
        up(and-(arrow-(down))))) console(fill))) archivebox(circle(fill) fill) arkit(badge-(xmark))
        arrow-(2-(circlepath(circle(fill)) squarepath) 3-(trianglepath) backward(circle(dotted fill)
        square(fill) to-(line(circle(fill) compact square(fill)))) branch circlepath
        clockwise(circle(fill) heart(fill) icloud(fill) square(fill)) counterclockwise(circle(fill)
        icloud(fill) square(fill)) down(and-(line-(horizontal-(and-(arrow-(up)))))
        app(dashed(trianglebadge-(exclamationmark)) fill) applewatch
        backward(and-(arrow-(up-(forward(circle(fill) rectangle(fill) square(fill))))) circle(dotted
        fill) square(fill) toptrailing-(rectangle(fill))) circle(badge-(pause(fill) xmark(fill)) dotted
        fill) doc(fill) document(fill) forward(and-(arrow-(up-(backward(circle(fill) rectangle(fill)
        square(fill))))) circle(dotted fill) square(fill) topleading-(rectangle(fill))) heart(fill)
        left(and-(arrow-(up-(right(circle(fill) rectangle(fill) square(fill)))))
        arrow-(up-(right(circle(fill) square(fill)))) circle(dotted fill) square(fill)
        topright-(rectangle(fill)) video(fill)) message(fill) right(and-(arrow-(up-(left(circle(fill)
        rectangle(fill) square(fill))))) circle(dotted fill) square(fill) topleft-(rectangle(fill)))
        square(fill) to-(line(alt circle(fill) compact square(fill)))) forward(circle(dotted fill)
        folder(fill(rtl) rtl) square(fill) to-(line(circle(fill) compact square(fill))))
        left(and-(line-(vertical-(and-(arrow-(right)))) right(circle(fill)
        righttriangle-(left-(righttriangle-(right(fill)))) square(fill) text-(vertical)))
        arrow-(right(circle(fill) square(fill))) circle(dotted fill) square(fill) to-(line(alt
        circle(fill) compact square(fill)))) merge rectanglepath
        right(and-(line-(vertical-(and-(arrow-(left))))) arrow-(left(circle(fill) square(fill)))
        circle(dotted fill) doc-(on-(clipboard)) filled-(filter-(arrow-(right))) page-(on-(clipboard))
        square(fill) to-(line(alt circle(fill) compact square(fill)))) swap
        triangle-(2-(circlepath(camera(fill) circle(fill) doc-(on-(clipboard)) icloud(fill))) branch
        capsulepath merge pull swap turn-(up-(right-(circle(fill) diamond(fill)))))
        trianglehead-(2-(clockwise(rotate-(90(camera(fill) circle(fill) icloud(fill)
        page-(on-(clipboard))))) counterclockwise(rotate-(90))) bottomleft-(capsulepath-(clockwise))
        branch clockwise(heart(fill) icloud(fill) rotate-(90)) counterclockwise(icloud(fill)
        rotate-(90)) left-(and-(right-(righttriangle-(left-(righttriangle-(right(fill))))))) merge pull
        rectanglepath swap topright-(capsulepath-(clockwise)) turn-(up-(right(circle(fill)
        diamond(fill)))) up-(and-(down-(righttriangle-(up-(righttriangle-(down(fill))))))))
        turn-(down-(left right) left-(down up) right-(down up) up-(forward-(iphone(fill)) left right))
        up(and-(down(and-(arrow-(left-(and-(right))) sparkles) circle(fill)
        righttriangle-(up-(fill-(righttriangle-(down-(fill))) righttriangle-(down(fill)))) square(fill)
        text-(horizontal)) line-(horizontal-(and-(arrow-(down)))) person-(rectangle-(portrait turn-(left
        right)))) arrow-(down(circle(fill) square(fill)))
        backward(and-(arrow-(down-(forward(circle(fill) rectangle(fill) square(fill)))))
        bottomtrailing-(rectangle(fill)) circle(dotted fill) square(fill)) bin(fill)
        circle(badge-(clock) dotted fill) doc(fill on-(clipboard)) document(fill) folder(fill)
        forward(and-(arrow-(down-(backward(circle(fill) rectangle(fill) square(fill))))) app(fill)
        bottomleading-(rectangle(fill)) circle(dotted fill) square(fill)) heart(fill)
        left(and-(arrow-(down-(right(circle(fill) rectangle(fill) square(fill))))
        down-(right-(and-(arrow-(up-(right-(and-(down-(left)))))) magnifyingglass)))
        arrow-(down-(right(circle(fill) square(fill)))) bottomright-(rectangle(fill)) circle(dotted
        fill) square(fill)) message(fill) page-(on-(clipboard))
        right(and-(arrow-(down-(left(circle(fill) rectangle(fill) square(fill)))))
        bottomleft-(rectangle(fill)) circle(dotted fill) diamond(fill) square(fill) video(fill))
        square(fill) to-(line(alt circle(fill) compact square(fill))) trash(fill)) upright-(circle)
        uturn-(backward(circle(badge-(ellipsis) fill) square(fill)) down(circle(fill) square(fill))
        forward(circle(fill) square(fill)) left(circle(badge-(ellipsis) fill) square(fill))
        right(circle(fill) square(fill)) up(circle(fill) square(fill)))) arrowkeys(down-(filled) fill
        left-(filled) right-(filled) up-(filled)) arrowshape-(backward(circle(fill) fill)
        bounce-(forward(fill) right(fill)) down(circle(fill) fill) forward(circle(fill) fill)
        left(arrowshape-(right(fill)) circle(fill) fill) right(circle(fill) fill)
        turn-(up-(backward(2(circle(fill) fill) badge-(clock(fill(rtl) rtl)) circle(fill) fill)
        forward(circle(fill) fill) left(2(circle(fill) fill) circle(fill) fill) right(circle(fill)
        fill))) up(circle(fill) fill) zigzag-(forward(fill) right(fill)))
        arrowtriangle-(backward(circle(fill) fill square(fill)) down(circle(fill) fill square(fill))
        forward(circle(fill) fill square(fill))
        left(and-(line-(vertical-(and-(arrowtriangle-(right(fill)))))) circle(fill)
        fill(and-(line-(vertical-(and-(arrowtriangle-(right-(fill))))))) square(fill))
        right(and-(line-(vertical-(and-(arrowtriangle-(left(fill)))))) circle(fill)
        fill(and-(line-(vertical-(and-(arrowtriangle-(left-(fill))))))) square(fill))
        up(arrowtriangle-(down-(window-(left right))) circle(fill) fill square(fill))) aspectratio(fill)
        asterisk(circle(fill)) at(badge-(minus plus) circle(fill)) atom audio-(jack-(mono stereo))
        australian-(football(circle(fill) fill)) australiandollarsign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) australsign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) auto-(brakesignal
        headlight-(high-(beam(fill)) low-(beam(fill)))) automatic-(brakesignal
        headlight-(high-(beam(fill)) low-(beam(fill)))) autostartstop(slash
        trianglebadge-(exclamationmark)) av-(remote(fill)) axel-(2(front-(and-(rear-(engaged)) engaged)
        rear-(engaged))) axle-(2(driveshaft-(disengaged) front-(and-(rear-(engaged)) disengaged engaged)
        rear-(disengaged engaged lock)))
        """,
        """
        b-(circle(fill) square(fill)) backpack(circle(fill) fill
        sensor-(tag-(radiowaves-(left-(and-(right(fill))))))) backward(circle(fill) end(alt(fill)
        circle(fill) fill) fill frame(fill)) badge-(plus-(radiowaves-(forward right)))
        bag(badge-(minus(fill) plus(fill) questionmark(ar)) circle(fill) fill(badge-(minus plus
        questionmark(ar)))) bahtsign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) balloon(2(fill) fill)
        bandage(fill) banknote(fill) barcode(viewfinder) barometer base-(unit) baseball(circle(fill)
        diamond-(bases(outs-(indicator))) fill) basket(fill) basketball(circle(fill) fill) bathtub(fill)
        battery-(0 0percent 100(bolt(rtl) circle(fill)) 100percent(bolt(rtl) circle(fill)) 25 25percent
        50 50percent 75 75percent) batteryblock(fill slash(fill) stack(badge-(snowflake(fill)) fill
        trianglebadge-(exclamationmark(fill)))) beach-(umbrella(fill)) beats-(earphones
        fit-(pro(chargingcase(fill) left right)) fitpro(chargingcase(fill) left right) headphones
        pill(fill) powerbeats(left pro(2(chargingcase(fill) left right) chargingcase(fill) left right)
        right) powerbeats3(left right) powerbeatspro(chargingcase(fill) left right)
        solobuds(chargingcase(fill) left right) studiobud-(left right) studiobuds(chargingcase(fill)
        left plus(chargingcase(fill) left right) right) studiobudsplus(chargingcase(fill) left right))
        bed-(double(badge-(checkmark(fill)) circle(fill) fill)) bell(and-(waveform(fill)
        waves-(left-(and-(right(fill))))) badge(circle(fill) fill slash(fill(rtl) rtl) waveform(fill
        slash(fill))) circle(fill) fill slash(circle(fill) fill) square(fill)) beziercurve
        bicycle(circle(fill) sensor-(tag-(radiowaves-(left-(and-(right(fill))))))) bin-(xmark(fill))
        binoculars(circle(fill) fill) bird(circle(fill) fill) birthday-(cake(fill))
        bitcoinsign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) blinds-(horizontal-(closed open)
        vertical-(closed open)) blood-(pressure-(cuff(badge-(gauge-(with-(needle(fill)))) fill)))
        bold(italic-(underline) underline) bolt(badge-(a(fill) automatic(fill) checkmark(fill)
        clock(fill) xmark(fill)) batteryblock(fill) brakesignal car(circle(fill) fill) circle(fill)
        fill(batteryblock(fill)) heart(fill) horizontal(circle(fill) fill icloud(fill)) house(fill)
        ring-(closed) shield(fill) slash(circle(fill) fill) square(fill)
        trianglebadge-(exclamationmark(fill))) bonjour book(and-(wrench(fill)) badge-(plus(fill))
        circle(fill) closed(circle(fill) fill) fill pages(fill)) bookmark(circle(fill) fill slash(fill)
        square(fill)) books-(vertical(circle(fill) fill)) box-(truck(badge-(clock(fill(rtl) rtl)) fill))
        brain(fill filled-(head-(profile)) head-(profile(fill))) brakesignal(dashed)
        brazilianrealsign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) briefcase(circle(fill) fill
        sensor-(tag-(radiowaves-(left-(and-(right(fill))))))) bubble(and-(pencil(rtl)) circle(fill) fill
        left(and-(bubble-(right(fill)) exclamationmark-(bubble-(right(fill)))
        text-(bubble-(right(fill(rtl) rtl)))) circle(fill) fill) middle-(bottom(fill) top(fill))
        right(circle(fill) fill)) bubbles-(and-(sparkles(fill))) building(2(crop-(circle(fill)) fill)
        columns(circle(fill) fill) fill) burn burst(fill) bus(doubledecker(fill) fill)
        button-(angledbottom-(horizontal-(left(fill) right(fill))) angledtop-(vertical-(left(fill)
        right(fill))) horizontal(fill top-(press(fill))) programmable(square(fill))
        roundedbottom-(horizontal(fill)) roundedtop-(horizontal(fill)) vertical-(left-(press(fill))
        right-(press(fill))))
        """,
        """
        c-(circle(fill) square(fill)) cabinet(fill) cable-(coaxial connector(horizontal slash video))
        cablecar(fill) calendar(and-(person) badge(checkmark(rtl) clock(rtl) exclamationmark lock minus
        plus) circle(fill) day-(timeline-(leading(circle(fill)) left(circle(fill)) right(circle(fill))
        trailing(circle(fill))))) camera(aperture badge-(clock(fill) ellipsis(fill)) circle(fill)
        fill(badge-(ellipsis)) filters macro(circle(fill) slash(circle(fill)))
        metering-(center-(weighted(average)) matrix multispot none partial spot unknown(ar))
        on-(rectangle(fill)) rotate(fill) sensor-(tag-(radiowaves-(left-(and-(right(fill))))))
        shutter-(button(fill)) viewfinder) candybarphone capslock(fill) capsule(bottomhalf-(filled) fill
        inset-(filled) lefthalf-(filled) on-(capsule(fill) rectangle(fill)) portrait(bottomhalf-(filled)
        fill inset-(filled) lefthalf-(filled) righthalf-(filled) tophalf-(filled)) righthalf-(filled)
        tophalf-(filled)) captions-(bubble(fill)) car(2(fill) badge-(gearshape(fill)) circle(fill)
        ferry(fill) fill front-(waves-(down(fill) left-(and-(right-(and-(up(fill))))) up(fill)))
        rear(and-(collision-(road-(lane(slash))) tire-(marks(off slash))) fill hazardsign(fill)
        road-(lane(dashed(arrowtriangle-(2-(outward)))
        distance-(1(and-(gauge-(open-(with-(lines-(needle-(67percent-(and-(arrowtriangle)))))))))
        2(and-(gauge-(open-(with-(lines-(needle-(67percent-(and-(arrowtriangle)))))))))
        3(and-(gauge-(open-(with-(lines-(needle-(67percent-(and-(arrowtriangle)))))))))
        4(and-(gauge-(open-(with-(lines-(needle-(67percent-(and-(arrowtriangle)))))))))
        5(and-(gauge-(open-(with-(lines-(needle-(67percent-(and-(arrowtriangle)))))))))) off wave-(up)))
        tilt-(road-(lanes-(curved-(right)))) waves-(up(fill))) side(air-(circulate(fill) fresh(fill))
        and-(exclamationmark(fill)) arrow-(left-(and-(right(fill)))) arrowtriangle-(down(fill)
        up(arrowtriangle-(down(fill)) fill)) fill front-(open(crop(fill) fill))
        hill-(descent-(control(fill))
        down(and-(gauge-(open-(with-(lines-(needle-(25percent-(and-(arrowtriangle(fill))))))))) fill)
        up(fill)) lock(fill open(fill)) rear-(and-(collision-(and-(car-(side-(front(and-(arrow-(forward)
        steeringwheel) slash))))) exclamationmark-(and-(car-(side-(front(off)))))
        wave-(3-(and-(car-(side-(front)))))) crop-(trunk-(partition(fill))) open(crop(fill) fill)
        tow-(hitch(fill))) roof-(cargo-(carrier(fill slash(fill)))))
        top-(arrowtriangle-(front-(left(fill) right(fill)) rear-(left(fill) right(fill)))
        door-(front-(left-(and-(front-(right-(and-(rear-(left-(and-(rear-(right-(open(fill))))
        open(fill)) right-(open(fill)))) open(fill))) rear-(left-(and-(rear-(right-(open(fill))))
        open(fill)) right-(open(fill)))) open(fill))
        right-(and-(rear-(left-(and-(rear-(right-(open(fill)))) open(fill)) right-(open(fill))))
        open(fill))) rear-(left-(and-(rear-(right-(open(fill)))) open(fill)) right-(open(fill)))
        sliding-(left-(open(fill)) right-(open(fill))))
        front-(radiowaves-(front-(left-(and-(front-(and-(front-(right(fill)))))))))
        frontleft-(arrowtriangle(fill)) frontright-(arrowtriangle(fill))
        lane-(dashed-(arrowtriangle-(inward(fill)) badge-(steeringwheel(fill)) departure-(left(fill
        slash(fill)) right(fill slash(fill)))))
        radiowaves-(2-(front-(left-(front-(front-(right(fill)))))
        rear-(left-(rear-(rear-(right(fill)))))) front(fill) rear(fill left(and-(rear-(right(fill)))
        car-(top-(front(fill))) fill) right(badge-(exclamationmark(fill) xmark(fill))
        car-(top-(front(fill))) fill)))
        rear-(radiowaves-(rear-(left-(and-(rear-(and-(rear-(right(fill)))))))))
        rearleft-(arrowtriangle(fill)) rearright-(arrowtriangle(fill)) video-(rear-(left(fill)
        right(fill)))) window-(left(badge-(exclamationmark lock xmark) exclamationmark xmark)
        right(badge-(exclamationmark lock xmark) exclamationmark xmark))) carbon-(dioxide-(cloud(fill))
        monoxide-(cloud(fill))) carrot(fill) carseat-(left(1(fill) 2(fill) 3(fill)
        and-(heat-(waves(fill))) backrest-(up-(and-(down(fill)))) fan(fill) fill
        forward-(and-(backward(fill))) massage(fill) up-(and-(down(fill)))) right(1(fill) 2(fill)
        3(fill) and-(heat-(waves(fill))) backrest-(up-(and-(down(fill)))) fan(fill) fill
        forward-(and-(backward(fill))) massage(fill) up-(and-(down(fill))))) cart(badge-(clock(fill(rtl)
        rtl) minus(fill) plus(fill) questionmark(ar rtl)) circle(fill) fill(badge-(minus plus
        questionmark(ar rtl)))) case(fill) cat(circle(fill) fill) cedisign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) cellularbars(circle(fill)) centsign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) chair(fill lounge(fill)) chandelier(fill) character(ar bn book-(closed(ar bn
        fill(ar bn gu he hi ja kn ko ml mni mr or pa sat si ta te th zh) gu he hi ja kn ko ml mni mr or
        pa sat si ta te th zh)) bubble(ar bn fill(ar bn gu he hi ja kn ko ml mni mr or pa sat si ta te
        th zh) gu he hi ja kn ko ml mni mr or pa sat si ta te th zh) circle(ar bn fill(ar bn gu he hi ja
        kn ko ml mni mr or pa sat si ta te th zh) gu he hi ja kn ko ml mni mr or pa sat si ta te th zh)
        cursor-(ibeam(ar bn gu he hi ja kn ko ml mni mr or pa sat si ta te th zh)) duployan gu he hi ja
        kn ko magnify(ar bn gu he hi ja kn ko ml mni mr or pa sat si ta te th zh) ml mni mr or pa
        phonetic sat si square(ar bn fill(ar bn gu he hi ja kn ko ml mni mr or pa sat si ta te th zh) gu
        he hi ja kn ko ml mni mr or pa sat si ta te th zh) sutton ta te text-(justify(ar bn gu he hi ja
        kn ko ml mni mr or pa sat si ta te th zh)) textbox(ar badge-(sparkles(ar bn gu he hi ja kn ko ml
        mni mr or pa sat si ta te th zh)) bn gu he hi ja kn ko ml mni mr or pa sat si ta te th zh) th
        zh) characters-(lowercase(el ru) uppercase(el ru)) chart-(bar(doc-(horizontal(fill)) fill
        horizontal-(page(fill)) xaxis(ascending(badge-(clock(rtl))) descending) yaxis) dots-(scatter)
        line-(downtrend-(xyaxis(circle(fill))) flattrend-(xyaxis(circle(fill))) text-(clipboard(fill))
        uptrend-(xyaxis(circle(fill)))) pie(fill) xyaxis-(line)) checkerboard-(rectangle shield)
        checklist(checked(rtl) rtl unchecked) checkmark(app(fill) applewatch
        arrow-(trianglehead-(clockwise counterclockwise)) bubble(fill(rtl) rtl)
        circle(badge-(airplane(fill) plus(fill) questionmark(ar fill(ar)) xmark(fill)) dotted fill
        trianglebadge-(exclamationmark(fill))) diamond(fill) gobackward icloud(fill) message(fill)
        rectangle(fill portrait(fill) stack(fill)) seal(fill text-(page(fill(rtl) rtl))) shield(fill)
        square(fill)) chevron-(backward(2 chevron-(backward-(dotted)) circle(fill) square(fill)
        to-(line)) compact-(backward down forward left(chevron-(compact-(right))) right
        up(chevron-(compact-(down right-(chevron-(compact-(down-(chevron-(compact-(left)))))))))) down(2
        circle(fill) dotted-(2) forward-(2 dotted-(2)) right-(2 dotted-(2)) square(fill)) forward(2
        circle(fill) dotted-(chevron-(forward)) square(fill) to-(line)) left(2 chevron-(left-(dotted)
        right) circle(fill) forwardslash-(chevron-(right)) slash-(chevron-(right)) square(fill)
        to-(line)) right(2 circle(fill) dotted-(chevron-(right)) square(fill) to-(line)) up(2
        chevron-(down(square(fill)) right-(chevron-(down-(chevron-(left))))) circle(fill) dotted-(2)
        forward-(2 dotted-(2)) right-(2 dotted-(2)) square(fill)))
        chineseyuanrenminbisign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill))
        circle(and-(line-(horizontal(fill))) badge-(checkmark(fill) exclamationmark(fill) minus(fill)
        plus(fill) questionmark(ar fill(ar)) xmark(fill)) bottomhalf-(fill filled(inverse))
        bottomrighthalf-(checkered pattern-(checkered)) bottomthird-(split) circle(fill)
        dashed(inset-(fill filled) rectangle) dotted(and-(circle) circle(fill)) fill(square-(fill))
        filled-(ipad(fill landscape(fill)) iphone(fill) pattern-(diagonalline-(rectangle)))
        grid-(2x1(fill left-(filled) right-(filled)) 2x2(fill topleft-(checkmark-(filled)))
        3x3(circle(fill) fill) cross(down-(fill filled) fill left-(fill filled) right-(fill filled)
        up-(fill filled)) hex(fill)) hexagongrid(circle(fill) fill) hexagonpath(fill) inset-(filled)
        lefthalf-(fill filled(inverse righthalf-(striped-(horizontal(inverse))))
        striped-(horizontal(inverse))) on-(square(intersection-(dotted) merge)) rectangle-(dashed
        filled-(pattern-(diagonalline))) righthalf-(fill filled(inverse)) slash(fill) square(fill)
        tophalf-(fill filled(inverse))) circlebadge(2(fill) fill) circles-(hexagongrid(fill)
        hexagonpath(fill)) clear(fill) clipboard(fill) clock(arrow-(2-(circlepath) circlepath
        trianglehead-(2-(counterclockwise-(rotate-(90))) clockwise-(rotate-(90-(path-(dotted))))
        counterclockwise-(rotate-(90)))) badge(airplane(fill) checkmark(fill) exclamationmark(fill) fill
        questionmark(ar fill(ar)) xmark(fill)) circle(fill) fill) cloud(bolt(circle(fill) fill
        rain(circle(fill) fill)) circle(fill) drizzle(circle(fill) fill) fill fog(circle(fill) fill)
        hail(circle(fill) fill) heavyrain(circle(fill) fill) moon(bolt(circle(fill) fill) circle(fill)
        fill rain(circle(fill) fill)) rain(circle(fill) fill) rainbow-(crop(fill) half(fill))
        sleet(circle(fill) fill) snow(circle(fill) fill) sun(bolt(circle(fill) fill) circle(fill) fill
        rain(circle(fill) fill))) coat(circle(fill) fill) coloncurrencysign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) comb(fill) command(circle(fill) square(fill)) compass-(drawing)
        computermouse(fill) cone(fill) contact-(sensor(fill)) contextualmenu-(and-(cursorarrow
        pointer-(arrow))) control convertible-(side(air-(circulate(fill) fresh(fill))
        and-(exclamationmark(fill)) arrow-(left-(and-(right(fill))) trianglehead-(backward(fill)
        forward(and-(backward(fill)) fill))) arrowtriangle-(down(fill) up(arrowtriangle-(down(fill))
        fill)) fill front-(open(crop(fill) fill)) hill-(descent-(control(fill))
        down(and-(gauge-(open-(with-(lines-(needle-(25percent-(and-(arrowtriangle(fill))))))))) fill)
        up(fill)) lock(fill open(fill)))) cooktop(fill) cpu(fill) creditcard(and-(123 numbers)
        arrow-(trianglehead-(2-(clockwise-(rotate-(90))))) circle(fill) fill rewards(fill)
        trianglebadge-(exclamationmark(fill)) viewfinder) cricket-(ball(circle(fill) fill)) crop(rotate)
        cross(case(circle(fill) fill) circle(fill) fill vial(fill)) crown(fill)
        cruzeirosign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) cube(box(fill) circle(fill) fill
        transparent(fill)) cup-(and-(heat-(waves(fill)) saucer(fill))) curlybraces(square(fill))
        cursor-(rays) cursorarrow(and-(square-(on-(square-(dashed)))) click(2 badge-(clock))
        motionlines(click) rays resize-(north-(east-(south-(east)))) slash(square(fill)) square(fill))
        curtains-(closed open) cylinder(fill split-(1x2(fill)))
        """,
        """
        d-(circle(fill) square(fill)) danishkronesign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) decrease-(indent quotelevel) degreesign-(celsius fahrenheit) dehumidifier(fill)
        delete-(backward(fill) forward(fill) left(fill) right(fill)) deskclock(fill)
        desktopcomputer(and-(arrow-(down) macbook) badge-(checkmark shield-(checkmark))
        trianglebadge-(exclamationmark)) deskview(fill) dial(fill high(fill) low(fill) max(fill)
        medium(fill) min(fill)) diamond(bottomhalf-(filled) circle(fill) fill inset-(filled)
        lefthalf-(filled) righthalf-(filled) tophalf-(filled)) dice(fill) die-(face-(1(fill) 2(fill)
        3(fill) 4(fill) 5(fill) 6(fill))) digitalcrown-(arrow-(clockwise(fill) counterclockwise(fill))
        horizontal-(arrow-(clockwise(fill) counterclockwise(fill)) press(fill)) press(fill))
        directcurrent dishwasher(circle(fill) fill) display(2 and-(arrow-(down) screwdriver)
        trianglebadge-(exclamationmark)) distribute-(horizontal(center(fill) fill left(fill)
        right(fill)) vertical(bottom(fill) center(fill) fill top(fill))) divide(circle(fill)
        square(fill)) doc(append(fill(rtl) rtl) badge-(arrow-(up(fill)) clock(fill) ellipsis
        gearshape(fill) plus) circle(fill) fill(badge-(ellipsis plus)) on-(clipboard(fill) doc(fill))
        plaintext(fill) questionmark(ar fill(ar rtl) rtl) richtext(ar fill(ar he hi ja ko th zh) he hi
        ja ko th zh) text(below-(ecg(fill(rtl) rtl)) fill(viewfinder) image(fill) magnifyingglass
        viewfinder) viewfinder(fill) zipper) dock-(arrow-(down-(rectangle) up-(rectangle)) rectangle)
        document(badge-(arrow-(up(fill)) clock(fill) ellipsis(fill) gearshape(fill) plus(fill))
        circle(fill) fill on-(clipboard(fill) document(fill) trash(fill)) viewfinder(fill))
        dog(circle(fill) fill) dollarsign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) dongsign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) door-(french-(closed open)
        garage-(closed(trianglebadge-(exclamationmark))
        double-(bay-(closed(trianglebadge-(exclamationmark)) open(trianglebadge-(exclamationmark))))
        open(trianglebadge-(exclamationmark))) left-(hand-(closed open)) right-(hand-(closed open))
        sliding-(left-(hand-(closed open)) right-(hand-(closed open))))
        dot-(arrowtriangles-(up-(right-(down-(left-(circle)))))
        car-(top-(radiowaves-(2-(rear-(left-(rear-(rear-(right(fill))))))))) circle(and-(cursorarrow
        hand-(point-(up-(left-(fill)))) pointer-(arrow)) fill viewfinder) crosshair radiowaves-(forward
        left-(and-(right)) right up-(forward)) scope(display laptopcomputer) square(fill)
        squareshape(fill split-(2x2)) viewfinder)
        dots-(and-(line-(vertical-(and-(cursorarrow-(rectangle) pointer-(arrow-(rectangle)))))))
        dpad(down-(fill filled) fill left-(fill filled) right-(fill filled) up-(fill filled))
        drone(fill) drop(circle(fill) degreesign(fill slash(fill(rtl) rtl)) fill halffull
        keypad-(rectangle(fill)) transmission triangle(fill)) dryer(circle(fill) fill)
        duffle-(bag(fill)) dumbbell(fill)
        """,
        """
        e-(circle(fill) square(fill)) ear(and-(waveform) badge-(checkmark waveform) fill
        trianglebadge-(exclamationmark)) earbud-(left right) earbuds(bone-(conduction(left right))
        case(fill) in-(ear(left right)) stemless(left right)) earpods ecg-(text-(page(fill(rtl) rtl)))
        eject(circle(fill) fill) electronic-(toll-(collection(rectangle(fill slash(fill)
        trianglebadge-(exclamationmark(fill)))))) ellipses-(bubble(fill)) ellipsis(bubble(fill) calendar
        circle(badge(fill) fill) curlybraces message(fill) rectangle(fill) vertical-(bubble(fill))
        viewfinder) engine-(combustion(badge-(exclamationmark(fill)) fill)
        emission-(and-(drop-(2-(water-(wave-(below)))) exclamationmark filter)))
        entry-(lever-(keypad(fill trianglebadge-(exclamationmark(fill)))))
        envelope(and-(arrow-(3-(down(fill)) trianglehead-(branch(fill))) hand-(raised(fill)))
        arrow-(triangle-(branch(fill))) badge(fill minus(fill) person-(crop(fill)) plus(fill)
        shield-(half-(filled(fill)) leadinghalf-(fill))) circle(fill)
        fill(badge-(shield-(trailinghalf-(fill)))) front(fill(rtl) rtl) open(badge-(clock(fill)) fill)
        stack(fill)) environments(circle(fill) fill slash(circle(fill) fill)) equal(circle(fill)
        square(fill)) eraser(badge-(xmark(fill)) fill line-(dashed(fill)) slash(fill)
        trianglebadge-(exclamationmark(fill))) escape esim(fill) eurosign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) eurozonesign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill))
        ev-(charger(arrowtriangle-(left(fill) right(fill)) exclamationmark(fill) fill slash(fill))
        plug-(ac-(gb-(t(fill)) type-(1(fill) 2(fill))) dc-(ccs1(fill) ccs2(fill) chademo(fill)
        gb-(t(fill)) nacs(fill)))) exclamationmark(2 3 applewatch arrow-(circlepath
        triangle-(2-(circlepath)) trianglehead-(2-(clockwise-(rotate-(90)))
        counterclockwise-(rotate-(90)))) brakesignal bubble(circle(fill) fill) circle(fill) icloud(fill)
        lock(fill) magnifyingglass message(fill) octagon(fill) questionmark(ar) shield(fill)
        square(fill) tirepressure transmission triangle(fill text-(page(fill(rtl) rtl)))
        warninglight(fill)) externaldrive(badge-(checkmark exclamationmark icloud minus person-(crop)
        plus questionmark(ar) timemachine wifi xmark) connected-(to-(line-(below(fill))))
        fill(badge-(checkmark exclamationmark icloud minus person-(crop) plus questionmark(ar)
        timemachine wifi xmark) trianglebadge-(exclamationmark)) trianglebadge-(exclamationmark))
        eye(circle(fill) fill half-(closed(fill)) slash(circle(fill) fill) square(fill)
        trianglebadge-(exclamationmark(fill))) eyebrow eyedropper(full halffull) eyeglasses(slash)
        eyes(inverse)
        """,
        """
        f-(circle(fill) cursive(circle(fill) slash) square(fill)) face-(dashed(fill) smiling(fill
        inverse)) faceid facemask(fill) fan(and-(light-(ceiling(fill)))
        badge-(arrow-(up-(and-(down-(and-(arrow-(left-(and-(right(fill))))))))) automatic(fill))
        ceiling(fill) circle(fill) desk(fill) fill floor(fill) gauge-(open) oscillation(fill)
        slash(fill)) fanblades(fill slash(fill)) faxmachine(fill) ferry(fill) fiberchannel fibrechannel
        field-(of-(view-(ultrawide(fill) wide(fill)))) figure(2(and-(child-(holdinghands)) arms-(open)
        circle(fill) left-(holdinghands) right-(holdinghands)) american-(football(circle(fill)))
        and-(child-(holdinghands)) archery(circle(fill)) arms-(open) australian-(football(circle(fill)))
        badminton(circle(fill)) barre(circle(fill)) baseball(circle(fill)) basketball(circle(fill))
        bowling(circle(fill)) boxing(circle(fill)) child(and-(lock(fill open(fill))) circle(fill))
        climbing(circle(fill)) cooldown(circle(fill)) core-(training(circle(fill)))
        cricket(circle(fill)) cross-(training(circle(fill))) curling(circle(fill)) dance(circle(fill))
        disc-(sports(circle(fill))) dress-(line-(vertical-(figure))) elliptical(circle(fill))
        equestrian-(sports(circle(fill))) fall(circle(fill)) fencing(circle(fill))
        field-(hockey(circle(fill))) fishing(circle(fill)) flexibility(circle(fill)) golf(circle(fill))
        gymnastics(circle(fill)) hand-(cycling(circle(fill))) handball(circle(fill))
        highintensity-(intervaltraining(circle(fill))) hiking(circle(fill)) hockey(circle(fill))
        hunting(circle(fill)) ice-(hockey(circle(fill)) skating(circle(fill)))
        indoor-(cycle(circle(fill)) rowing(circle(fill)) soccer(circle(fill))) jumprope(circle(fill))
        kickboxing(circle(fill)) lacrosse(circle(fill)) martial-(arts(circle(fill)))
        mind-(and-(body(circle(fill)))) mixed-(cardio(circle(fill))) open-(water-(swim(circle(fill))))
        outdoor-(cycle(circle(fill)) rowing(circle(fill)) soccer(circle(fill))) pickleball(circle(fill))
        pilates(circle(fill)) play(circle(fill)) pool-(swim(circle(fill))) racquetball(circle(fill))
        roll(circle(fill) runningpace(circle(fill))) rolling(circle(fill)) rower rugby(circle(fill))
        run(circle(fill) square-(stack(fill)) treadmill(circle(fill))) sailing(circle(fill))
        seated-(seatbelt(and-(airbag-(off on)) left-(drive-(seats-(1(1(fill) 2(fill) fill) 2(2(2(fill)
        3(fill) fill) 3(2(fill) 3(fill) fill) fill) 3(3(3(fill) fill) fill)))))
        side(air-(distribution-(lower middle(and-(lower(angled))) upper(angled-(and-(lower-(angled)
        middle(and-(lower-(angled))))))) lower upper(and-(lower)) windshield) airbag-(off(2) on(2))
        automatic left(air-(distribution-(indirect lower(angled-(and-(upper-(angled))))
        middle(and-(lower(angled))) upper(and-(middle-(and-(lower)))
        angled-(and-(dottedline-(and-(lower-(angled))) lower-(angled) middle(and-(lower-(angled))))))))
        airbag-(off(2) on(2)) automatic fan steeringwheel
        windshield-(front-(and-(heat-(waves(air-(distribution-(lower middle(and-(lower))
        upper(and-(lower middle(and-(lower)))))))))))) right(air-(distribution-(indirect
        lower(angled-(and-(upper-(angled)))) middle(and-(lower(angled)))
        upper(and-(middle-(and-(lower))) angled-(and-(dottedline-(and-(lower-(angled))) lower-(angled)
        middle(and-(lower-(angled)))))))) airbag-(off(2) on(2)) automatic child-(lap) fan steeringwheel
        windshield-(front-(and-(heat-(waves(air-(distribution-(lower middle(and-(lower))
        upper(and-(lower middle(and-(lower))))))))))))
        windshield-(front-(and-(heat-(waves(air-(distribution-(lower middle(and-(lower))
        upper(and-(lower middle(and-(lower))))))))))))) skateboarding(circle(fill)) skating
        skiing-(crosscountry(circle(fill)) downhill(circle(fill))) snowboarding(circle(fill)) soccer
        socialdance(circle(fill)) softball(circle(fill)) squash(circle(fill))
        stair-(stepper(circle(fill))) stairs(circle(fill)) stand(dress(line-(vertical-(figure)))
        line-(dotted-(figure-(stand)))) step-(training(circle(fill)))
        strengthtraining-(functional(circle(fill)) traditional(circle(fill))) surfing(circle(fill))
        table-(tennis(circle(fill))) taichi(circle(fill)) tennis(circle(fill))
        track-(and-(field(circle(fill)))) volleyball(circle(fill)) walk(arrival circle(fill) departure
        diamond(fill) motion(trianglebadge-(exclamationmark)) suitcase-(rolling(circle(fill)))
        treadmill(circle(fill)) triangle(fill)) water-(fitness(circle(fill))) waterpolo(circle(fill))
        wave(circle(fill)) wrestling(circle(fill)) yoga(circle(fill))) filemenu-(and-(cursorarrow(rtl)
        pointer-(arrow(rtl)) selection)) film(circle(fill) fill stack(fill)) finder
        fire-(extinguisher(fill)) fireplace(fill) firewall(fill) fireworks fish(circle(fill) fill)
        fitness-(timer(fill)) flag(2-(crossed(circle(fill) fill)) and-(flag-(filled-(crossed)))
        badge-(ellipsis(fill)) checkered(2-(crossed) circle(fill)) circle(fill) fill
        filled-(and-(flag-(crossed))) pattern-(checkered(2-(crossed) circle(fill) lc))
        slash(circle(fill) fill) square(fill)) flame(circle(fill) fill gauge-(open))
        flashlight-(off-(circle(fill) fill) on-(circle(fill) fill) slash(circle(fill))) flask(fill)
        fleuron(fill) flip-(horizontal(fill)) flipphone florinsign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) flowchart(fill) fluid-(batteryblock brakesignal coolant transmission) fn
        folder(badge-(gear gearshape minus(fill) person-(crop(fill)) plus(fill) questionmark(ar))
        circle(fill) fill(badge-(gear gearshape minus person-(crop) plus questionmark(ar))))
        football(circle(fill) fill) fork-(knife(circle(fill))) formfitting-(gamecontroller(fill))
        forward(circle(fill) end(alt(fill) circle(fill) fill) fill frame(fill)) fossil-(shell(fill))
        francsign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
        circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) frying-(pan(fill)) fuel-(filter-(water)) fuelpump(and-(filter)
        arrowtriangle-(left(fill) right(fill)) circle(fill) exclamationmark(fill) fill slash(fill)
        thermometer(fill)) function(ar) fx
        """,
        """
        g-(circle(fill) square(fill)) gamecontroller(circle(fill) fill) gauge(badge-(minus plus)
        chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird))) high low medium(badge-(minus
        plus)) open(righthalf-(dotted-(with-(needle-(and-(arrow-(trianglehead-(backward)))))))
        with-(lines-(needle-(33percent(and-(arrow-(trianglehead-(from-(0percent-(to-(50percent)))))
        arrowtriangle(from-(0percent-(to-(50percent)))))) 67percent-(and-(arrowtriangle(and-(car))))
        84percent-(exclamation))))) with-(dots-(needle-(0percent 100percent 33percent 50percent
        67percent bottom-(0percent 100percent 50percent(badge-(minus plus))))) needle(fill)))
        gear(badge(checkmark questionmark rtl xmark) circle(fill)) gearshape(2(fill)
        arrow-(triangle-(2-(circlepath)) trianglehead-(2-(clockwise-(rotate-(90))))) circle(fill) fill)
        gearshift-(layout-(sixspeed)) gift(circle(fill) fill) giftcard(fill) globe(americas(fill)
        asia-(australia(fill)) badge-(chevron-(backward) clock(fill)) central-(south-(asia(fill)))
        desk(fill) europe-(africa(fill)) fill) glowplug gobackward(10(ar hi) 15(ar hi) 30(ar hi) 45(ar
        hi) 5(ar hi) 60(ar hi) 75(ar hi) 90(ar hi) minus) goforward(10(ar hi) 15(ar hi) 30(ar hi) 45(ar
        hi) 5(ar hi) 60(ar hi) 75(ar hi) 90(ar hi) plus) graduationcap(circle(fill) fill) graph-(2d 3d)
        greaterthan(circle(fill) square(fill)) greaterthanorequalto(circle(fill) square(fill))
        greetingcard(fill) grid(circle(fill)) guaranisign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) guidepoint-(horizontal vertical(arrowtriangle-(forward) numbers)) guitars(fill)
        gym-(bag(fill)) gyroscope
        """,
        """
        h-(circle(fill) square(fill(on-(square-(fill))) on-(square(fill)))) hammer(circle(fill) fill)
        hand-(app(fill) draw(badge-(ellipsis(fill)) fill) palm-(facing(fill)) pinch(fill)
        point-(down(fill) left(fill) right(fill) up(braille(badge-(ellipsis(fill)) fill) fill
        left(and-(text(fill)) fill))) raised(app(fill) brakesignal(slash) circle(fill) fill
        fingers-(spread(fill)) palm-(facing(fill)) slash(fill) square(fill on-(square(fill))))
        rays(fill) tap(fill) thumbsdown(circle(fill) fill filled-(hand-(thumbsup)) hand-(thumbsup(fill
        filled)) slash(fill)) thumbsup(circle(fill) fill slash(fill)) wave(fill)) handbag(circle(fill)
        fill sensor-(tag-(radiowaves-(left-(and-(right(fill))))))) hands-(and-(sparkles(fill))
        clap(fill) sparkles(fill)) hanger hare(circle(fill) fill) hat-(cap(fill) widebrim(fill))
        hazardsign(fill) head-(profile-(arrow-(forward-(and-(vision-(pro) visionpro)))))
        headlight-(daytime(fill) fog(fill) high-(beam(fill)) low-(beam(fill))) headphones(circle(fill)
        dots over-(ear) sensor-(tag-(radiowaves-(left-(and-(right(fill)))))) slash)
        headset(circle(fill)) hearingaid-(ear) hearingdevice-(and-(signal-(meter(fill))) ear(fill))
        heart(badge-(bolt(fill slash(fill))) circle(fill) fill gauge-(open) rectangle(fill)
        slash(circle(fill) fill) square(fill) text-(clipboard(fill) square(fill)))
        heat-(element-(windshield) waves(and-(fan) circle(fill) gauge-(open))) heater-(vertical(fill))
        helm helmet(fill) hexagon(bottomhalf-(filled) fill lefthalf-(filled) righthalf-(filled)
        tophalf-(filled)) hifireceiver(fill) hifispeaker(2(badge-(minus(fill) plus(fill)) fill)
        and-(appletv(fill(rtl) rtl) homepod(badge-(minus(fill) plus(fill)) fill mini(badge-(minus(fill)
        plus(fill)) fill)) homepodmini(fill)) arrow-(forward(fill)) badge-(minus(fill) plus(fill)) fill)
        highlighter(badge-(ellipsis)) hockey-(puck(circle(fill) fill)) hold-(brakesignal) homekit
        homepod(2(badge-(minus(fill) plus(fill)) fill) and-(appletv(fill(rtl) rtl)
        homepod-(mini(badge-(minus(fill) plus(fill)) fill)) homepodmini(fill)) arrow-(forward(fill))
        badge-(checkmark(fill(rtl) rtl) minus(fill) plus(fill)) fill mini(2(badge-(minus(fill)
        plus(fill)) fill) and-(appletv(fill(rtl) rtl)) arrow-(forward(fill)) badge-(checkmark(fill(rtl)
        rtl) minus(fill) plus(fill)) fill)) homepodmini(2(fill) and-(appletv(fill(rtl) rtl)) fill)
        horn(blast(fill) fill) hourglass(and-(lock) badge-(eye lock plus) bottomhalf-(fill filled)
        circle(fill) end start tophalf-(fill filled)) house(and-(flag(circle(fill) fill))
        badge-(exclamationmark(fill) wifi(fill)) circle(fill) fill lodge(circle(fill) fill) slash(fill))
        hryvniasign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) humidifier(and-(droplets(fill)
        ellipsis(fill)) fill) humidity(fill) hurricane(circle(fill)) hydrogen(circle(fill) square(fill))
        """,
        """
        i-(circle(fill) square(fill)) icloud(and-(arrow-(down(fill) up(fill))) circle(fill) dashed fill
        slash(fill) square(fill)) increase-(indent quotelevel) indianrupeesign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) infinity(circle(fill)) info(bubble(fill(rtl) rtl) circle(fill text-(page(fill(rtl)
        rtl))) square(fill) triangle(fill) windshield) inhaler(fill) inset-(filled-(applewatch-(case)
        bottomhalf-(rectangle(portrait) tophalf-(rectangle)) bottomleading-(bottomtrailing-(rectangle)
        rectangle(portrait)) bottomleft-(bottomright-(rectangle) rectangle(portrait))
        bottomright-(rectangle(portrait)) bottomthird-(rectangle(portrait) square)
        bottomtrailing-(rectangle(portrait)) capsule(portrait) center-(rectangle(badge-(plus) portrait))
        circle(dashed slash) diamond leadinghalf-(arrow-(leading-(rectangle)) rectangle(portrait)
        toptrailing-(bottomtrailing-(rectangle)) trailinghalf-(rectangle))
        leadingthird-(rectangle(portrait) square) lefthalf-(arrow-(left-(rectangle)) rectangle(portrait)
        righthalf-(rectangle) topright-(bottomright-(rectangle)))
        leftthird-(middlethird-(rightthird-(rectangle)) rectangle(portrait) square) oval(portrait) pano
        rectangle(and-(cursorarrow person-(filled(circle(fill))) pointer-(arrow)) badge-(record)
        on-(rectangle) portrait) righthalf-(arrow-(right-(rectangle)) lefthalf-(rectangle)
        rectangle(portrait)) rightthird-(rectangle(portrait) square) square(dashed)
        tophalf-(bottomhalf-(rectangle) bottomleft-(bottomright-(rectangle)) rectangle(portrait))
        topleading-(bottomleading-(trailinghalf-(rectangle)) rectangle(portrait))
        topleft-(bottomleft-(righthalf-(rectangle)) rectangle(portrait) topright-(bottomhalf-(rectangle)
        bottomleft-(bottomright-(rectangle)))) topright-(rectangle(portrait))
        topthird-(middlethird-(bottomthird-(rectangle)) rectangle(portrait) square)
        toptrailing-(rectangle(portrait)) trailinghalf-(arrow-(trailing-(rectangle))
        leadinghalf-(rectangle) rectangle(portrait)) trailingthird-(rectangle(portrait) square) triangle
        tv)) internaldrive(fill) ipad(and-(arrow-(forward) iphone(slash)) badge-(checkmark
        exclamationmark location play) case(and-(iphone-(case))) gen1(badge-(exclamationmark location
        play) crop-(homebutton-(circle)) landscape(badge-(exclamationmark location play) slash) sizes
        slash) gen2(badge-(exclamationmark location play) landscape(badge-(exclamationmark location
        play) slash) sizes slash) homebutton(badge-(play) landscape(badge-(play)))
        landscape(and-(applewatch iphone(slash) ipod) badge-(exclamationmark location play))
        rear-(camera) sizes) iphone(and-(arrow-(forward(inward outward)
        left-(and-(arrow-(right(inward)))) right-(inward outward)) ipod vision-(pro)) app-(switcher)
        badge-(checkmark exclamationmark location play) case circle(fill) crop-(circle)
        dock-(motorized-(viewfinder)) gen1(and-(arrow-(left)) badge-(exclamationmark location play)
        circle(fill) crop-(circle homebutton-(circle)) landscape(slash) motion
        radiowaves-(left-(and-(right(circle(fill))))) sizes slash(circle(fill)))
        gen2(and-(arrow-(left-(and-(arrow-(right-(inward)))))) badge-(exclamationmark location play)
        circle(fill) crop-(circle) landscape(slash) motion radiowaves-(left-(and-(right(circle(fill)))))
        sizes slash(circle(fill))) gen3(and-(arrow-(left-(and-(arrow-(right-(inward))))))
        badge-(exclamationmark location play) circle(fill) crop-(circle) landscape(slash) motion
        radiowaves-(left-(and-(right(circle(fill))))) sizes slash(circle(fill))) homebutton(badge-(play)
        circle(fill) landscape radiowaves-(left-(and-(right(circle(fill))))) slash(circle(fill)))
        landscape motion pattern-(diagonalline(on-(rectangle-(portrait-(dashed)))))
        radiowaves-(left-(and-(right(circle(fill))))) rear-(camera) sizes slash(circle(fill))
        smartbatterycase-(gen1 gen2)) ipod(and-(applewatch vision-(pro)) shuffle-(gen1 gen2 gen3 gen4)
        touch(landscape slash)) ipodshuffle-(gen1 gen2 gen3 gen4) ipodtouch(landscape slash) italic
        ivfluid-(bag(fill))
        """,
        """
        j-(circle(fill) square(fill(on-(square-(fill))) on-(square(fill)))) jacket(circle(fill) fill
        sensor-(tag-(radiowaves-(left-(and-(right(fill)))))))
        """,
        """
        k(circle(fill) square(fill)) kashida-(arabic) key(2-(on-(ring(fill)))
        car-(radiowaves-(forward(fill(rtl) rtl)) side(fill)) card(fill) circle(fill)
        convertible-(side(fill)) fill horizontal(fill) icloud(fill) radiowaves-(forward(fill
        slash(fill))) sensor-(tag-(radiowaves-(left-(and-(right(fill)))))) shield(fill) slash(fill)
        suv-(side(fill)) truck-(pickup-(side(fill))) viewfinder) keyboard(badge-(ellipsis(fill)
        eye(fill)) chevron-(compact-(down(fill) left(fill))) fill macwindow onehanded-(left(fill)
        right(fill))) kipsign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) kph(circle(fill))
        """,
        """
        l-(button-(roundedbottom-(horizontal(fill))) circle(fill) joystick(down(fill) fill
        press-(down(fill)) tilt-(down(fill) left(fill) right(fill) up(fill)))
        rectangle-(roundedbottom(fill)) square(fill)) l1-(button-(roundedbottom-(horizontal(fill)))
        circle(fill) rectangle-(roundedbottom(fill))) l2-(button-(angledtop-(vertical-(left(fill)))
        roundedtop-(horizontal(fill))) circle(fill) rectangle-(roundedtop(fill)))
        l3-(button-(angledbottom-(horizontal-(left(fill))))) l4-(button-(horizontal(fill)))
        ladybug(circle(fill) fill slash(circle(fill) fill)) lamp-(ceiling(fill inverse) desk(fill)
        floor(fill) table(fill)) lane lanyardcard(fill) laptopcomputer(and-(arrow-(down) ipad iphone)
        badge-(checkmark) slash trianglebadge-(exclamationmark)) largecircle-(fill-(circle))
        larisign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
        circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) laser-(burst) lasso(and-(sparkles) badge-(sparkles) sparkles)
        latch-(2-(case(fill))) laurel-(leading(laurel-(trailing)) trailing)
        lb-(button-(roundedbottom-(horizontal(fill))) circle(fill) rectangle-(roundedbottom(fill)))
        leaf(arrow-(circlepath triangle-(circlepath) trianglehead-(clockwise)) circle(fill) fill)
        left(circle(fill)) lessthan(circle(fill) square(fill)) lessthanorequalto(circle(fill)
        square(fill)) level(fill) licenseplate(fill) lifepreserver(fill) light-(beacon-(max(fill)
        min(fill)) cylindrical-(ceiling(fill inverse)) max min overhead-(left(fill) right(fill))
        panel(fill) recessed(3(fill inverse) fill inverse) ribbon(fill) strip-(2(fill)))
        lightbulb(2(fill) circle(fill) fill led(fill wide(fill)) max(fill)
        min(badge-(exclamationmark(fill)) fill) slash(fill)) lightrail(fill) lightspectrum-(horizontal)
        lightswitch-(off(fill square(fill)) on(fill square(fill)))
        line-(2-(horizontal-(decrease-(circle(fill)))) 3-(crossed-(swirl-(circle(fill)))
        horizontal(button-(angledtop-(vertical-(right(fill)))) circle(fill) decrease(circle(fill))))
        diagonal(arrow trianglehead-(up-(right(left-(down))))) horizontal-(2-(decrease-(circle(fill)))
        3(circle(fill) decrease(circle(fill))) star-(fill-(line-(horizontal)))))
        lines-(measurement-(horizontal(aligned-(bottom)) vertical)) lineweight link(badge-(plus)
        circle(fill) icloud(fill)) lirasign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) list-(and-(film) bullet(badge-(ellipsis) below-(rectangle) circle(fill)
        clipboard(fill) indent rectangle(fill portrait(fill))) clipboard(fill) dash(badge-(ellipsis)
        header-(rectangle(fill))) number(ar badge-(ellipsis(hi rtl)) hi rtl) star triangle)
        livephoto(badge-(a automatic) play slash) lizard(circle(fill) fill)
        lm-(button-(horizontal(fill))) location(app(fill) circle(fill) fill(viewfinder) magnifyingglass
        north(circle(fill) fill line(fill)) slash(circle(fill) fill) square(fill) viewfinder)
        lock(app-(dashed) applewatch badge-(checkmark(fill) clock(fill) xmark(fill)) circle(dotted fill)
        desktopcomputer display doc(fill) document(fill) fill heart(fill) icloud(fill) ipad iphone
        laptopcomputer open(applewatch desktopcomputer display fill ipad iphone laptopcomputer rotation
        trianglebadge-(exclamationmark(fill))) rectangle(dashed fill on-(rectangle(dashed fill))
        stack(fill)) rotation(open) shield(fill) slash(fill) square(dashed fill stack(fill))
        trianglebadge-(exclamationmark(fill))) logo-(playstation xbox)
        long-(text-(page-(and-(pencil(fill))))) loupe
        lsb-(button-(angledbottom-(horizontal-(left(fill))))) lt-(button-(roundedtop-(horizontal(fill)))
        circle(fill) rectangle-(roundedtop(fill))) lungs(fill)
        """,
        """
        m-(circle(fill) square(fill)) m1-(button-(horizontal(fill))) m2-(button-(horizontal(fill)))
        m3-(button-(horizontal(fill))) m4-(button-(horizontal(fill))) macbook(and-(applewatch ipad
        iphone ipod vision-(pro) visionpro) badge-(checkmark exclamationmark shield-(checkmark))
        gen1(sizes) gen2(sizes) sizes slash trianglebadge-(exclamationmark))
        macmini(badge-(checkmark(fill)) fill gen2(fill) gen3(fill)) macpro-(gen1(fill) gen2(fill)
        gen3(badge-(ckeckmark(fill)) fill server)) macstudio(badge-(checkmark(fill)) fill)
        macwindow(and-(cursorarrow(rtl) pointer-(arrow(rtl))) badge-(plus) on-(rectangle(rtl)) stack)
        magazine(fill) magicmouse(fill) magnifyingglass(circle(fill)) magsafe-(batterypack(fill))
        mail(and-(text-(magnifyingglass(rtl))) fill stack(fill))
        malaysianringgitsign(arrow-(trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
        circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) manatsign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) map(circle(fill) fill)
        mappin(and-(ellipse(circle(fill))) circle(fill) slash(circle(fill)) square(fill)) matter-(logo)
        mecca medal(fill star(fill)) mediastick medical-(thermometer(fill)) megaphone(fill)
        memories(badge-(checkmark minus plus xmark) slash) memorychip(fill)
        menubar-(arrow-(down-(rectangle) up-(rectangle)) dock-(rectangle(badge-(record))) rectangle)
        menucard(fill) message(and-(waveform(fill)) badge(circle(fill(rtl) rtl) fill(rtl)
        filled-(fill(rtl)) rtl waveform(fill)) circle(fill) fill) metronome(fill)
        mic(and-(signal-(meter(fill))) badge-(plus xmark) circle(fill) fill(badge-(plus xmark))
        slash(circle(fill) fill) square(fill)) microbe(circle(fill) fill)
        microphone(and-(signal-(meter(fill))) badge-(ellipsis(fill) plus(fill) xmark(fill)) circle(fill)
        fill slash(circle(fill) fill) square(fill)) microwave(fill) millsign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) minus(arrow-(trianglehead-(clockwise counterclockwise)) circle(fill) diamond(fill)
        forwardslash-(plus) magnifyingglass plus-(and-(fluid-(batteryblock))
        batteryblock(exclamationmark(fill) fill slash(fill) stack(arrowtriangle-(left(fill)
        right(and-(arrowtriangle-(left(fill))) fill)) exclamationmark(fill) fill))
        lines-(measurement-(horizontal-(aligned-(bottom))))) rectangle(fill portrait(fill)) slash-(plus)
        square(fill)) mirror-(side-(left(and-(arrow-(turn-(down-(right))) heat-(waves)))
        right(and-(arrow-(turn-(down-(left))) heat-(waves))))) moon(circle(fill) dust(circle(fill) fill)
        fill haze(circle(fill) fill) road-(lanes) stars(circle(fill) fill) zzz(fill))
        moonphase-(first-(quarter(inverse)) full-(moon(inverse)) last-(quarter(inverse))
        new-(moon(inverse)) waning-(crescent(inverse) gibbous(inverse)) waxing-(crescent(inverse)
        gibbous(inverse))) moonrise(circle(fill) fill) moonset(circle(fill) fill) moped(fill)
        mosaic(fill) motorcycle(fill) mount(fill) mountain-(2(circle(fill) fill)) mouth(fill) move-(3d)
        movieclapper(fill) mph(circle(fill)) mug(fill) multiply(circle(fill) square(fill))
        music-(house(fill) mic(circle(fill)) microphone(circle(fill))
        note(arrow-(trianglehead-(clockwise)) house(fill) list slash square-(stack(fill)) tv(fill))
        pages(fill) quarternote-(3)) mustache(fill)
        """,
        """
        n-(circle(fill) square(fill)) nairasign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) network(badge-(shield-(half-(filled))) slash) newspaper(circle(fill) fill)
        norwegiankronesign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) nose(fill) nosign(app(fill)
        badge-(clock)) note(text(badge-(plus))) notequal(circle(fill) square(fill)) number(circle(fill)
        square(fill)) numbers(ar bn gu hi km kn ml mni mr my or pa rectangle(ar fill(ar hi) hi) sat te)
        numbersign
        """,
        """
        o-(circle(fill) square(fill)) oar-(2-(crossed(circle(fill)))) octagon(bottomhalf-(filled) fill
        lefthalf-(filled) righthalf-(filled) tophalf-(filled)) oilcan(and-(thermometer(fill)) fill)
        opticaldisc(fill) opticaldiscdrive(fill) opticid(fill) option oval(bottomhalf-(filled) fill
        inset-(filled) lefthalf-(filled) portrait(bottomhalf-(filled) fill inset-(filled)
        lefthalf-(filled) righthalf-(filled) tophalf-(filled)) righthalf-(filled) tophalf-(filled))
        oven(fill)
        """,
        """
        p-(circle(fill) square(fill)) p1-(button-(horizontal(fill))) p2-(button-(horizontal(fill)))
        p3-(button-(horizontal(fill))) p4-(button-(horizontal(fill))) pad-(header)
        paddleshifter-(left(fill) right(fill)) paint-(bucket-(classic)) paintbrush(fill pointed(fill))
        paintpalette(fill) pano(badge-(play(fill)) fill) paperclip(badge-(ellipsis) circle(fill))
        paperplane(circle(fill) fill) paragraph paragraphsign parentheses parkinglight(fill)
        parkingsign(brakesignal(slash) circle(fill) radiowaves-(down-(right-(off))
        left-(and-(right(slash))) right-(and-(safetycone))) square(fill) steeringwheel)
        party-(popper(fill)) pause(circle(fill) fill rectangle(fill)) pawprint(circle(fill) fill) pc
        peacesign pedal-(accelerator(fill) brake(fill) clutch(fill))
        pedestrian-(gate-(closed(trianglebadge-(exclamationmark))
        open(trianglebadge-(exclamationmark)))) pencil(and-(ellipsis-(rectangle) list-(clipboard(rtl))
        outline ruler(fill) scribble) circle(fill) line slash
        tip(crop-(circle(badge-(arrow-(forward(fill)) minus(fill) plus(fill)) fill))))
        pentagon(bottomhalf-(filled) fill lefthalf-(filled) righthalf-(filled) tophalf-(filled))
        percent(ar) person(2(arrow-(trianglehead-(counterclockwise)) badge(fill gearshape(fill)
        key(fill) minus(fill) plus(fill)) circle(fill) crop-(square-(stack(fill))) fill gobackward
        shield(fill) slash(fill) square-(stack(fill)) wave-(2(fill))) 3(fill sequence(fill))
        and-(arrow-(left-(and-(arrow-(right(outward))))) background-(dotted striped-(horizontal))
        person(fill)) badge-(clock(fill) key(fill) minus(fill) plus(fill) shield-(checkmark(fill)
        exclamationmark(fill))) bubble(fill) bust(circle(fill) fill) checkmark-(and-(xmark(rtl)))
        circle(fill) crop-(artframe badge-(magnifyingglass(fill)) circle(badge(checkmark(fill)
        clock(fill) ellipsis(fill) exclam(fill) exclamationmark(fill) fill minus(fill) moon(fill)
        plus(fill) questionmark(ar fill(ar)) xmark(fill)) dashed(circle(fill)) fill(badge-(checkmark
        exclam exclamationmark minus plus questionmark(ar) xmark))) rectangle(badge-(plus(fill)) fill
        stack(fill)) square(badge-(camera(fill) video(fill)) fill(and-(at-(rectangle)))
        filled-(and-(at-(rectangle(fill)))) on-(square-(angled(fill)))))
        fill(and-(arrow-(left-(and-(arrow-(right(outward)))))) badge-(minus plus)
        checkmark(and-(xmark(rtl)) rtl) questionmark(ar rtl) turn-(down left right) viewfinder
        xmark(rtl)) icloud(fill) line-(dotted-(person(fill))) slash(fill) spatialaudio-(3d-(fill) fill
        stereo-(3d-(fill) fill)) text-(rectangle(fill trianglebadge-(exclamationmark(fill))))
        wave-(2(fill))) personalhotspot(circle(fill) slash) perspective
        peruviansolessign(arrow-(trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
        circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) pesetasign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) pesosign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) pet-(carrier(circle(fill) fill)) phone(and-(waveform(fill))
        arrow-(down-(left(fill)) right(fill) up-(right(circle(fill) fill))) badge-(checkmark clock(fill)
        plus(fill) waveform(fill)) bubble(fill(rtl) left(fill) rtl) circle(fill) connection(fill)
        down(circle(fill) fill waves-(left-(and-(right)))) fill(arrow-(down-(left) right up-(right))
        badge-(checkmark plus) connection) pause(circle(fill) fill)) photo(artframe(circle(fill))
        badge-(arrow-(down(fill)) checkmark(fill) exclamationmark(fill) magnifyingglass(fill) plus(fill)
        shield-(exclamationmark(fill))) circle(fill) fill(on-(rectangle-(fill)))
        on-(rectangle(angled(fill) fill)) stack(fill) trianglebadge-(exclamationmark(fill)) tv)
        pi(circle(fill) square(fill)) pianokeys(inverse) pill(circle(fill) fill) pills(circle(fill)
        fill) pin(circle(fill) fill slash(fill) square(fill)) pip(enter exit fill remove swap)
        pipe-(and-(drop(fill))) placeholdertext-(fill) platter-(2-(filled-(ipad(landscape)
        iphone(landscape))) bottom-(applewatch-(case)) filled-(bottom-(and-(arrow-(down-(iphone)))
        applewatch-(case) iphone) top-(and-(arrow-(up-(iphone))) applewatch-(case) iphone))
        top-(applewatch-(case))) play(circle(fill) desktopcomputer diamond(fill) display fill
        house(fill) laptopcomputer rectangle(fill on-(rectangle(circle(fill) fill))) slash(fill)
        square(fill stack(fill)) tv(fill)) playpause(circle(fill) fill) playstation-(logo)
        plus(app(fill) arrow-(trianglehead-(clockwise counterclockwise)) bubble(fill) capsule(fill)
        circle(dashed fill) diamond(fill) forwardslash-(minus) magnifyingglass message(fill)
        minus-(capsule(fill)) rectangle(fill(on-(folder-(fill) rectangle-(fill))) on-(folder(fill)
        rectangle(fill)) portrait(fill)) slash-(minus) square(dashed fill(on-(square-(fill)))
        on-(square(fill))) viewfinder) plusminus(circle(fill))
        point-(3-(connected-(trianglepath-(dotted)) filled-(connected-(trianglepath-(dotted))))
        bottomleft-(filled-(forward-(to-(point-(topright-(scurvepath)))))
        forward-(to-(arrow-(triangle-(scurvepath(fill) uturn-(scurvepath(fill))))
        arrowtriangle-(uturn-(scurvepath(fill))) point-(topright-(filled-(scurvepath)
        scurvepath(fill)))))) fill-(topleft-(down-(curvedto-(point-(fill-(bottomright-(up)))))))
        filled-(topleft-(down-(curvedto-(point-(bottomright-(up))))))
        forward-(to-(point-(capsulepath(fill)))) topleft-(down-(curvedto-(point-(bottomright-(up(fill))
        filled-(bottomright-(up)))) to-(point-(bottomright-(curvepath(fill) filled-(curvepath)))))
        filled-(down-(to-(point-(bottomright-(curvepath))))))
        topright-(arrow-(triangle-(backward-(to-(point-(bottomleft-(filled-(scurvepath)
        scurvepath(fill)))))))
        filled-(arrow-(triangle-(backward-(to-(point-(bottomleft-(scurvepath)))))))))
        pointer-(arrow(and-(square-(on-(square-(dashed)))) click(2 badge-(clock))
        ipad(and-(square-(on-(square-(dashed)))) rays slash(square(fill)) square(fill))
        motionlines(click) rays slash(square(fill)) square(fill))) polishzlotysign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) popcorn(circle(fill) fill) power(circle(fill) dotted) powercord(fill) powermeter
        poweroff poweron poweroutlet-(strip(fill) type-(a(fill square(fill)) b(fill square(fill)) c(fill
        square(fill)) d(fill square(fill)) e(fill square(fill)) f(fill square(fill)) g(fill
        square(fill)) h(fill square(fill)) i(fill square(fill)) j(fill square(fill)) k(fill
        square(fill)) l(fill square(fill)) m(fill square(fill)) n(fill square(fill)) o(fill
        square(fill)))) powerplug(fill portrait(fill)) powersleep
        printer(dotmatrix(fill(and-(paper-(fill))) filled-(and-(paper(inverse))) inverse)
        fill(and-(paper-(fill))) filled-(and-(paper(inverse))) inverse) progress-(indicator) projective
        purchased(circle(fill)) puzzlepiece(extension(fill) fill) pyramid(fill)
        """,
        """
        q-(circle(fill) square(fill)) qrcode(viewfinder) questionmark(app(ar dashed(ar) fill(ar)) ar
        bubble(ar fill(ar)) circle(ar dashed(ar) fill(ar)) diamond(ar fill(ar)) folder(ar fill(ar))
        key-(filled) message(ar fill(ar)) square(ar dashed(ar) fill(ar)) text-(page(ar fill(ar rtl)
        rtl)) video(ar fill(ar rtl) rtl)) quote-(bubble(fill(rtl) rtl) closing opening) quotelevel
        """,
        """
        r-(button-(roundedbottom-(horizontal(fill))) circle(fill) joystick(down(fill) fill
        press-(down(fill)) tilt-(down(fill) left(fill) right(fill) up(fill)))
        rectangle-(roundedbottom(fill)) square(fill(on-(square-(fill))) on-(square(fill))))
        r1-(button-(roundedbottom-(horizontal(fill))) circle(fill) rectangle-(roundedbottom(fill)))
        r2-(button-(angledtop-(vertical-(right(fill))) roundedtop-(horizontal(fill))) circle(fill)
        rectangle-(roundedtop(fill))) r3-(button-(angledbottom-(horizontal-(right(fill)))))
        r4-(button-(horizontal(fill))) radio(fill) radiowaves-(left right) rainbow rays
        rb-(button-(roundedbottom-(horizontal(fill))) circle(fill) rectangle-(roundedbottom(fill)))
        realtimetext receipt(fill) record-(circle(fill)) recordingtape(circle(fill)) rectangle(2-(swap)
        3-(group(bubble(fill left(fill)) dashed fill) offgrid(bubble-(left(fill)) fill))
        and-(arrow-(up-(right-(and-(arrow-(down-(left(slash))))))) hand-(point-(up-(left(fill filled))))
        paperclip pencil-(and-(ellipsis(rtl))) text-(magnifyingglass(rtl))) arrowtriangle-(2-(inward
        outward)) badge-(checkmark(fill) minus person-(crop) plus xmark(fill)) bottomhalf-(filled
        inset-(filled)) bottomthird-(inset-(fill filled)) center-(inset-(fill filled(badge-(plus))))
        checkered compress-(vertical) connected-(to-(line-(below))) dashed(and-(paperclip)
        badge-(record)) dock expand-(diagonal vertical) fill(badge-(checkmark minus person-(crop) plus
        xmark) on-(rectangle-(angled-(fill) fill(circle(fill) slash-(fill)))))
        filled-(and-(hand-(point-(up-(left))))) grid-(1x2(fill) 1x3(fill) 2x2(fill) 3x1(fill) 3x2(fill)
        3x3(fill)) inset-(bottomleading-(filled) bottomleft-(fill filled) bottomright-(fill filled)
        bottomtrailing-(filled) fill filled(and-(cursorarrow person-(filled)) badge-(record)
        on-(rectangle)) topleading-(filled) topleft-(fill filled) topright-(fill filled)
        toptrailing-(filled)) landscape-(rotate(slash)) leadinghalf-(filled
        inset-(filled(arrow-(leading)))) leadingthird-(inset-(filled)) lefthalf-(fill filled
        inset-(fill(arrow-(left)) filled(arrow-(left)))) leftthird-(inset-(fill filled))
        on-(rectangle(angled(fill) badge-(gearshape) button-(angledtop-(vertical-(left(fill))))
        circle(fill) dashed fill slash(circle(fill) fill) square(fill))) pattern-(checkered)
        portrait(and-(arrow-(forward(fill) right(fill))) arrowtriangle-(2-(inward outward))
        badge-(plus(fill)) bottomhalf-(filled inset-(filled)) bottomleading-(inset-(filled))
        bottomleft-(inset-(filled)) bottomright-(inset-(filled)) bottomthird-(inset-(filled))
        bottomtrailing-(inset-(filled)) center-(inset-(filled)) fill inset-(filled)
        leadinghalf-(inset-(filled)) leadingthird-(inset-(filled)) lefthalf-(filled inset-(filled))
        leftthird-(inset-(filled)) on-(rectangle-(portrait(angled(fill) fill slash(fill))))
        righthalf-(filled inset-(filled)) rightthird-(inset-(filled)) rotate(slash) slash(fill)
        split-(2x1(fill slash(fill))) tophalf-(filled inset-(filled)) topleading-(inset-(filled))
        topleft-(inset-(filled)) topright-(inset-(filled)) topthird-(inset-(filled))
        toptrailing-(inset-(filled)) trailinghalf-(inset-(filled)) trailingthird-(inset-(filled)))
        ratio-(16-(to-(9(fill))) 3-(to-(4(fill))) 4-(to-(3(fill))) 9-(to-(16(fill)))) righthalf-(fill
        filled inset-(fill(arrow-(right)) filled(arrow-(right)))) rightthird-(inset-(fill filled))
        roundedbottom(fill) roundedtop(fill) slash(fill) split-(1x2(fill) 2x1(fill slash(fill))
        2x2(fill) 3x1(fill) 3x3(fill)) stack(badge-(minus(fill) person-(crop(fill)) play(fill)
        plus(fill)) fill(badge-(minus person-(crop) plus)) person-(crop(fill)) slash(fill))
        tophalf-(filled inset-(filled)) topthird-(inset(fill filled)) trailinghalf-(filled
        inset-(filled(arrow-(trailing)))) trailingthird-(inset-(filled))) refrigerator(fill) repeat(1(ar
        circle(ar fill(ar hi) hi) hi) badge-(xmark(circle-(fill))) circle(fill)) restart(circle(fill))
        retarder-(brakesignal(and-(exclamationmark) slash)) return(left right) rhombus(fill)
        richtext-(page(ar fill(ar he hi ja ko th zh) he hi ja ko th zh)) right(circle(fill))
        righttriangle(fill split-(diagonal(fill))) ring(circle(fill) dashed)
        rm-(button-(horizontal(fill))) road-(lane-(arrowtriangle-(2-(inward outward)))
        lanes(curved-(left right))) robotic-(vacuum(and-(arrowtriangle-(up(fill)) ellipsis(fill)) fill))
        roller-(shade-(closed open)) roman-(shade-(closed open)) rosette rotate-(3d(circle(fill) fill)
        left(fill) right(fill)) rsb-(button-(angledbottom-(horizontal-(right(fill)))))
        rt-(button-(roundedtop-(horizontal(fill))) circle(fill) rectangle-(roundedtop(fill)))
        rublesign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
        circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) rugbyball(circle(fill) fill) ruler(fill) rupeesign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill))
        """,
        """
        s-(circle(fill) square(fill)) safari(fill) sailboat(circle(fill) fill) scale-(3d)
        scalemass(fill) scanner(fill) scissors(badge-(ellipsis) circle(fill)) scooter scope
        screwdriver(fill) scribble(variable) scroll(fill) sdcard(fill) seal(fill)
        selection-(pin-(in-(out))) sensor(fill radiowaves-(left-(and-(right(fill))))
        tag-(radiowaves-(forward(fill)))) server-(rack) service-(dog(fill)) shadow
        shared-(with-(you(circle(fill) slash))) sharedwithyou(circle(fill) slash) shareplay(slash)
        shazam-(logo(fill)) shekelsign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) sheqelsign-(circle(fill)
        square(fill)) shield(checkerboard checkered fill lefthalf-(fill(slash) filled(badge-(checkmark)
        slash trianglebadge-(exclamationmark))) pattern-(checkered) righthalf-(filled) slash(fill))
        shift(fill) shippingbox(and-(arrow-(backward(fill))) circle(fill) fill) shoe(2(fill)
        arrow-(trianglehead-(up-(and-(down(fill)) right(circle(fill) fill)))) circle(fill) fill)
        shoeprints-(fill) shower(fill handheld(fill) sidejet(fill)) shuffle(circle(fill))
        sidebar-(leading left right squares-(leading left right trailing) trailing) signature(ar he ja
        th zh) signpost-(and-(arrowtriangle-(up(circle(fill) fill))) left(circle(fill) fill)
        right(and-(left(circle(fill) fill)) circle(fill) fill)) simcard(2(fill) fill)
        singaporedollarsign(arrow-(trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill))
        circle(fill) gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) sink(fill) siri skateboard(fill) skew skis(fill) slash-(circle(fill))
        sleep(circle(fill)) slider-(horizontal-(2-(arrow-(trianglehead-(counterclockwise)) gobackward
        rectangle-(and-(arrow-(triangle-(2-(circlepath)) trianglehead-(2-(clockwise-(rotate-(90)))))))
        square(badge-(arrow-(down)) on-(square))) 3 below-(circle-(lefthalf-(filled(inverse))
        righthalf-(filled(inverse))) rectangle square-(and-(square-(filled)) fill-(and-(square))
        filled-(and-(square))) sun-(max))) vertical-(3)) slowmo smallcircle-(circle(fill)
        fill-(circle(fill)) filled-(circle(fill))) smartphone smiley(fill) smoke(circle(fill) fill) snow
        snowboard(fill) snowflake(circle(fill) road-(lane(dashed)) slash)
        soccerball(circle(fill(inverse) inverse) inverse) sofa(fill) sos(circle(fill)) space
        sparkle(magnifyingglass text-(clipboard(fill))) sparkles(2 rectangle-(stack(fill))
        square-(fill-(on-(square)) filled-(on-(square))) tv(fill)) spatial-(capture(fill
        on-(hexagon(fill)) slash(fill))) speaker(1(fill) 2(fill) 3(fill) badge-(exclamationmark(fill))
        circle(fill) fill minus(fill) plus(fill) slash(circle(fill(rtl) rtl) fill(rtl) rtl) square(fill)
        trianglebadge-(exclamationmark(fill)) wave-(1(arrowtriangles-(up-(right-(down-(left)))) fill)
        2(bubble(fill(rtl) left(fill(rtl) rtl) rtl) circle(fill) fill) 3(fill)) zzz(fill(rtl) rtl))
        speedometer spigot(fill) spoon-(serving) sportscourt(circle(fill) fill)
        sprinkler(and-(droplets(fill)) fill) square(2-(layers-(3d(bottom-(filled) fill top-(filled)))
        stack-(3d(bottom-(fill filled) top-(fill filled)))) 3-(layers-(3d(bottom-(filled)
        down-(backward(slash-(rtl)) forward(slash-(rtl)) left(slash) right(slash)) middle-(filled) slash
        top-(filled))) stack-(3d(bottom-(fill filled) middle-(fill filled) slash top-(fill filled))))
        and-(arrow-(down(badge-(checkmark(fill) clock(fill) xmark(fill)) fill on-(square(fill)))
        up(badge-(checkmark(fill) clock(fill)) circle(fill) fill on-(square(fill))
        trianglebadge-(exclamationmark(fill)))) at-(rectangle(fill)) line-(vertical-(and-(square(fill
        filled)))) pencil(circle(fill))) arrowtriangle-(4-(outward)) badge-(plus(fill)) bottomhalf-(fill
        filled) bottomthird-(inset-(filled)) circle(fill) dashed(inset-(fill filled)) dotted
        fill(and-(line-(vertical-(and-(square(fill)) square-(fill)))) on-(circle-(fill) square(fill))
        text-(grid-(1x2))) filled-(and-(line-(vertical-(and-(square)))) on-(square)) grid-(2x2(fill)
        3x1-(below-(line-(grid-(1x2(fill)))) fill-(below-(line-(grid-(1x2)))) folder-(badge-(plus)
        fill-(badge-(plus)))) 3x2(fill) 3x3(bottomleft-(fill filled) bottommiddle-(fill filled)
        bottomright-(fill filled) fill(square) middle-(fill filled) middleleft-(fill filled)
        middleright-(fill filled) square(badge-(ellipsis)) topleft-(fill filled) topmiddle-(fill filled)
        topright-(fill filled)) 4x3-(fill)) inset-(filled) leadingthird-(inset-(filled)) lefthalf-(fill
        filled) leftthird-(inset-(filled)) line-(vertical-(square-(fill-(left)))) on-(circle(fill)
        square(badge-(person-(crop(fill))) dashed fill intersection-(dashed)
        squareshape-(controlhandles))) resize(down up) righthalf-(fill filled)
        rightthird-(inset-(filled)) slash(fill) split-(1x2(fill) 2x1(fill) 2x2(fill)
        bottomrightquarter(fill) diagonal(2x2(fill) fill)) stack(3d-(down-(dottedline forward(fill)
        right(fill)) forward-(dottedline(fill)) up(badge-(a(fill) automatic(fill)) fill slash(fill)
        trianglebadge-(exclamationmark(fill)))) fill) text-(square(fill)) tophalf-(fill filled)
        topthird-(inset-(filled)) trailingthird-(inset-(filled))) squareroot squares-(below-(rectangle)
        leading-(rectangle(fill))) squareshape(controlhandles-(on-(squareshape-(controlhandles)))
        dashed-(squareshape) dotted-(split-(2x2) squareshape) fill
        split-(2x2(dotted(inside(and-(outside)) outside)) 3x3) squareshape-(dashed dotted)) stairs
        star(bubble(fill) circle(fill) fill(left) hexagon(fill) leadinghalf-(fill filled)
        lefthalf-(fill) slash(fill) square(fill on-(square(fill)))) staroflife(circle(fill) fill
        shield(fill)) steeringwheel(and-(hands heat-(waves) key liquid-(wave) lock)
        arrow-(trianglehead-(counterclockwise-(and-(clockwise)))) arrowtriangle-(left right)
        badge-(exclamationmark lock) circle(fill) exclamationmark road-(lane(dashed)) slash)
        sterlingsign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) stethoscope(circle(fill))
        stop(circle(fill) fill) stopwatch(fill) storefront(circle(fill) fill) stove(fill)
        strikethrough(double) stroke-(line-(diagonal(slash))) stroller(fill) studentdesk
        suit-(club(fill) diamond(fill) heart(fill) spade(fill)) suitcase(cart(fill) circle(fill) fill
        rolling(and-(film(circle(fill) fill) suitcase(circle(fill) fill)) circle(fill) fill)) sum(ar)
        sun-(and-(horizon(circle(fill) fill)) dust(circle(fill) fill) haze(circle(fill) fill)
        horizon(circle(fill) fill) lefthalf-(filled) max(circle(fill) fill
        trianglebadge-(exclamationmark(fill))) min(fill) rain(circle(fill) fill) righthalf-(filled)
        snow(circle(fill) fill)) sunglasses(fill) sunrise(circle(fill) fill) sunset(circle(fill) fill)
        surfboard(fill) suspension-(shock) suv-(side(air-(circulate(fill) fresh(fill))
        and-(exclamationmark(fill)) arrow-(left-(and-(right(fill)))) arrowtriangle-(down(fill)
        up(arrowtriangle-(down(fill)) fill)) fill front-(open(crop(fill) fill))
        hill-(descent-(control(fill))
        down(and-(gauge-(open-(with-(lines-(needle-(25percent-(and-(arrowtriangle(fill))))))))) fill)
        up(fill)) lock(fill open(fill)) rear-(open(crop(fill) fill)) roof-(cargo-(carrier(fill
        slash(fill)))))) swatchpalette(fill) swedishkronasign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) swift swiftdata swirl-(circle-(righthalf-(filled(inverse)))) switch-(2
        programmable(fill square(fill))) syringe(fill)
        """,
        """
        t-(bubble(ar fill(ar he) he) circle(fill) square(fill)) table(badge-(more(fill)) fill
        furniture(fill)) tablecells(badge-(ellipsis(fill)) fill(badge-(ellipsis))) tachometer
        tag(circle(fill) fill slash(fill) square(fill)) taillight-(fog(fill))
        takeoutbag-(and-(cup-(and-(straw(fill))))) target teddybear(fill) teletype(answer(circle(fill))
        circle(fill)) tengesign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) tennis-(racket(circle(fill)))
        tennisball(circle(fill) fill) tent(2(circle(fill) fill) circle(fill) fill) terminal(fill)
        testtube-(2) text-(aligncenter alignleft alignright and-(command-(macwindow)) append
        badge-(checkmark(rtl) minus plus star xmark) below-(folder(fill) photo(fill(rtl) rtl))
        book-(closed(fill)) bubble(badge-(clock(fill(rtl) rtl)) fill(rtl) rtl) chevron-(left right)
        cursor(ar he hi ja ko th zh) document(fill) insert justify(leading left right trailing)
        justifyleft justifyright line-(2-(summary(badge-(xmark))) 3-(summary)
        first-(and-(arrowtriangle-(forward))) last-(and-(arrowtriangle-(forward))) magnify)
        magnifyingglass(rtl) pad-(header(badge-(clock(rtl) plus))) page(badge-(magnifyingglass) fill
        slash(fill(rtl) rtl)) quote(rtl) rectangle(fill page(fill)) redaction square-(filled) viewfinder
        word-(spacing)) textbox(ar he hi ja ko th zh) textformat(12(ar hi km my) 123(ar hi)
        abc(dottedunderline) alt(ar bn el gu he hi ja kn ko ml mni mr or pa sat si ta te th zh) ar bn
        characters(ar arrow-(left-(and-(right(ar bn el gu he hi ja kn ko ml mni mr or pa ru sat si ta te
        th zh)))) bn dottedunderline(ar bn el gu he hi ja kn ko ml mni mr or pa ru sat si ta te th zh)
        el gu he hi ja kn ko ml mni mr or pa ru sat si ta te th zh) el gu he hi ja kn ko ml mni mr
        numbers(ar bn gu hi km kn ml mni mr my or pa sat te) or pa sat si size(ar bn gu he hi ja kn ko
        larger(ar bn gu he hi ja kn ko ml mni mr or pa sat si ta te th zh) ml mni mr or pa sat si
        smaller(ar bn gu he hi ja kn ko ml mni mr or pa sat si ta te th zh) ta te th zh) subscript(ar bn
        gu he hi ja kn ko ml mni mr or pa sat si ta te th zh) superscript(ar bn gu he hi ja kn ko ml mni
        mr or pa sat si ta te th zh) ta te th zh) theatermask-(and-(paintbrush(fill)))
        theatermasks(circle(fill) fill) thermometer(and-(ellipsis liquid-(waves(snowflake
        trianglebadge-(exclamationmark)))) brakesignal gauge-(open) high low medium(slash)
        snowflake(circle(fill)) snowlake sun(circle(fill) fill) tirepressure transmission
        variable(and-(figure(circle(fill))) badge-(clock play))) ticket(circle(fill) fill) timelapse
        timeline-(selection) timer(circle(fill) square) tire(badge-(snowflake)) tirepressure togglepower
        toilet(circle(fill) fill) tornado(circle(fill)) tortoise(circle(fill) fill) torus touchid
        tow-(hitch(exclamationmark(fill) fill)) traction-(control-(tirepressure(exclamationmark slash)))
        train-(side-(front-(car) middle-(car) rear-(car))) tram(card(fill) circle(fill) fill(tunnel)
        tunnel-(fill)) translate transmission trapezoid-(and-(line-(horizontal(fill) vertical(fill))))
        trash(circle(fill) fill slash(circle(fill) fill square(fill)) square(fill)) tray(2(fill)
        and-(arrow-(down(fill) up(fill))) badge(fill) circle(fill) fill full(fill)) tree(circle(fill)
        fill) triangle(bottomhalf-(filled) circle(fill) fill inset-(filled) lefthalf-(fill filled)
        righthalf-(fill filled) tophalf-(filled)) triangleshape(fill) trophy(circle(fill) fill)
        tropicalstorm(circle(fill)) truck-(box(badge-(clock(fill(rtl) rtl)) fill)
        pickup-(side(air-(circulate(fill) fresh(fill)) and-(exclamationmark(fill))
        arrow-(left-(and-(right(fill)))) arrowtriangle-(down(fill) up(arrowtriangle-(down(fill)) fill))
        fill front-(open(crop(fill) fill))
        hill-(down(and-(gauge-(open-(with-(lines-(needle-(25percent-(and-(arrowtriangle(fill)))))))))
        fill) up(fill)) lock(fill open(fill)))) side-(hill-(descent-(control(fill)))
        roof-(cargo-(carrier(fill slash(fill)))))) tsa(circle(fill) slash) tshirt(circle(fill) fill)
        tugriksign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) tuningfork
        turkishlirasign(arrow-(circlepath trianglehead-(counterclockwise-(rotate-(90))))
        bank-(building(fill)) circle(fill) gauge-(chart-(lefthalf-(righthalf)
        leftthird-(topthird-(rightthird)))) ring(dashed) square(fill)) tv(and-(hifispeaker-(fill)
        mediabox(fill)) badge-(wifi(fill)) circle(fill) fill inset-(filled) music-(note(fill))
        slash(fill))
        """,
        """
        u-(circle(fill) square(fill)) uiwindow-(split-(2x1)) umbrella(circle(fill) fill gauge-(open)
        percent(ar fill(ar)) sensor-(tag-(radiowaves-(left-(and-(right(fill))))))) underline(double)
        """,
        """
        v-(circle(fill) square(fill)) vent-(heat-(waves-(upward))) vial-(viewfinder)
        video(and-(waveform(fill)) badge-(checkmark ellipsis plus(fill) waveform(fill)) bubble(fill(rtl)
        left(fill) rtl) circle(fill) doorbell(fill) fill(badge-(checkmark ellipsis plus))
        slash(circle(fill) fill) square(fill)) videoprojector(fill) view-(2d 3d) viewfinder(circle(fill)
        rectangular trianglebadge-(exclamationmark)) vision-(pro(and-(arrow-(forward(fill)))
        badge-(checkmark(fill) exclamationmark(fill) play(fill)) circle(fill) fill slash(circle(fill)
        fill) trianglebadge-(exclamationmark(fill)))) visionpro(and-(arrow-(forward(fill)))
        badge-(exclamationmark(fill) play(fill)) circle(fill) fill slash(circle(fill) fill)) voiceover
        volleyball(circle(fill) fill) volume(1(fill) 2(fill) 3(fill) fill slash(fill(rtl) rtl)
        zzz(fill))
        """,
        """
        w-(circle(fill) square(fill)) wake(circle(fill)) wallet-(bifold(fill) pass(fill)
        sensor-(tag-(radiowaves-(left-(and-(right(fill))))))) wand-(and-(outline(inverse) rays(inverse)
        sparkles(inverse) stars(inverse))) warninglight(fill) washer(circle(fill) fill) watch-(analog)
        watchface-(applewatch-(case)) water-(waves(and-(arrow-(down(trianglebadge-(exclamationmark))
        trianglehead-(down(trianglebadge-(exclamationmark)) up) up)) slash)) waterbottle(fill)
        wave-(3-(backward(circle(fill)) down(car-(side(fill)) circle(fill) convertible-(side(fill))
        pickup-(side(fill)) suv-(side(fill))) forward(circle(fill)) left(circle(fill))
        right(circle(fill)) up(circle(fill)))) waveform(and-(magnifyingglass mic person-(filled))
        badge-(checkmark exclamationmark magnifyingglass mic microphone minus plus xmark) circle(fill)
        low mid path(badge-(minus plus) ecg(magnifyingglass rectangle(fill) text(clipboard(fill(rtl)
        rtl) page(fill(rtl) rtl) rtl))) slash) web-(camera(fill)) wheelchair
        widget-(extralarge(badge-(plus)) large(badge-(plus)) medium(badge-(plus)) small(badge-(plus)))
        wifi(badge-(lock) circle(fill) exclamationmark(circle(fill)) router(fill) slash square(fill))
        wind(circle(fill) snow(circle(fill))) window-(awning(closed) casement(closed) ceiling(closed)
        horizontal(closed) shade-(closed open) vertical-(closed open))
        windshield-(front-(and-(fluid(and-(spray)) heat-(waves) spray wiper(and-(drop spray)
        exclamationmark intermittent))) rear-(and-(fluid(and-(spray)) heat-(waves) spray wiper(and-(drop
        spray) exclamationmark intermittent)))) wineglass(fill) wonsign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) wrench(adjustable(fill) and-(screwdriver(fill)) fill) wrongwaysign(fill)
        """,
        """
        x-(circle(fill) square(fill) squareroot) xbox-(logo) xmark(app(fill) bin(circle(fill) fill)
        circle(badge-(airplane(fill)) fill) diamond(fill) icloud(fill) octagon(fill) rectangle(fill
        portrait(fill)) seal(fill) shield(fill) square(fill) triangle-(circle-(square(fill))))
        xserve(raid)
        """,
        """
        y-(circle(fill) square(fill)) yensign(arrow-(circlepath
        trianglehead-(counterclockwise-(rotate-(90)))) bank-(building(fill)) circle(fill)
        gauge-(chart-(lefthalf-(righthalf) leftthird-(topthird-(rightthird)))) ring(dashed)
        square(fill)) yieldsign(fill)
        """,
        """
        z-(circle(fill) square(fill)) zipper-(page) zl-(button-(roundedtop-(horizontal(fill)))
        rectangle-(roundedtop(fill))) zr-(button-(roundedtop-(horizontal(fill)))
        rectangle-(roundedtop(fill))) zzz
        """,
    ]
}
