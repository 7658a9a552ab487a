import type en from "./messages.en.ts";

export default {
  opensToday: "Bugün açılıyor",
  opensIn: "Açılmasına {days} gün var",
  open: "Açık",
  openToday: "Açık, bugün kapanıyor",
  openDays: "Açık, {days} gün kaldı",
  closed: "Kapandı",
  expired: "Süresi doldu",
  yourTime: "Sizin saatinizle {time}",
} satisfies typeof en;
