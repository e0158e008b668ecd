/// What the system itself says, such as on its buttons.
///
/// UIKit: in the language of the app's texts, which is the reader's where the app has it ("Localizing your app", Apple's documentation).
/// DIFFERS: the words are ours, in sixteen languages besides English; those of a release may be others.
enum SystemWord: String, CaseIterable {
    case add = "Add"
    case back = "Back"
    case cancel = "Cancel"
    case clearText = "Clear text"
    case close = "Close"
    case copy = "Copy"
    case cut = "Cut"
    case delete = "Delete"
    case done = "Done"
    case edit = "Edit"
    case more = "More"
    case paste = "Paste"
    case redo = "Redo"
    case save = "Save"
    case search = "Search"
    case selectAll = "Select All"
    case undo = "Undo"

    /// In the language of the app's texts; of one that is not known in English.
    @MainActor var text: String {
        let language = BundleFiles.main.languages.language.replacing("_", with: "-")
        let code = language.prefix { $0 != "-" }
        return (Self.words[language] ?? Self.words[Self.names[language] ?? String(code)])?[self] ?? rawValue
    }

    /// Languages whose words stand under another name.
    private static let names = [
        "zh": "zh-Hans", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant",
        "iw": "he", "German": "de", "French": "fr", "Japanese": "ja", "Italian": "it", "Spanish": "es",
        "Dutch": "nl",
    ]

    /// By language, in the order of the cases.
    private static let words: [String: [SystemWord: String]] = [
        "ar": [
            "إضافة", "رجوع", "إلغاء", "مسح النص", "إغلاق", "نسخ", "قص", "حذف", "تم", "تعديل", "المزيد", "لصق",
            "إعادة",
            "حفظ", "بحث", "تحديد الكل", "تراجع",
        ],
        "de": [
            "Hinzufügen", "Zurück", "Abbrechen", "Text löschen", "Schließen", "Kopieren", "Ausschneiden",
            "Löschen",
            "Fertig", "Bearbeiten", "Mehr", "Einsetzen", "Wiederholen", "Sichern", "Suchen",
            "Alles auswählen",
            "Widerrufen",
        ],
        "es": [
            "Añadir", "Atrás", "Cancelar", "Borrar texto", "Cerrar", "Copiar", "Cortar", "Eliminar", "OK",
            "Editar",
            "Más", "Pegar", "Rehacer", "Guardar", "Buscar", "Seleccionar todo", "Deshacer",
        ],
        "fr": [
            "Ajouter", "Retour", "Annuler", "Effacer le texte", "Fermer", "Copier", "Couper", "Supprimer",
            "OK",
            "Modifier", "Autre", "Coller", "Rétablir", "Enregistrer", "Rechercher", "Tout sélectionner",
            "Annuler",
        ],
        "he": [
            "הוספה", "חזרה", "ביטול", "ניקוי המלל", "סגירה", "העתקה", "גזירה", "מחיקה", "סיום", "עריכה",
            "עוד",
            "הדבקה", "בצע שוב", "שמירה", "חיפוש", "בחר הכל", "בטל",
        ],
        "it": [
            "Aggiungi", "Indietro", "Annulla", "Cancella testo", "Chiudi", "Copia", "Taglia", "Elimina",
            "Fine",
            "Modifica", "Altro", "Incolla", "Ripristina", "Salva", "Cerca", "Seleziona tutto", "Annulla",
        ],
        "ja": [
            "追加", "戻る", "キャンセル", "テキストを消去", "閉じる", "コピー", "カット", "削除", "完了", "編集", "その他", "ペースト",
            "やり直す", "保存", "検索", "すべてを選択", "取り消す",
        ],
        "ko": [
            "추가", "뒤로", "취소", "텍스트 지우기", "닫기", "복사하기", "오려두기", "삭제", "완료", "편집", "더 보기", "붙여넣기",
            "실행 복귀", "저장", "검색", "전체 선택", "실행 취소",
        ],
        "nl": [
            "Voeg toe", "Terug", "Annuleer", "Wis tekst", "Sluit", "Kopieer", "Knip", "Verwijder", "Gereed",
            "Wijzig",
            "Meer", "Plak", "Opnieuw", "Bewaar", "Zoek", "Selecteer alles", "Herstel",
        ],
        "pl": [
            "Dodaj", "Wstecz", "Anuluj", "Wymaż tekst", "Zamknij", "Kopiuj", "Wytnij", "Usuń", "Gotowe",
            "Edycja",
            "Więcej", "Wklej", "Ponów", "Zachowaj", "Szukaj", "Zaznacz wszystko", "Cofnij",
        ],
        "pt": [
            "Adicionar", "Voltar", "Cancelar", "Apagar texto", "Fechar", "Copiar", "Cortar", "Apagar", "OK",
            "Editar",
            "Mais", "Colar", "Refazer", "Salvar", "Buscar", "Selecionar Tudo", "Desfazer",
        ],
        "ru": [
            "Добавить", "Назад", "Отменить", "Стереть текст", "Закрыть", "Скопировать", "Вырезать", "Удалить",
            "Готово",
            "Править", "Еще", "Вставить", "Повторить", "Сохранить", "Поиск", "Выбрать все", "Отменить",
        ],
        "sv": [
            "Lägg till", "Tillbaka", "Avbryt", "Rensa text", "Stäng", "Kopiera", "Klipp ut", "Radera", "Klar",
            "Redigera",
            "Mer", "Klistra in", "Gör om", "Spara", "Sök", "Markera allt", "Ångra",
        ],
        "tr": [
            "Ekle", "Geri", "Vazgeç", "Metni sil", "Kapat", "Kopyala", "Kes", "Sil", "Bitti", "Düzenle",
            "Daha Fazla",
            "Yapıştır", "Yinele", "Kaydet", "Ara", "Tümünü Seç", "Geri Al",
        ],
        "zh-Hans": [
            "添加", "返回", "取消", "清除文本", "关闭", "拷贝", "剪切", "删除", "完成", "编辑", "更多", "粘贴", "重做", "存储", "搜索",
            "全选", "撤销",
        ],
        "zh-Hant": [
            "加入", "返回", "取消", "清除文字", "關閉", "拷貝", "剪下", "刪除", "完成", "編輯", "更多", "貼上", "重做", "儲存", "搜尋",
            "全選", "還原",
        ],
    ].mapValues { Dictionary(uniqueKeysWithValues: zip(allCases, $0)) }
}
