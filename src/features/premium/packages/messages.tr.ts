import type en from "./messages.en.ts";

export default {
  title: "Paketler",
  lead: "Paketlerin adları, limitleri ve fiyatları. Paketi olanlar aldıkları fiyatı korur; limitler herkes için hemen değişir.",
  see: "Planları gör",
  search: "Ada göre ara",
  columns: {
    nameEn: "İngilizce adı",
    nameTr: "Türkçe adı",
    isOffered: "Satışta",
    priceTry: "Fiyat, TRY",
    priceUsd: "Fiyat, USD",
    priceEur: "Fiyat, EUR",
    priceGbp: "Fiyat, GBP",
    period: "Dönem",
    userLimit: "Kişi",
    rowLimit: "Aylık satır",
    reportLimit: "Aylık rapor",
    lists: "Açtığı filtreler",
    holders: "Etkin sipariş",
    descriptionEn: "İngilizce açıklama",
    descriptionTr: "Türkçe açıklama",
    key: "Anahtar",
  },
  values: {
    period: { month: "Ay", year: "Yıl" },
    lists: { startups: "Girişimler", talents: "Yetenekler", organizations: "Kurumlar" },
  },
} satisfies typeof en;
