import type en from "./messages.en.ts";

export default {
  type: "Tür",
  place: "Konum",
  tagline: "Ne yapıyor",
  programs: "Programlar",
  portfolio: "Portföy",
  rounds: "Yatırım turları",
  patents: "Patentler",
  networks: "Melek yatırım ağları",
  website: "Web sitesi",
} satisfies typeof en;
