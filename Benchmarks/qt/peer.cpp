// The same list in Qt Quick, drawn by its software renderer into an image, without a window on any screen.
// usage: peer open|fling ROWS SCALE [PICTURE]
#include <QQuickRenderControl>
#include <QQuickRenderTarget>
#include <QtGui>
#include <QtQml>
#include <QtQuick>
#include <valgrind/callgrind.h>
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
    engine.rootContext()->setContextProperty("m", &rows);
    QQmlComponent component(&engine);
    component.setData(source, QUrl("qrc:/list.qml"));
    if (component.isError()) {
        qWarning() << component.errors();
        return 1;
    }
    QImage image(390 * scale, 844 * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    window.setGeometry(0, 0, 390, 844);
    window.contentItem()->setSize(QSizeF(390, 844));
    QQuickRenderTarget target = QQuickRenderTarget::fromPaintDevice(&image);
    target.setDevicePixelRatio(scale);
    window.setRenderTarget(target);

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
    figure("open-cold", count, scale, now() - start);
    figure("open-cpu", count, scale, cpu());
    figure("open-memory", count, scale, peakMemory() / 1024.0);

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
