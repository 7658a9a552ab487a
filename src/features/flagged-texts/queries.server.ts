import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { BULK_LOOK } from "#server/table/bulk.server.ts";
import {
  chosenIds,
  instantText,
  nameOrder,
  type Selection,
  type TableSource,
  tablePage,
  tableRow,
  tableRows,
} from "#server/table/rows.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { FlaggedTextRow, FlaggedTextsQuery } from "./contract.ts";

const person = sql`(account.name || ' ' || account.surname)`;
const kind = sql`(flagged.entity || '_' || flagged.field)`;

const source = (locale: Locale): TableSource => ({
  fields: sql`flagged.id, ${person} person, account.seo_url "seoUrl", account.photo, account.email, ${kind} kind,
    flagged.word, flagged.text, ${instantText(sql`flagged.flagged_at`)} "flaggedAt",
    case when flagged.looked_at is null then 'open' else 'lookedAt' end state,
    ${instantText(sql`flagged.looked_at`)} "lookedAt", looker.name || ' ' || looker.surname "lookedBy"`,
  from: sql`flagged_text flagged join account on account.id = flagged.account_id
    left join account looker on looker.id = flagged.looked_by`,
  id: sql`flagged.id`,
  search: sql`fold(${person} || ' ' || flagged.word || ' ' || flagged.text)`,
  searches: { person: sql`fold(${person})`, word: sql`fold(flagged.word)`, text: sql`fold(flagged.text)` },
  orders: {
    person: nameOrder(person, locale),
    word: nameOrder(sql`flagged.word`, locale),
    flaggedAt: sql`flagged.flagged_at`,
    lookedAt: sql`flagged.looked_at`,
  },
  usualOrder: sql`flagged.looked_at is not null, flagged.flagged_at desc`,
});

const filters = ({ state, kind: wanted }: FlaggedTextsQuery): (SQL | undefined)[] => [
  state && sql`(flagged.looked_at is not null) = ${state === "lookedAt"}`,
  wanted === undefined ? undefined : sql`${kind} = ${wanted}`,
];

export const flaggedTextsPage = (db: Db, locale: Locale, query: FlaggedTextsQuery) =>
  tablePage<FlaggedTextRow>(db, source(locale), query, filters(query));

export const flaggedTextById = (db: Db, id: string) => tableRow<FlaggedTextRow>(db, source("en"), id);

export const chosenFlaggedTexts = (db: Db, query: FlaggedTextsQuery, chosen: Selection) =>
  chosenIds(db, source("en"), query, filters(query), chosen, BULK_LOOK);

export const allFlaggedTexts = (db: Db, locale: Locale, query: FlaggedTextsQuery, chosen: Selection) =>
  tableRows<FlaggedTextRow>(db, source(locale), query, filters(query), chosen);
