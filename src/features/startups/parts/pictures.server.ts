import type { Pictures } from "#server/discovery/pictures.server.ts";
import { formatMoney } from "#shared/format.ts";
import { VISITOR } from "#shared/viewer.ts";
import { startupDetail } from "../detail/queries.server.ts";
import { placeOf } from "../documents/parts/facts.server.ts";

export const startupPictures: Pictures = {
  kind: "startup",
  async contentOf(db, seoUrl, locale) {
    const startup = await startupDetail(db, seoUrl, VISITOR, locale);
    const { name, logo, logo_512, cover, tagline, sector, funding } = startup;
    return {
      image: logo_512 ?? logo,
      drawnAs: "logo",
      cover: cover ?? null,
      title: name,
      text: tagline ?? "",
      facts: [
        sector?.name ?? "",
        placeOf(startup),
        funding.totalUsd ? formatMoney(funding.totalUsd, "USD", locale) : "",
      ].filter(Boolean),
    };
  },
};
