import type en from "./messages.en.ts";

export default {
  organizer: "Kurum",
  type: "Tür",
  place: "Konum",
  applyFinish: "Son başvuru",
  days: "Program tarihleri",
  investment: "Tutar",
  grant: "Hibe",
  share: "Hisse payı",
  stages: "Aşamalar",
  sectors: "Sektörler",
  targetMarkets: "Hedef pazarlar",
  technologies: "Teknolojiler",
  yes: "Var",
  no: "Yok",
} satisfies typeof en;
