import type en from "./messages.en.ts";

export default {
  title: "Kullanım",
  lead: "Hangi sayfalar açılıyor, hangi filtreler kullanılıyor, ne aranıp bulunamıyor? Çerez, hesap ve adres tutulmadan sayılır.",
  period: "Süre",
  days: "{days} gün",
  visits: "Açılan sayfa",
  perDay: "günde ortalama {count}",
  chart: "Açılan sayfalar",
  parts: "Her çubuk {days} günü sayar; altında ilk günün tarihi yazar.",
  day: "Gün",
  count: "Sayı",
  pages: "Sayfalar",
  page: "Sayfa",
  filters: "Filtreler",
  filter: "Filtre",
  searches: "Sonuç bulunamayan aramalar",
  search: "Aranan",
  searchesHint:
    "En az iki kez arananlar. E‑posta adresleri ve telefon numaraları saklanmaz; tümü 90 gün sonra silinir.",
  none: "Bu sürede henüz bir şey sayılmadı.",
  lists: {
    startups: "Girişimler",
    talents: "Yetenekler",
    organizations: "Kurumlar",
    providers: "Hizmet sağlayıcılar",
    programs: "Programlar",
    jobs: "İş ilanları",
    patents: "Patentler",
    reports: "Raporlar",
  },
} satisfies typeof en;
