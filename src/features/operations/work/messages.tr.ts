import name from "../work-names/messages.tr.ts";
import type en from "./messages.en.ts";

export default {
  waiting: "Başarısız {count} arka plan işi",
  title: "Arka plan işleri",
  lead: "Sunucunun sonradan ya da belirli saatlerde yaptığı işler. Başarısız olanlar yeniden denenene kadar burada kalır.",
  search: "İş ara",
  columns: {
    name: "İş",
    state: "Durum",
    runAt: "Sonraki deneme",
    attempts: "Deneme",
    lastError: "Son hata",
    failedAt: "Başarısız olduğu an",
    createdAt: "Planlanma tarihi",
  },
  values: { name, state: { waiting: "Bekliyor", running: "Çalışıyor", failed: "Başarısız", scheduled: "Zamanlanmış" } },
  quick: { failed: "Başarısız olanlar", waiting: "Bekleyenler" },
  actions: { again: { label: "Şimdi çalıştır", done: "{name} şimdi başlıyor." } },
  bulk: {
    again: { label: "Şimdi çalıştır", title: "{count, plural, other {# iş şimdi çalıştırılsın mı?}}" },
    done: "{count, plural, other {# iş şimdi başlıyor.}}",
  },
} satisfies typeof en;
