import { sql } from "drizzle-orm";
import { countedRows, type WaitingKind } from "#server/waiting.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { HAS_CONFIRMED, IS_TIED } from "../queries.server.ts";

const INVESTORS = sql`investor_check left join organization on organization.id = investor_check.id
  left join account on account.id = investor_check.id
  where organization.deleted_at is null and account.delete_at is null and ${HAS_CONFIRMED}`;

/** Investors whose people have come to run a startup whose money they signed. */
export const investorsWithTies: WaitingKind = {
  name: "investorsWithTies",
  act: "look",
  page: "adminInvestors",
  query: { isTied: "true" },
  texts: { en: en.waitingTies, tr: tr.waitingTies },
  rows: () => countedRows(sql`${INVESTORS} and ${IS_TIED}`),
  isOfHouse: true,
};

/** Investors who confirm rounds that are not counted before the house accepts them. */
export const investorsToDecide: WaitingKind = {
  name: "investors",
  act: "decide",
  page: "adminInvestors",
  query: { state: "open" },
  texts: { en: en.waiting, tr: tr.waiting },
  rows: () => countedRows(sql`${INVESTORS} and investor_check.state = 'open'`),
  isOfHouse: true,
};
