import type { Pictures } from "#server/discovery/pictures.server.ts";
import { VISITOR } from "#shared/viewer.ts";
import { organizationDetail } from "../detail/queries.server.ts";

export const organizationPictures: Pictures = {
  kind: "organization",
  async contentOf(db, seoUrl, locale) {
    const { name, logo, tagline, type, location } = await organizationDetail(db, seoUrl, VISITOR, locale);
    const facts = [type.name, (location.city ?? location.country)?.name];
    return {
      image: logo,
      drawnAs: "logo",
      title: name,
      text: tagline ?? "",
      facts: facts.filter((fact) => fact !== undefined),
    };
  },
};
