import { sql } from "drizzle-orm";
import { countedRows, type WaitingKind } from "#server/waiting.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { HAS_CONFIRMED } from "../queries.server.ts";

/** Investors who confirm rounds that are not counted before the house accepts them. */
export const investorsToDecide: WaitingKind = {
  name: "investors",
  page: "adminInvestors",
  query: { state: "open" },
  texts: { en: en.waiting, tr: tr.waiting },
  rows: () =>
    countedRows(sql`investor_check left join organization on organization.id = investor_check.id
      left join account on account.id = investor_check.id
      where investor_check.state = 'open' and organization.deleted_at is null and account.delete_at is null and ${HAS_CONFIRMED}`),
  isOfHouse: true,
};
