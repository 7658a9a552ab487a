import type en from "./messages.en.ts";

export default {
  inForce: "Yürürlük tarihi: {date}",
  choice: "Tercihiniz",
  preview: {
    title: "Önizleme",
    text: "Yayındaki metinlerin yerinde taslaklar görünüyor. Bunları yalnızca siteyi yönetenler görür.",
  },
} satisfies typeof en;
