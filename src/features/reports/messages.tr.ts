import type en from "./messages.en.ts";

export default {
  terms: {
    free: "Ücretsiz",
    premium: "Premium",
    paid: "Ücretli",
  },
  list: {
    title: "Raporlar",
    description: "Portalın kendi verileriyle girişim ekosistemi raporları: yatırımlar, sektörler ve bölgeler.",
    descriptionFor: "Girişim ekosistemi raporları: {filters}.",
    titleFor: "{filters}: raporlar",
    of: "{count} / {all} rapor",
    firstOf: "{count} raporun ilk {rows} kaydı",
    found: "{count, number} rapor",
    apply: "{count, plural, =0 {Eşleşen yok} other {# raporu göster}}",
    applyUnknown: "Raporları göster",
    loading: "Raporlar yükleniyor …",
    everything: "Tüm raporlar",
    unknown: "Böyle bir kategori ya da tür yok: {words}.",
  },
  sorts: {
    recommended: "Önerilen",
    newest: "En yeni",
    name: "Başlığa göre, A’dan Z’ye",
  },
  sections: {
    category: "Kategori",
    type: "Tür",
    edition: "Sürüm ve dil",
    price: "Fiyat",
    date: "Yayın tarihi",
  },
  filters: {
    words: "Kelimelerle ara",
    category: "Kategori",
    type: "Tür",
    version: "Sürüm",
    language: "Dil",
    free: "Ücretsiz",
    releaseDate: "Yayın tarihi",
  },
  shortFilters: {},
  empty: {
    title: "Eşleşen yok",
    titleAll: "{count, plural, one {Bu filtreyle eşleşen rapor yok} other {# filtrenin tümüyle eşleşen rapor yok}}",
    textNoDrop: "Tüm raporları yeniden görmek için filtreleri temizleyin.",
    drop: "“{filter}” olmadan: {count, number} rapor",
    none: "Henüz rapor yok",
    noneText: "İlk rapor yayımlandığında burada görünecek.",
  },
  limit: {
    text: "{total} raporun ilk {rows} kaydını görüyorsunuz, {hidden, number} rapor gizli.",
    noPackages: "Listeyi filtrelerle daraltın: en çok {rows} raporluk listeler eksiksiz gösterilir.",
  },
} satisfies typeof en;
