import type en from "./messages.en.ts";

export default {
  confirmed: "Ekip {date} tarihinde onayladı",
  neverConfirmed: "Ekip henüz onaylamadı",
  older: "Daha önce onaylananlar: {facts}",
  updated: "Son değişiklik: {date}",
} satisfies typeof en;
