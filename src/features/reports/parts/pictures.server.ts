import type { Pictures } from "#server/discovery/pictures.server.ts";
import { VISITOR } from "#shared/viewer.ts";
import { reportDetail } from "../detail/queries.server.ts";

export const reportPictures: Pictures = {
  kind: "report",
  async contentOf(db, seoUrl, locale) {
    const { title, summary, cover, category, version, language } = await reportDetail(db, seoUrl, VISITOR, locale);
    return {
      image: cover,
      drawnAs: "sheet",
      title,
      text: summary ?? "",
      facts: [category.name, version.name, language.name],
    };
  },
};
