import type en from "./messages.en.ts";

export default {
  theirs: "Bu arada başkasının kaydettiği",
  nothing: "Boş",
  again:
    "Yazdıklarınız formda duruyor. İsterseniz formda değiştirin; yeniden kaydederseniz bunun yerine sizinki geçer.",
} satisfies typeof en;
