import type en from "./messages.en.ts";

export default {
  organizers: {
    title: "Organizatörler",
    text: "Programları şu anda başvuruya açık olan kurumlar.",
    programs: "Tüm programlar",
    all: "Tüm kurumlar",
    none: "Şu anda başvuruya açık programı olan kurum yok.",
  },
  list: {
    title: "Kurumlar",
    description:
      "Kuluçka merkezlerini, hızlandırma programlarını, teknoparkları, üniversiteleri ve yatırımcıları tür ve konuma göre bulun.",
    descriptionFor: "Ekosistemdeki kurumlar: {filters}.",
    titleFor: "{filters}: kurumlar",
    of: "{count} / {all} kurum",
    firstOf: "{count} kurumun ilk {rows} kaydı",
    found: "{count, number} kurum",
    apply: "{count, plural, =0 {Eşleşen yok} other {# kurumu göster}}",
    applyUnknown: "Kurumları göster",
    loading: "Kurumlar yükleniyor …",
    everything: "Tüm kurumlar",
    unknown: "Böyle bir tür, ülke ya da şehir yok: {words}.",
  },
  sorts: {
    name: "Ada göre, A’dan Z’ye",
    newest: "En yeni",
  },
  sections: {
    type: "Tür",
    place: "Konum",
    programs: "Başvuruya açık programlar",
  },
  filters: {
    words: "Kelimelerle ara",
    type: "Tür",
    country: "Ülke",
    city: "Şehir",
    hasOpenProgram: "Başvuruya açık programı var",
    programType: "Programın türü",
    stage: "Programın hedeflediği aşama",
    sector: "Programın sektörü",
    targetMarket: "Programın hedef pazarı",
  },
  shortFilters: {},
  empty: {
    title: "Eşleşen yok",
    titleAll: "{count, plural, one {Bu filtreyle eşleşen kurum yok} other {# filtrenin tümüyle eşleşen kurum yok}}",
    textNoDrop: "Tüm kurumları yeniden görmek için filtreleri temizleyin.",
    drop: "“{filter}” olmadan: {count, number} kurum",
    none: "Henüz kurum yok",
    noneText: "İlk kurum eklenir eklenmez burada görünecek.",
  },
  limit: {
    text: "{total} kurumun ilk {rows} kaydını görüyorsunuz, {hidden, number} kurum gizli.",
    noPackages: "Listeyi filtrelerle daraltın: en çok {rows} kurumluk listeler eksiksiz gösterilir.",
  },
} satisfies typeof en;
