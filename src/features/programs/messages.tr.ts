import type en from "./messages.en.ts";

export default {
  organizers: {
    open: "Başvuruya açık programı olan organizatörler",
    all: "Tüm kurumlar",
    calendar: "Son başvuru tarihlerini takviminize ekleyin",
  },
  card: {
    grant: "hibe",
    investment: "yatırım",
    noMoney: "Nakit dışı destek",
  },
  list: {
    title: "Kuluçka ve programlar",
    description:
      "Kuluçka merkezlerinin, hızlandırma programlarının, üniversitelerin ve yatırımcıların programlarını tür, aşama, sektör ve son başvuruya göre bulun.",
    descriptionFor: "Ekosistemdeki programlar: {filters}.",
    titleFor: "{filters}: programlar",
    of: "{includedBy, select, status {{count} / {all} program} other {{count} / {all} açık ya da yakında açılacak program}}",
    firstOf: "{count} programın ilk {rows} kaydı",
    found:
      "{includedBy, select, status {{count, number} program} other {{count, number} açık ya da yakında açılacak program}}",
    apply: "{count, plural, =0 {Eşleşen yok} other {# programı göster}}",
    applyUnknown: "Programları göster",
    loading: "Programlar yükleniyor …",
    everything: "Tüm programlar",
    unknown: "Böyle bir filtre yok: {words}.",
  },
  sorts: {
    closing: "Son başvurusu en yakın",
    newest: "En yeni",
    name: "Ada göre, A’dan Z’ye",
  },
  sections: {
    status: "Başvuru durumu",
    deadline: "Son başvuru",
    type: "Tür",
    stage: "Aşama",
    sector: "Sektör",
    targetMarket: "Hedef pazar",
    organizer: "Organizatörün türü",
    place: "Konum",
    support: "Destek",
  },
  filters: {
    words: "Kelimelerle ara",
    status: "Başvuru durumu",
    programType: "Tür",
    stage: "Aşama",
    sector: "Sektör",
    targetMarket: "Hedef pazar",
    organizerType: "Organizatörün türü",
    country: "Ülke",
    city: "Şehir",
    isGrant: "Hibe",
    investmentType: "Yatırım türü",
    investment: "Yatırım tutarı, USD",
    deadline: "Son başvuru",
  },
  shortFilters: {},
  empty: {
    title: "Eşleşen yok",
    titleAll: "{count, plural, one {Bu filtreyle eşleşen program yok} other {# filtrenin tümüyle eşleşen program yok}}",
    textNoDrop: "Tüm programları yeniden görmek için filtreleri temizleyin.",
    drop: "“{filter}” olmadan: {count, number} program",
    none: "Şu anda açık ya da yakında açılacak program yok",
    noneText: "Bir kurum yeni program duyurduğunda burada görünecek.",
  },
  limit: {
    text: "{total} programın ilk {rows} kaydını görüyorsunuz, {hidden, number} program gizli.",
    noPackages: "Listeyi filtrelerle daraltın: en çok {rows} programlık listeler eksiksiz gösterilir.",
  },
} satisfies typeof en;
