/// Days near today in words, as Apple's Foundation writes them where `doesRelativeDateFormatting` is set; the one on Linux writes the
/// date. The host puts this method in the place of that of the same name.
extension DateFormatter {
    @_silgen_name("$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF")
    func _plainString(from date: Date) -> String

    /// Stands in the place of `string(from:)`. Apple's documentation: "If a date formatter uses relative date formatting, where possible
    /// it replaces the date component of its output with a phrase".
    /// DIFFERS: in all languages the days before and after today are named, and no others.
    @_silgen_name("shoji_date_string")
    public func _relativeString(from date: Date) -> String {
        let whole = _plainString(from: date)
        guard doesRelativeDateFormatting, dateStyle != .none, let phrase = dayPhrase(of: date) else {
            return whole
        }
        let day = DateFormatter()
        day.locale = locale
        day.calendar = calendar
        day.timeZone = timeZone
        day.dateStyle = dateStyle
        guard let place = whole.range(of: day._plainString(from: date)) else { return whole }
        return whole.replacingCharacters(in: place, with: phrase)
    }

    private func dayPhrase(of date: Date) -> String? {
        var calendar: Calendar = calendar
        calendar.timeZone = timeZone
        let (today, day) = (calendar.startOfDay(for: Date()), calendar.startOfDay(for: date))
        guard let days = calendar.dateComponents([.day], from: today, to: day).day, abs(days) <= 1 else {
            return nil
        }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: day, allowedFields: [.day], presentation: .named, unitsStyle: .wide, locale: locale,
            calendar: calendar, capitalizationContext: .standalone)
        return style.format(today)
    }
}
