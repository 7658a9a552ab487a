import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { programsApi, programsServed } from "./api.server.ts";
import programDetailEn from "./detail/messages.en.ts";
import programDetailTr from "./detail/messages.tr.ts";
import programsEn from "./messages.en.ts";
import programsTr from "./messages.tr.ts";

export const programsFeature = {
  api: [programsApi],
  lists: [programsServed],
  texts: {
    programDetail: inBothLanguages(programDetailEn, programDetailTr),
    programs: inBothLanguages(programsEn, programsTr),
  },
  pageTexts: { incubation: ["list", "programs", "deadline"], program: ["programDetail", "deadline", "share"] },
} as const satisfies Feature;
