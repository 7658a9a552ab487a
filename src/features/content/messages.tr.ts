import type en from "./messages.en.ts";

export default {
  inForce: "Yürürlük tarihi: {date}",
  choice: "Tercihiniz",
  preview: "Bu bir taslak",
  previewHint: "Yalnızca siteyi yönetenler görür. Henüz yayımlanmadı.",
  otherLanguage: "Bu metnin Türkçesi henüz yok.",
} satisfies typeof en;
