import type en from "./messages.en.ts";

export default {
  watch: "Takip et",
  watching: "Takipte",
} satisfies typeof en;
