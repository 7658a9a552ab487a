import type { ErrorRows } from "#shared/errors.ts";

export const importErrors = {
  notATable: {
    status: 422,
    en: "This file is not a table. Choose a CSV, an Excel or OpenDocument workbook (.xlsx, .ods) or JSON that names its columns.",
    tr: "Bu dosya bir tablo değil. Sütun adları olan bir CSV, Excel ya da OpenDocument dosyası (.xlsx, .ods) ya da JSON seçin.",
  },
  importNoRows: {
    status: 422,
    en: "This table has no rows below the names of its columns.",
    tr: "Bu tabloda sütun adlarının altında hiç satır yok.",
  },
  importTooManyRows: {
    status: 422,
    en: "This table has more rows than can be imported at once: 20,000, or 2,000 with the embedded database. Divide it into several files.",
    tr: "Bu tabloda bir seferde içe aktarılabilecek olandan çok satır var: sınır 20.000, gömülü veri tabanında 2.000 satır. Tabloyu birkaç dosyaya bölün.",
  },
  importTooManyColumns: {
    status: 422,
    en: "This table has more than 100 columns. Delete those that are not to be imported.",
    tr: "Bu tabloda 100’den fazla sütun var. İçe aktarılmayacak olanları silin.",
  },
  importSheetTooBig: {
    status: 422,
    en: "This workbook unpacks to more than 100 MB, or its cells hold more than 30 million characters. Save the sheet as CSV and choose that file.",
    tr: "Bu dosya açıldığında 100 MB’tan büyük oluyor ya da hücrelerinde 30 milyondan çok karakter var. Sayfayı CSV olarak kaydedip o dosyayı seçin.",
  },
  importFileGone: {
    status: 409,
    en: "The file itself is no longer stored. Choose it again to read another sheet, or the names of its columns from another row.",
    tr: "Dosyanın kendisi artık saklanmıyor. Başka bir sayfasını ya da sütun adlarını başka bir satırdan okumak için dosyayı yeniden seçin.",
  },
  importFieldTwice: {
    status: 422,
    en: "Two columns go into the same field. Choose one of them.",
    tr: "İki sütun aynı alana gidiyor. Birini seçin.",
  },
  importFieldMissing: {
    status: 422,
    en: "A field that every row needs has no column yet.",
    tr: "Her satırda olması gereken bir alanın henüz sütunu yok.",
  },
  importBusy: {
    status: 409,
    en: "This import is being worked on. Wait for its end, or stop it.",
    tr: "Bu içe aktarım şu anda işleniyor. Bitmesini bekleyin ya da durdurun.",
  },
  importNotChecked: {
    status: 409,
    en: "Look at the preview first: it shows what happens to each row.",
    tr: "Önce önizlemeye bakın: her satırın ne olacağını gösterir.",
  },
  importPreviewChanged: {
    status: 409,
    en: "Someone has changed the columns since. Look at the preview again.",
    tr: "Sütunlar bu arada yeniden eşlendi. Önizlemeye yeniden bakın.",
  },
  importEnded: {
    status: 409,
    en: "This file has been imported already. Choose it again to import it anew.",
    tr: "Bu dosya zaten içe aktarıldı. Yeniden içe aktarmak için dosyayı tekrar seçin.",
  },
  importNotUndoable: {
    status: 409,
    en: "This import cannot be undone: either it is older than 30 days, or it was undone already, or nothing of it was imported.",
    tr: "Bu içe aktarım geri alınamaz: 30 günden eski, daha önce geri alınmış ya da hiç uygulanmamış.",
  },
  importNotLast: {
    status: 409,
    en: "A later import, or a merge of startups, has changed entries of this one. Undo that first, and then this one.",
    tr: "Daha sonraki bir içe aktarım ya da girişim birleştirmesi bu kayıtları değiştirdi. Önce onu, sonra bunu geri alın.",
  },
  importProfileExists: {
    status: 409,
    en: "A saved mapping already has this name.",
    tr: "Bu adı taşıyan kayıtlı bir eşleme zaten var.",
  },
} as const satisfies ErrorRows;
