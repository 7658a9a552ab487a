import type en from "./messages.en.ts";

export default {
  inForce: "Yürürlük tarihi: {date}",
  related: "Diğer metinler",
  otherLanguage: "Bu metnin Türkçesi henüz yok.",
} satisfies typeof en;
