import type en from "./messages.en.ts";

export default {
  watch: "Takip et",
  watching: "Takipte",
  hint: "Yenilikleri haftalık e‑postayla gelir",
} satisfies typeof en;
