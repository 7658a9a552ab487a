import type { ListPage } from "#shared/list/list-page.ts";
import type { StartupCardData } from "../card.tsx";
import { type StartupRow, startupCalls, type startupRow, type ViewField } from "../contract.ts";

/** The fields of the card. */
const CARD_VIEW: ViewField[] = [
  "tagline",
  "location",
  "sector",
  "stage",
  "logo",
  "technologies",
  "totalRaisedUsd",
  "fundingCount",
  "confirmedAt",
];

/** Technologies a card names. */
const SHOWN_TECHNOLOGIES = 3;

function cardOf({ name, seoUrl, logo, location, sector, tagline, stage, ...row }: StartupRow): StartupCardData {
  const place = [location?.city?.name ?? location?.country?.name, sector?.name].filter(Boolean).join(" · ");
  const technologies = (row.technologies ?? []).slice(0, SHOWN_TECHNOLOGIES).map((technology) => technology.name);
  return {
    name,
    seoUrl,
    place,
    technologies,
    stage: stage?.name,
    logo: logo ?? null,
    tagline: tagline ?? "",
    totalRaisedUsd: row.totalRaisedUsd === undefined ? 0 : row.totalRaisedUsd,
    fundingCount: row.fundingCount ?? 0,
    confirmedAt: row.confirmedAt ?? null,
  };
}

export const startupsPage: ListPage<StartupCardData, typeof startupRow> = {
  calls: startupCalls,
  view: CARD_VIEW,
  cardOf,
};
