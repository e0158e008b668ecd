// The same list in Qt Quick, drawn by its software renderer into an image, without a window on any screen.
// usage: peer open|fling ROWS SCALE [PICTURE]   or   peer grid ITEMS SCALE [PICTURE]
//        or   peer shelf FOLDER SCALE [PICTURE]
#include <QQuickRenderControl>
#include <QQuickRenderTarget>
#include <QtGui>
#include <QtQml>
#include <QtQuick>
#include <valgrind/callgrind.h>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

static double clockMilliseconds(clockid_t clock) {
    timespec t;
    clock_gettime(clock, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}
static double now() { return clockMilliseconds(CLOCK_MONOTONIC); }
static double cpu() { return clockMilliseconds(CLOCK_PROCESS_CPUTIME_ID); }

static long peakMemory() {
    QFile file("/proc/self/status");
    if (!file.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray &line : file.readAll().split('\n'))
        if (line.startsWith("VmHWM:")) return line.mid(6).simplified().split(' ').first().toLong();
    return 0;
}

// One line of output a figure; Benchmarks/ours reads them.
static void figure(const char *name, int rows, int scale, double value) {
    std::printf("FIGURE qt %s %d %d %.5f\n", name, rows, scale, value);
}

static void figures(const char *name, int rows, int scale, const std::vector<double> &values) {
    for (double value : values) figure(name, rows, scale, value);
}

// 40 characters, another text for every row.
static QString line40(int i) {
    static const char *words[] = {"Alpha", "Bravo",  "Charlie", "Delta",    "Echo",  "Foxtrot",
                                  "Golf",  "Hotel",  "India",   "Juliet",   "Kilo",  "Lima",
                                  "Mike",  "November", "Oscar", "Papa",     "Quebec", "Romeo"};
    char text[256];
    std::snprintf(text, sizeof text, "%s %s %d %s %s %s %s %s", words[i % 18], words[(i * 7 + 3) % 18], i,
                  words[(i * 5 + 1) % 18], words[(i * 11LL + 2) % 18], words[(i * 13LL + 4) % 18],
                  words[(i * 3 + 4) % 18], words[(i * 3 + 5) % 18]);
    return QString::fromLatin1(text, 40);
}

struct Rows : QAbstractListModel {
    int count;
    explicit Rows(int count) : count(count) {}
    int rowCount(const QModelIndex &) const override { return count; }
    QHash<int, QByteArray> roleNames() const override { return {{Qt::DisplayRole, "display"}}; }
    QVariant data(const QModelIndex &index, int) const override { return line40(index.row()); }
};

static const char *source = R"(import QtQuick
ListView { width: 390; height: 844; model: m; reuseItems: true; clip: true
    delegate: Item { width: ListView.view.width; height: 44
        Text { x: 16; anchors.verticalCenter: parent.verticalCenter; text: display
            font.family: "Noto Sans"; font.pixelSize: 17; textFormat: Text.PlainText }
        Rectangle { x: 16; y: 43; height: 1; width: parent.width - 16; color: "#ccc" } } })";

// Three items a row; each item has a height of its own, the row that of its tallest.
struct Grid : QAbstractListModel {
    int count;
    explicit Grid(int items) : count(items / 3) {}
    int rowCount(const QModelIndex &) const override { return count; }
    QHash<int, QByteArray> roleNames() const override {
        return {{Qt::UserRole, "section"}, {Qt::UserRole + 1, "tallest"}};
    }
    static int height(int item) { return 40 + int(item * 37LL % 61); }
    QVariant data(const QModelIndex &index, int role) const override {
        const int item = index.row() * 3;
        if (role == Qt::UserRole) return QString("Section %1").arg(index.row() * 100LL / count);
        return 4 + std::max({height(item), height(item + 1), height(item + 2)});
    }
};

static const char *gridSource = R"(import QtQuick
ListView { width: 390; height: 844; model: m; reuseItems: true; clip: true
    section.property: "section"
    section.labelPositioning: ViewSection.InlineLabels | ViewSection.CurrentLabelAtStart
    section.delegate: Rectangle { width: ListView.view.width; height: 32; color: "#eee"
        Text { text: section; font.family: "Noto Sans"; font.pixelSize: 17 } }
    delegate: Row { id: row; width: ListView.view.width; height: tallest; spacing: 4; property int base: index * 3
        Repeater { model: 3
            Rectangle { width: (row.width - 8) / 3; height: 40 + (row.base + index) * 37 % 61; color: "#def"
                Text { text: "Item " + (row.base + index); font.family: "Noto Sans"; font.pixelSize: 17 } } } } })";

static const char *shelfSource = R"(import QtQuick
ListView { width: 390; height: 844; model: 200; reuseItems: true; clip: true
    delegate: Item { width: ListView.view.width; height: 120
        ListView { objectName: "line"; anchors.fill: parent; orientation: ListView.Horizontal; model: 30; spacing: 4
            clip: true; reuseItems: true
            delegate: Image { objectName: "tile"; width: 100; height: 100
                source: "file://" + folder + "/" + index + ".png" } } } })";

static int live(QQuickItem *item, const QString &name) {
    // Those that wait for their next use are hidden.
    int count = item->objectName() == name && item->isVisible();
    for (QQuickItem *child : item->childItems()) count += live(child, name);
    return count;
}

static QQuickItem *firstNamed(QQuickItem *item, const QString &name) {
    if (item->objectName() == name) return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = firstNamed(child, name)) return found;
    return nullptr;
}

int main(int argc, char **argv) {
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    QFont font("Noto Sans");
    font.setPixelSize(17);
    app.setFont(font);
    const QByteArray mode = argv[1];
    const int count = atoi(argv[2]), scale = atoi(argv[3]);

    const double start = now();
    QQuickRenderControl control;
    QQuickWindow window(&control);
    window.setColor(Qt::white);
    QQmlEngine engine;
    Rows rows(count);
    Grid grid(count);
    QAbstractItemModel *model = mode == "grid" ? static_cast<QAbstractItemModel *>(&grid) : &rows;
    engine.rootContext()->setContextProperty("m", model);
    engine.rootContext()->setContextProperty("folder", QString::fromLocal8Bit(argv[2]));
    QQmlComponent component(&engine);
    component.setData(
        mode == "grid" ? gridSource : mode == "shelf" ? shelfSource : source, QUrl("qrc:/list.qml"));
    if (component.isError()) {
        qWarning() << component.errors();
        return 1;
    }
    QImage image;
    auto resize = [&](int width, int height) {
        image = QImage(width * scale, height * scale, QImage::Format_RGB32);
        image.setDevicePixelRatio(scale);
        window.setGeometry(0, 0, width, height);
        window.contentItem()->setSize(QSizeF(width, height));
        QQuickRenderTarget target = QQuickRenderTarget::fromPaintDevice(&image);
        target.setDevicePixelRatio(scale);
        window.setRenderTarget(target);
    };
    resize(390, 844);

    auto create = [&] {
        auto *root = qobject_cast<QQuickItem *>(component.create());
        root->setParentItem(window.contentItem());
        return root;
    };
    auto frame = [&] {
        app.processEvents();
        control.polishItems();
        control.beginFrame();
        control.sync();
        control.render();
        control.endFrame();
    };
    QQuickItem *root = create();
    frame();
    if (mode == "grid") {
        figure("grid-open", count, scale, now() - start);
        for (int i = 0; i < 3; i++) frame();
        auto jump = [&](int row) { QMetaObject::invokeMethod(root, "positionViewAtIndex", Q_ARG(int, row), Q_ARG(int, 0)); };
        for (int i = 0; i < 11; i++) {
            jump(0);
            frame();
            const double begin = now();
            jump(count / 6);
            frame();
            figure("grid-jump", count, scale, now() - begin);
        }
        for (int i = 0; i < 21; i++) {
            const int width = i % 2 ? 390 : 844, height = i % 2 ? 844 : 390;
            const double begin = now();
            root->setSize(QSizeF(width, height));
            resize(width, height);
            frame();
            figure("grid-rotate", count, scale, now() - begin);
        }
    } else if (mode == "shelf") {
        figure("shelf-open", 200, scale, now() - start);
        for (int i = 0; i < 3; i++) frame();
        auto scrolling = [&](QQuickItem *item, const char *property, double step, int frames, const char *name) {
            std::vector<double> times;
            for (int i = 0; i < frames; i++) {
                const double begin = now();
                item->setProperty(property, item->property(property).toDouble() + step);
                frame();
                times.push_back(now() - begin);
            }
            figures(name, 200, scale, times);
        };
        scrolling(root, "contentY", 40, 250, "shelf-vertical");
        figure("shelf-live", 200, scale, live(root, "tile"));
        root->setProperty("contentY", 0);
        for (int i = 0; i < 3; i++) frame();
        scrolling(firstNamed(root, "line"), "contentX", 20, 120, "shelf-horizontal");
    } else {
        figure("open-cold", count, scale, now() - start);
        figure("open-cpu", count, scale, cpu());
        figure("open-memory", count, scale, peakMemory() / 1024.0);
    }

    if (mode == "open") {
        std::vector<double> times, cpuTimes;
        for (int i = 0; i < 11; i++) {
            delete root;
            frame();
            const double begin = now(), cpuBegin = cpu();
            Rows fresh(count);
            engine.rootContext()->setContextProperty("m", &fresh);
            root = create();
            frame();
            cpuTimes.push_back(cpu() - cpuBegin);
            times.push_back(now() - begin);
            engine.rootContext()->setContextProperty("m", &rows);
            delete root;
            root = create();
            frame();
        }
        figures("open-warm", count, scale, times);
        figures("open-warm-cpu", count, scale, cpuTimes);
    }
    if (mode == "fling") {
        for (int i = 0; i < 3; i++) frame();
        std::vector<double> times, cpuTimes;
        CALLGRIND_TOGGLE_COLLECT;
        for (int i = 0; i < 250; i++) {
            const double begin = now(), cpuBegin = cpu();
            root->setProperty("contentY", root->property("contentY").toDouble() + 40);
            frame();
            cpuTimes.push_back(cpu() - cpuBegin);
            times.push_back(now() - begin);
        }
        CALLGRIND_TOGGLE_COLLECT;
        figures("fling", count, scale, times);
        figures("fling-cpu", count, scale, cpuTimes);
    }
    if (argc > 4) image.save(argv[4]);
    std::fflush(stdout);
    _Exit(0);
}
