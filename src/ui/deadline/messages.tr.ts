import type en from "./messages.en.ts";

const tr: typeof en = {
  opensToday: "Bugün açılıyor",
  opensIn: "Açılmasına {days} gün var",
  open: "Açık",
  openToday: "Açık, bugün kapanıyor",
  openDays: "Açık, {days} gün kaldı",
  closed: "Kapandı",
  expired: "Süresi doldu",
  yourTime: "Sizin saatinizle {time}",
};
export default tr;
