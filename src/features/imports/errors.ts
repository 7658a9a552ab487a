import type { ErrorRows } from "#shared/errors.ts";

export const importErrors = {
  notATable: {
    status: 422,
    en: "This file is not a table. Choose a CSV or an Excel workbook (.xlsx) whose first row names the columns.",
    tr: "Bu dosya bir tablo değil. İlk satırında sütun adları olan bir CSV ya da Excel dosyası (.xlsx) seçin.",
  },
  importNoRows: {
    status: 422,
    en: "This table has no rows below the names of its columns.",
    tr: "Bu tabloda sütun adlarının altında hiç satır yok.",
  },
  importTooManyRows: {
    status: 422,
    en: "This table has too many rows to import at once. Divide it into several files.",
    tr: "Bu tabloda bir seferde içe aktarılamayacak kadar çok satır var. Tabloyu birkaç dosyaya bölün.",
  },
  importTooManyColumns: {
    status: 422,
    en: "This table has more than 100 columns. Delete those that are not to be imported.",
    tr: "Bu tabloda 100’den fazla sütun var. İçe aktarılmayacak olanları silin.",
  },
  importSheetTooBig: {
    status: 422,
    en: "This workbook unpacks to far more than a table of this size has. Save the sheet as CSV and choose that file.",
    tr: "Bu Excel dosyası açıldığında bir tablonun olabileceğinden çok daha büyük oluyor. Sayfayı CSV olarak kaydedip o dosyayı seçin.",
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
    en: "Look at the preview first: it shows what becomes of each row.",
    tr: "Önce önizlemeye bakın: her satırın ne olacağını gösterir.",
  },
  importPreviewChanged: {
    status: 409,
    en: "Somebody has mapped the columns anew since. Look at the preview again.",
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
    en: "A saved mapping has this name already.",
    tr: "Bu adı taşıyan kayıtlı bir eşleme zaten var.",
  },
} as const satisfies ErrorRows;
