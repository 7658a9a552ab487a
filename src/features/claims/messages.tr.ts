import type en from "./messages.en.ts";

export default {
  waiting: "{count} sahiplenme isteği",
  title: "Sahiplenilen kayıtlar",
  lead: "Kimsenin yönetmediği bir kaydın kendilerine ait olduğunu söyleyen üyeler. Kabul edilen tam yetki alır; aynı kaydı isteyen diğerleri reddedilir.",
  search: "Kayıt, kişi veya not ara",
  columns: {
    name: "Kayıt",
    kind: "Tür",
    website: "Web sitesi",
    person: "Kişi",
    provedEmail: "Kanıtlanan adres",
    note: "Not",
    createdAt: "İstek tarihi",
    state: "Durum",
    decidedAt: "Karar tarihi",
    decidedBy: "Karar veren",
  },
  values: {
    state: { open: "Bekliyor", accepted: "Kabul edildi", declined: "Reddedildi" },
    kind: { startup: "Girişim", organization: "Kurum", provider: "Hizmet sağlayıcı" },
  },
  quick: { open: "Yalnızca bekleyenler" },
  actions: {
    accepted: {
      label: "Kabul et",
      title: "Tam yetki verilsin mi?",
      text: "{person}, {name} kaydını düzenleyebilecek ve başkalarını davet edebilecek. Aynı kayıt için diğer istekler reddedilir. Bu işlem geri alınamaz.",
      done: "{name} kaydını artık {person} yönetiyor.",
    },
    declined: {
      label: "Reddet",
      title: "İstek reddedilsin mi?",
      text: "{person} e‑posta alır ve {name} için yeniden istekte bulunamaz. Bu işlem geri alınamaz.",
      done: "İstek reddedildi ({person}).",
    },
    page: { label: "Sayfayı aç" },
    profile: { label: "Profili aç" },
  },
  empty: "Bir üye adresini kanıtladığında ya da not bıraktığında isteği burada görünür.",
} satisfies typeof en;
