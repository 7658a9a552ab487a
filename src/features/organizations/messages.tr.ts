import type en from "./messages.en.ts";

export default {
  list: {
    title: "Kurumlar",
    description:
      "Kuluçka merkezlerini, hızlandırıcıları, teknoparkları, üniversiteleri ve yatırımcıları tür ve konuma göre bulun.",
    descriptionFor: "Ekosistemdeki kurumlar: {filters}.",
    titleFor: "{filters}: kurumlar",
    of: "{all} kurumdan {count}",
    firstOf: "{count} kurumun ilk {rows} kaydı",
    found: "{count, number} kurum",
    apply: "{count, plural, =0 {Uyan kurum yok} other {# kurumu göster}}",
    applyUnknown: "Kurumları göster",
    loading: "Kurumlar yükleniyor …",
    everything: "Bütün kurumlar",
    unknown: "Adreste geçen {words} bir tür, ülke ya da şehir değil.",
  },
  sorts: {
    name: "Ada göre, A’dan Z’ye",
    newest: "Önce en yeni",
  },
  sections: {
    type: "Tür",
    place: "Konum",
  },
  filters: {
    type: "Tür",
    country: "Ülke",
    city: "Şehir",
  },
  shortFilters: {},
  empty: {
    title: "Uyan kurum yok",
    titleAll: "{count, plural, one {Bu filtreye uyan kurum yok} other {# filtrenin hepsine uyan kurum yok}}",
    textNoDrop: "Bütün kurumları yeniden görmek için filtreleri temizleyin.",
    drop: "“{filter}” olmadan: {count, number} kurum",
    none: "Henüz kurum yok.",
    noneText: "İlk kurum eklenir eklenmez burada görünecek.",
  },
  limit: {
    text: "{total} kurumun ilk {rows} kaydını görüyorsunuz, {hidden, number} kurum gizli.",
    noPackages: "Listeyi filtrelerle daraltabilirsiniz: en çok {rows} kurumluk listeler eksiksiz gösterilir.",
  },
} satisfies typeof en;
