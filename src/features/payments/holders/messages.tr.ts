import type en from "./messages.en.ts";

export default {
  title: "Premium üyeler",
  lead: "Şu anda premium olan herkes: satın aldığı paketle, hediyeyle, bir paketteki kullanıcı hakkıyla ya da bir yetkiyle.",
  search: "Ada veya e‑postaya göre ara",
  columns: {
    person: "Kişi",
    package: "Paket",
    way: "Nasıl",
    since: "Başlangıç",
    until: "Bitiş",
    renews: "Yenilenir",
    people: "Kullanan",
    places: "Kullanıcı hakkı",
    givenBy: "Veren",
    reason: "Gerekçe",
    email: "E‑posta",
  },
  values: { way: { bought: "Satın alma", gift: "Hediye", seat: "Kullanıcı hakkı", right: "Yetki" } },
  quick: { soon: "30 gün içinde bitenler", gifts: "Hediyeler", seats: "Kullanıcı hakkı olanlar" },
  period: { month: "aylık", year: "yıllık" },
  create: {
    label: "Paket hediye et",
    title: "Bir paketi hediye edin",
    done: "Paket şimdi açık; e‑posta yola çıktı.",
    lead: "Ücretsizdir, hemen açılır ve kendiliğinden biter. Kendi paketi olan üyeye, o paket bittiğinde hediye verilebilir.",
    email: "Üyenin e‑postası",
    until: "Son gün",
    reason: "Gerekçe",
    reasonHint: "Yalnızca ekibiniz görür; üyeye gösterilmez.",
  },
  actions: {
    delete: {
      label: "Hediyeyi bitir",
      title: "Bu hediye şimdi bitsin mi?",
      text: "{person} ve bu pakette kullanıcı hakkı olan herkes premium üyeliğini hemen kaybeder. {person} bir e‑posta alır.",
      done: "Hediye sona erdi.",
    },
    account: { label: "Kullanıcılar sayfasında aç" },
  },
  bulk: {
    prolong: {
      label: "Uzat",
      title: "{count, plural, one {# hediyeyi uzat} other {# hediyeyi uzat}}",
      text: "Şimdiki bitişten itibaren uzatılır. Herkes bir e‑posta alır; hediye olmayanlar değişmez.",
      done: "{count, plural, one {# hediye uzatıldı.} other {# hediye uzatıldı.}}",
    },
    end: {
      label: "Hediyeleri bitir",
      title: "{count, plural, one {# hediye şimdi bitsin mi?} other {# hediye şimdi bitsin mi?}}",
      text: "Üyeler premium üyeliğini hemen kaybeder ve bir e‑posta alır; hediye olmayanlar değişmez.",
      done: "{count, plural, one {# hediye bitti.} other {# hediye bitti.}}",
    },
  },
  prolongBy: "Süre",
  months: "{count, plural, one {# ay} other {# ay}}",
  empty: "Henüz premium üye yok. İlk paketi siz hediye edin.",
} satisfies typeof en;
