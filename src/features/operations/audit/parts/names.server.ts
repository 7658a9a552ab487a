import { type SQL, sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import type { Locale } from "#shared/locale.ts";

/** An entry may name thousands of rows, which nobody reads. */
const NAMES_MAX = 50;
/** Things of a kind whose name a word has, and by which it finds entries. */
const FOUND_MAX = 1_000;

const SEARCHED_IN_BOTH = ["type", "country", "city", "language"].map((table) => sql.identifier(table));
const OTHERS_IN_BOTH = ["university", "payment_order", "premium_package"].map((table) => sql.identifier(table));
const IN_BOTH = [...SEARCHED_IN_BOTH, ...OTHERS_IN_BOTH];
const IN_ONE = ["startup", "organization", "service_provider"].map((table) => sql.identifier(table));
/** Tables whose text in one of the languages may be left out, with that text. */
const IN_EITHER = { program: "name", job: "title", patent: "name", blog_post: "title", report: "title" };

/** Of what has no name of its own, that of what it belongs to: of applications and reviews no more than the program, as staff has no part in a selection. */
const belonging = (locale: Locale): SQL[] => [
  sql`select ${localizedSql("p.name", locale)} from program_application x join program p on p.id = x.program_id where x.id = mentioned.id`,
  sql`select ${localizedSql("p.name", locale)} from program_review r join program_assignment a on a.id = r.assignment_id
    join program p on p.id = a.program_id where r.id = mentioned.id`,
  sql`select ${localizedSql("j.title", locale)} from job_application x join job j on j.id = x.job_id where x.id = mentioned.id`,
  sql`select c.code || ' ' || r.day from currency_rate r join currency c on c.id = r.currency_id where r.id = mentioned.id`,
  sql`select asker.name || ' ' || asker.surname || ' → ' || investor.name || ' ' || investor.surname from introduction i
    join account asker on asker.id = i.asker_id join account investor on investor.id = i.investor_id where i.id = mentioned.id`,
];

/** Names of what an entry of the audit mentions by ids, as JSON, `{ "<id>": "Energy" }`: of catalogue, places, people, entries and writings. */
export function namesIn(locale: Locale): SQL {
  const name = sql.identifier(locale === "tr" ? "name_tr" : "name_en");
  const tables = sql.join(
    [
      ...IN_BOTH.map((table) => sql`select ${name} name from ${table} where id = mentioned.id`),
      ...IN_ONE.map((table) => sql`select name from ${table} where id = mentioned.id`),
      ...Object.entries(IN_EITHER).map(
        ([table, column]) =>
          sql`select ${localizedSql(`${table}.${column}`, locale)} from ${sql.identifier(table)} where id = mentioned.id`,
      ),
      ...belonging(locale),
      sql`select code from currency where id = mentioned.id`,
      sql`select account.name || ' ' || surname from account where id = mentioned.id`,
    ],
    sql` union all `,
  );
  return sql`coalesce((
    select jsonb_object_agg(mentioned.id, named.name)
    from (select unnest(audit.ids) id limit ${sql.raw(String(NAMES_MAX))}) mentioned
    cross join lateral (${tables} limit 1) named
    where named.name is not null), '{}')`;
}

/** Both texts, as the indexes of migration 0210 have them. */
const inEither = (column: string): SQL =>
  sql.raw(`fold(coalesce(${column}_en, '') || ' ' || coalesce(${column}_tr, ''))`);

/** Entries that mention something by whose name, in either language, a folded word finds it, and what such people did. */
export function mentions(word: string): SQL {
  const like = `%${word}%`;
  const most = sql.raw(String(FOUND_MAX));
  const ids = (table: SQL, searched: SQL) =>
    sql`(select id from ${table} where ${searched} like ${like} limit ${most})`;
  const people = ids(sql`account`, sql`search`);
  const tables = sql.join(
    [
      ...SEARCHED_IN_BOTH.map((table) => ids(sql`${table}`, sql`fold(name_en || ' ' || name_tr)`)),
      ids(sql`university`, sql`search`),
      ...IN_ONE.map((table) => ids(sql`${table}`, sql`name_fold`)),
      ...Object.entries(IN_EITHER).map(([table, column]) => ids(sql`${sql.identifier(table)}`, inEither(column))),
      people,
    ],
    sql` union all `,
  );
  return sql`(audit.ids && array(${tables}) or audit.account_id = any(array(${people})))`;
}
