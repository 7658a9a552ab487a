import type { Pictures } from "#server/discovery/pictures.server.ts";
import { VISITOR } from "#shared/viewer.ts";
import { jobDetail } from "../queries.server.ts";
import { wageText } from "../rules.ts";

export const jobPictures: Pictures = {
  kind: "job",
  async contentOf(db, seoUrl, locale) {
    const job = await jobDetail(db, { seoUrl }, { viewer: VISITOR, locale });
    const { startup, location, workingPlans } = job;
    const facts = [workingPlans[0]?.name, (location.city ?? location.country)?.name, wageText(job, locale)];
    return {
      image: startup.logo,
      drawnAs: "logo",
      title: job.title,
      text: startup.name,
      facts: facts.filter((fact) => fact !== undefined),
    };
  },
};
