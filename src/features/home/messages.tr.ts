import type en from "./messages.en.ts";

export default {
  title: "Bir şey kuran herkes, tek yerde",
} satisfies typeof en;
