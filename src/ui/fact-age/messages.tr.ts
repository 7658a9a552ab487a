import type en from "./messages.en.ts";

export default {
  confirmed: "Ekip {date} tarihinde onayladı",
  neverConfirmed: "Ekip henüz onaylamadı",
  asOf: "{month} itibarıyla",
  oldWebsite: "Web sitesi en son {date} tarihinde onaylandı",
  updated: "Son değişiklik: {date}",
} satisfies typeof en;
