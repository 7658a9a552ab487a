import words from "../audit-words/messages.tr.ts";
import type en from "./messages.en.ts";

export default {
  title: "Denetim kaydı",
  lead: "Platformda kimin ne yaptığı. Kayıtlar iki yıl saklanır ve değiştirilemez.",
  search: "Kişi, işlem ya da kimlik ara",
  columns: {
    createdAt: "Ne zaman",
    person: "Kim",
    action: "İşlem",
    detail: "Ayrıntılar",
    entity: "Neyin",
    entityId: "Hangisi",
  },
  values: words,
  changes: "Değişen alanlar",
  field: "Alan",
  before: "Önce",
  after: "Sonra",
  nobody: "Artık üye olmayan biri",
  from: "{date} ve sonrası",
  to: "{date} ve öncesi",
  empty: "Biri bir şeyi değiştirdiğinde burada görünür.",
} satisfies typeof en;
