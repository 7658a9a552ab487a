import type { Pictures } from "#server/discovery/pictures.server.ts";
import { formatDateTime } from "#shared/format.ts";
import { VISITOR } from "#shared/viewer.ts";
import { programDetail } from "../queries.server.ts";

const DEADLINE_LABEL = { en: "Apply by", tr: "Son başvuru" } as const;

export const programPictures: Pictures = {
  kind: "program",
  async contentOf(db, seoUrl, locale) {
    const { name, organizer, programType, location, applyFinish } = await programDetail(db, seoUrl, VISITOR, locale);
    const facts = [programType?.name, (location.city ?? location.country)?.name];
    const deadline = applyFinish && `${DEADLINE_LABEL[locale]}: ${formatDateTime(applyFinish, locale)}`;
    return {
      image: organizer.logo,
      drawnAs: "logo",
      title: name,
      text: [organizer.name, deadline].filter(Boolean).join(" · "),
      facts: facts.filter((fact) => fact !== undefined),
    };
  },
};
