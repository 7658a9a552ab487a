import type en from "./messages.en.ts";

export default {
  title: "Paketi paylaşanlar",
  limits: "Limitleriniz",
  lead: "{limit} kullanıcı hakkının {used} tanesi dolu. Aylık limitler herkes için ortaktır.",
  shared:
    "{name} adlı kişinin “{package}” paketini paylaşıyorsunuz; kullanıcı hakkınız {until} tarihine kadar sürer. Kendi paketinizi almak için önce bundan ayrılın.",
  reports: "Bu ayki raporlar: {used} / {limit}",
  sharedReports: "Paketteki herkesin bu ayki raporları: {used} / {limit}",
  rows: "Bu ay dışa aktarılan satırlar: {used} / {limit}",
  tookRows: "{count, plural, =0 {satır almadı} other {# satır aldı}}",
  buyer: "Paketin sahibi",
  tookReports: "{count, plural, =0 {Bu ay rapor almadı} other {Bu ay # rapor aldı}}",
  email: "İş arkadaşının e‑postası",
  hint: "Şirketinizden biri: aynı alan adında bir adres ya da girişimlerinizden birinde yetkisi olan biri.",
  byEmail: "E‑postayla davet edildi",
  invite: "Kullanıcı hakkı ver",
  remove: "Kullanıcı hakkını geri al",
  removeOf: "{name} adlı kişinin kullanıcı hakkını geri al",
  leave: "Paketten ayrıl",
  leaveText:
    "Premium filtreler, raporlar ve dışa aktarma sizin için hemen kapanır. Kullanıcı hakkını size yalnızca paketi alan kişi yeniden verebilir.",
  leaveNow: "Şimdi ayrıl",
  removeText: "Premium filtreler, raporlar ve dışa aktarma {name} için hemen kapanır; kendisine e‑posta gider.",
  removeNow: "Şimdi geri al",
  given:
    "Kullanıcı hakkı verildi ve e‑postayla bildirildi. Hesabı olmayan, bu adresle kayıt olduğunda hakkını kullanmaya başlar.",
  freed: "Kullanıcı hakkı geri alındı. Premium erişimi bitti.",
} satisfies typeof en;
