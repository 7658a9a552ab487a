import type en from "./messages.en.ts";

export default {
  card: {
    noValue: "Değer belirtilmemiş",
    lookingFor: "Aranan: {what}",
  },
  list: {
    title: "Patentler",
    description:
      "Üniversite ve şirketlerin patentlerini sektöre, hazırlık düzeyine, değere ve sahiplerinin ne aradığına göre bulun.",
    descriptionFor: "Lisans ve ortaklığa açık patentler: {filters}.",
    titleFor: "{filters}: patentler",
    of: "{count} / {all} patent",
    firstOf: "{count} patentin ilk {rows} kaydı",
    found: "{count, number} patent",
    apply: "{count, plural, =0 {Eşleşen yok} other {# patenti göster}}",
    applyUnknown: "Patentleri göster",
    loading: "Patentler yükleniyor …",
    everything: "Tüm patentler",
    unknown: "Böyle bir sektör yok: {words}.",
  },
  sorts: {
    newest: "En yeni",
    name: "Ada göre, A’dan Z’ye",
    value: "En yüksek değer",
    protected: "Koruması en uzun",
  },
  sections: {
    sector: "Sektör",
    readiness: "Teknoloji hazırlık düzeyi",
    lookingFor: "Aranan",
    value: "Değer, USD",
    market: "Hedef pazar",
    protection: "Koruma bitişi",
    organization: "Kurum",
  },
  filters: {
    words: "Kelimelerle ara",
    sectors: "Sektör",
    technologyReadinessLevel: "Teknoloji hazırlık düzeyi",
    lookingFor: "Aranan",
    value: "Değer",
    targetMarkets: "Hedef pazar",
    protectionEnd: "Koruma bitişi",
    organization: "Kurum",
  },
  shortFilters: {},
  empty: {
    title: "Eşleşen yok",
    titleAll: "{count, plural, one {Bu filtreyle eşleşen patent yok} other {# filtrenin tümüyle eşleşen patent yok}}",
    textNoDrop: "Tüm patentleri yeniden görmek için filtreleri temizleyin.",
    drop: "“{filter}” olmadan: {count, number} patent",
    none: "Henüz patent yok",
    noneText: "Bir kurum ilk patenti eklediğinde burada görünecek.",
  },
  limit: {
    text: "{total} patentin ilk {rows} kaydını görüyorsunuz, {hidden, number} patent gizli.",
    noPackages: "Listeyi filtrelerle daraltın: en çok {rows} patentlik listeler eksiksiz gösterilir.",
  },
} satisfies typeof en;
