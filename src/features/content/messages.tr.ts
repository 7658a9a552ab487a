import type en from "./messages.en.ts";

export default {
  inForce: "Yürürlük tarihi: {date}",
  choice: "Tercihiniz",
  otherLanguage: "Bu metnin Türkçesi henüz yok.",
} satisfies typeof en;
