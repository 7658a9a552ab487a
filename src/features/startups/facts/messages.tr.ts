import type en from "./messages.en.ts";

export default {
  title: "Hâlâ doğru mu?",
  description: "Bir girişimin bilgilerini onaylayın ya da değiştirin.",
  lead: "{name} hakkında okunanlar. Bildiklerinizi yanıtlayın; gerisi olduğu gibi kalır.",
  yes: "Evet, doğru",
  change: "Değişti",
  now: "Doğrusu",
  elsewhere: "Girişimin formunda değiştir",
  save: "Yanıtları kaydet",
  thanks: "Teşekkürler",
  thanksLead: "Girişimin sayfasında bilgilerin ne zaman onaylandığı yazıyor.",
  view: "Sayfayı gör",
  signIn: "Giriş yap",
  notValid: "Bu bağlantı çalışmıyor",
  incomplete: "Bağlantının bir kısmı eksik. E‑postadan yeniden açın ya da girişimi değiştirmek için giriş yapın.",
  needed: "Doğrusunu yazın.",
  fields: {
    website: "Web sitesi",
    cityId: "Şehir",
    operatingStatusId: "Faaliyet durumu",
    employeeCountId: "Çalışan sayısı",
    sectorId: "Sektör",
    stageId: "Aşama",
    investmentSeekingStatusId: "Yatırım arayışı",
  },
} satisfies typeof en;
