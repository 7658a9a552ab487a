import type { ListPage } from "#shared/list/list-page.ts";
import type { StartupCardData } from "../card.tsx";
import { type StartupRow, startupCalls, type startupRow, type ViewField } from "../contract.ts";
import type { startupList } from "../filters.ts";
import type { StartupTableRow } from "./startup-table.tsx";

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

type Column = (typeof startupList.columns)[number];

/** The fields of the columns of the table; below the name stands the tagline. */
const COLUMN_FIELDS: Record<Column, ViewField[]> = {
  sector: ["sector"],
  stage: ["stage"],
  city: ["location"],
  technologies: ["technologies"],
  founded: ["foundationDate"],
  lastRound: ["lastRound"],
  raised: ["totalRaisedUsd", "fundingCount"],
  employees: ["employeeCount"],
  seeking: ["investmentSeekingStatus"],
  updated: ["updatedAt"],
  confirmed: ["confirmedAt"],
};
const USUAL_COLUMNS: Column[] = ["sector", "stage", "city", "lastRound", "raised", "employees", "confirmed"];

/** Technologies a card names. */
const SHOWN_TECHNOLOGIES = 3;

function cardOf({ name, seoUrl, logo, location, sector, tagline, stage, ...row }: StartupRow): StartupRowData {
  const city = location?.city?.name ?? location?.country?.name;
  const technologies = (row.technologies ?? []).slice(0, SHOWN_TECHNOLOGIES).map((technology) => technology.name);
  return {
    name,
    seoUrl,
    place: [city, sector?.name].filter(Boolean).join(" · "),
    technologies,
    stage: stage?.name,
    logo: logo ?? null,
    tagline: tagline ?? "",
    totalRaisedUsd: row.totalRaisedUsd === undefined ? 0 : row.totalRaisedUsd,
    fundingCount: row.fundingCount ?? 0,
    confirmedAt: row.confirmedAt ?? null,
    sector: sector?.name,
    city,
    foundedOn: row.foundationDate,
    lastRound: row.lastRound,
    employees: row.employeeCount?.name,
    seeking: row.investmentSeekingStatus?.name,
    updatedAt: row.updatedAt,
  };
}

/** A row as a card or a row of the table draws it; a table has only what its columns show. */
export type StartupRowData = StartupCardData & StartupTableRow;

export const startupsPage: ListPage<StartupRowData, typeof startupRow> = {
  calls: startupCalls,
  view: CARD_VIEW,
  cardOf,
  table: {
    usual: USUAL_COLUMNS,
    viewOf: (columns) => ["tagline", "logo", ...new Set(columns.flatMap((column) => COLUMN_FIELDS[column as Column]))],
  },
};
