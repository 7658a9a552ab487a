import type en from "./messages.en.ts";

export default {
  list: {
    title: "Hizmet sağlayıcılar",
    description:
      "Girişimlerle çalışan avukatları, mali müşavirleri, tasarımcıları, test laboratuvarlarını ve diğerlerini hizmet ve konuma göre bulun.",
    descriptionFor: "Girişimlerle çalışan hizmet sağlayıcılar: {filters}.",
    titleFor: "{filters}: hizmet sağlayıcılar",
    of: "{count} / {all} hizmet sağlayıcı",
    firstOf: "{count} hizmet sağlayıcının ilk {rows} kaydı",
    found: "{count, number} hizmet sağlayıcı",
    apply: "{count, plural, =0 {Eşleşen yok} other {# hizmet sağlayıcıyı göster}}",
    applyUnknown: "Hizmet sağlayıcıları göster",
    loading: "Hizmet sağlayıcılar yükleniyor …",
    everything: "Tüm hizmet sağlayıcılar",
    unknown: "Böyle bir filtre yok: {words}.",
  },
  sorts: {
    name: "Ada göre, A’dan Z’ye",
    newest: "En yeni",
    founded: "Kuruluş yılı en yeni",
  },
  sections: {
    industry: "Hizmet",
    place: "Konum",
    size: "Çalışan sayısı",
    founded: "Kuruluş yılı",
  },
  filters: {
    words: "Kelimelerle ara",
    serviceIndustries: "Hizmet",
    country: "Ülke",
    city: "Şehir",
    employeeCount: "Çalışan sayısı",
    foundationYear: "Kuruluş yılı",
  },
  shortFilters: {},
  empty: {
    title: "Eşleşen yok",
    titleAll:
      "{count, plural, one {Bu filtreyle eşleşen hizmet sağlayıcı yok} other {# filtrenin tümüyle eşleşen hizmet sağlayıcı yok}}",
    textNoDrop: "Tüm hizmet sağlayıcıları yeniden görmek için filtreleri temizleyin.",
    drop: "“{filter}” olmadan: {count, number} hizmet sağlayıcı",
    none: "Henüz hizmet sağlayıcı yok",
    noneText: "İlk hizmet sağlayıcı eklenir eklenmez burada görünecek.",
  },
  limit: {
    text: "{total} hizmet sağlayıcının ilk {rows} kaydını görüyorsunuz, {hidden, number} hizmet sağlayıcı gizli.",
    noPackages: "Listeyi filtrelerle daraltın: en çok {rows} hizmet sağlayıcılık listeler eksiksiz gösterilir.",
  },
} satisfies typeof en;
