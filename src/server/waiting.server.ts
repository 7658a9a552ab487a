import { type SQL, sql } from "drizzle-orm";
import { type EntityType, scopesWith } from "#shared/access.ts";
import type { Locale } from "#shared/locale.ts";
import type { PlainPathKey } from "#shared/paths.ts";
import type { Member } from "#shared/viewer.ts";
import type { WaitingAct } from "#shared/waiting-acts.ts";

/**
 * A kind of what waits for somebody until they act (record 70): its feature names it in `waiting`. Landing, badges, admin panel and
 * the daily mail show it.
 */
export interface WaitingKind {
  /** Unique among all features. */
  name: string;
  /** What is done about it: the word on its button. */
  act: WaitingAct;
  /** The page that lists it; menus show the number at its link. */
  page: PlainPathKey;
  /** With this query the page shows what waits and nothing else. */
  query?: Readonly<Record<string, string>>;
  /** One line of it, with `count`, `name` and what stands in `target`. */
  texts: Record<Locale, string>;
  rows: (reader: Reader) => WaitingRows;
  /** The address of one row, where each has its own. */
  pathOf?: (target: Readonly<Record<string, string>>, locale: Locale) => string;
  /** Its owner is an entry of this kind, whose facts are confirmed in one step. */
  confirms?: EntityType;
  /** Work of a juror. */
  isOfJury?: true;
  /** Work of the people who run the site: the admin panel lists it. Who may open the page sees it. */
  isOfHouse?: true;
  /** Its feature mails about it at the moment that matters, so that the daily mail leaves it out. */
  mailsItself?: true;
  /** Left out: everybody who may open the page. */
  isFor?: (member: Member) => boolean;
}

/** Somebody for whom things may wait. */
export interface Reader {
  /** Of the account: a value, or a column of a statement that reads many accounts. */
  id: SQL;
  locale: Locale;
}

/** The pieces of a statement: "select <count>, <name>, … from <from>". */
export interface WaitingRows {
  /** With its conditions and its `group by`. */
  from: SQL;
  count: SQL;
  /** Of the thing it is about. */
  name?: SQL;
  /** A JSON object of texts, from which `pathOf` makes the address. */
  target?: SQL;
  /** The instant after which it is too late. */
  deadline?: SQL;
  /** The instant since which the oldest of it waits. */
  since?: SQL;
  /** A JSON object with `id` and `name` of the entry whose people do it; left out: the reader alone. */
  owner?: SQL;
}

/** The most that is counted where a count could take long. */
const WAITING_MAX = 1_000;

/** How many rows there are in one number: "(select from flagged_text where … limit 1000)". */
export const countedRows = (from: SQL): WaitingRows => ({
  from: sql`(select from ${from} limit ${WAITING_MAX}) counted`,
  count: sql`count(*)`,
});

/** "startup.id in (select entity_id from entity_access where …)": entities on which the reader has one of the scopes. */
export const isReaders = (entityId: SQL, { id }: Reader, ...scopes: readonly number[]): SQL =>
  sql`${entityId} in (select entity_id from entity_access where account_id = ${id}
    and scopes && ${sql.param(scopesWith(...scopes))}::smallint[] and (expires_at is null or expires_at > now()))`;
