import type { Pictures } from "#server/discovery/pictures.server.ts";
import { VISITOR } from "#shared/viewer.ts";
import { providerDetail } from "../queries.server.ts";

export const providerPictures: Pictures = {
  kind: "provider",
  async contentOf(db, seoUrl, locale) {
    const { name, logo, slogan, serviceIndustries, location } = await providerDetail(db, seoUrl, VISITOR, locale);
    const facts = [serviceIndustries[0]?.name, (location.city ?? location.country)?.name];
    return {
      image: logo,
      drawnAs: "logo",
      title: name,
      text: slogan ?? "",
      facts: facts.filter((fact) => fact !== undefined),
    };
  },
};
