import WidgetKit

struct DiaryWidget {
    let day = Day.week[0]
}
