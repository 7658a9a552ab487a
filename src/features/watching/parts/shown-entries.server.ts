import { type SQL, sql } from "drizzle-orm";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import { localizedSql } from "#db/localized.server.ts";
import type { Locale } from "#shared/locale.ts";
import { SOON_DAYS, type WatchedKind } from "../limits.ts";

interface ShownNoun {
  /** The column of `watch` that names the entry. */
  column: string;
  /** The table of the entry, as `e`. */
  table: string;
  /** Everybody may see it: what is hidden, deleted or unpublished is on nobody's list. */
  isShown: SQL;
  name: (locale: Locale) => SQL;
  logo: SQL;
  /** Texts below the name; null is left out. */
  line: (locale: Locale) => SQL;
  opensAt: SQL;
  closesAt: SQL;
  /** Selects of (key, what, text, day): what stands there now. A key that the member does not know is news. */
  facts: (locale: Locale) => readonly SQL[];
}

/** "(select t.name_en from type t where t.id = e.stage_id)" */
const typeName = (column: string, locale: Locale) =>
  sql.raw(`(select t.name_${locale} from type t where t.id = ${column})`);
const cityName = (locale: Locale) => sql.raw(`(select c.name_${locale} from city c where c.id = e.city_id)`);
const NO_INSTANT = sql.raw("null::timestamptz");
/** The end of a day of the house. */
const endOfDay = (column: string) => sql.raw(`((${column} + 1)::timestamp at time zone (select house_zone()))`);
const isSoon = (instant: SQL) => sql`${instant} between now() and now() + make_interval(days => ${SOON_DAYS}::int)`;
/** The day of an instant as the page of the program has it. */
const day = (column: string) => sql.raw(`(${column} at time zone e.time_zone)::date::text`);

const JOB_IS_SHOWN = sql`j.is_listed and j.publication_date <= ${HOUSE_TODAY_SQL}`;
const jobTitle = (locale: Locale) => localizedSql("j.title", locale);
const CLOSING_DAY = endOfDay("e.expiration_date");

/** How the four nouns are read; `e` is the entry. */
export const SHOWN_NOUNS: Record<WatchedKind, ShownNoun> = {
  startup: {
    column: "startup_id",
    table: "startup",
    isShown: sql`e.is_visible and e.deleted_at is null`,
    name: () => sql`e.name`,
    logo: sql`coalesce(e.logo_64, e.logo)`,
    line: (locale) =>
      sql`array[${typeName("e.sector_id", locale)}, ${typeName("e.stage_id", locale)}, ${cityName(locale)}]`,
    opensAt: NO_INSTANT,
    closesAt: NO_INSTANT,
    facts: (locale) => [
      sql`select 'round:' || f.id, 'round', ${typeName("f.stage_id", locale)}, f.announced_date::text
        from funding f where f.startup_id = e.id and not f.is_private and f.signed_by is not null`,
      sql`select 'update:' || u.id, 'update', left(${localizedSql("u.description", locale)}, 120), u.update_date::text
        from startup_update u where u.startup_id = e.id`,
      sql`select 'job:' || j.id, 'job', ${jobTitle(locale)}, null from job j
        where j.startup_id = e.id and ${JOB_IS_SHOWN} and j.expiration_date >= ${HOUSE_TODAY_SQL}`,
      sql`select 'stage:' || e.stage_id, 'stage', ${typeName("e.stage_id", locale)}, null where e.stage_id is not null`,
      sql`select 'status:' || e.operating_status_id, 'status', ${typeName("e.operating_status_id", locale)}, null
        where e.operating_status_id is not null`,
    ],
  },
  program: {
    column: "program_id",
    table: "program",
    isShown: sql`e.is_listed`,
    name: (locale) => localizedSql("e.name", locale),
    logo: sql`(select o.logo from organization o where o.id = e.organization_id)`,
    line: (locale) =>
      sql`array[${typeName("e.program_type_id", locale)}, (select o.name from organization o where o.id = e.organization_id)]`,
    opensAt: sql`e.apply_start`,
    closesAt: sql`least(e.apply_finish, e.decided_at)`,
    facts: () => [
      sql`select 'opens:' || extract(epoch from e.apply_start)::bigint, 'opens', null, ${day("e.apply_start")} where ${isSoon(sql`e.apply_start`)}`,
      sql`select 'open:' || extract(epoch from e.apply_start)::bigint, 'open', null, ${day("e.apply_finish")}
        where e.apply_start <= now() and (e.apply_finish is null or e.apply_finish > now()) and e.decided_at is null`,
      sql`select 'closes:' || extract(epoch from e.apply_finish)::bigint, 'closes', null, ${day("e.apply_finish")}
        where ${isSoon(sql`e.apply_finish`)} and (e.apply_start is null or e.apply_start <= now()) and e.decided_at is null`,
      sql`select 'decided', 'decided', null, null where e.decided_at is not null`,
    ],
  },
  job: {
    column: "job_id",
    table: "job",
    isShown: sql`e.is_listed and e.publication_date <= ${HOUSE_TODAY_SQL}`,
    name: (locale) => localizedSql("e.title", locale),
    logo: sql`(select coalesce(s.logo_64, s.logo) from startup s where s.id = e.startup_id)`,
    line: (locale) => sql`array[(select s.name from startup s where s.id = e.startup_id), ${cityName(locale)}]`,
    opensAt: NO_INSTANT,
    closesAt: CLOSING_DAY,
    facts: () => [
      sql`select 'closes:' || e.expiration_date, 'closes', null, e.expiration_date::text where ${isSoon(CLOSING_DAY)}`,
      sql`select 'closed:' || e.expiration_date, 'closed', null, e.expiration_date::text where ${CLOSING_DAY} <= now()`,
    ],
  },
  organization: {
    column: "organization_id",
    table: "organization",
    isShown: sql`e.is_visible and e.deleted_at is null`,
    name: () => sql`e.name`,
    logo: sql`e.logo`,
    line: (locale) => sql`array[${typeName("e.type_id", locale)}, ${cityName(locale)}]`,
    opensAt: NO_INSTANT,
    closesAt: NO_INSTANT,
    facts: (locale) => [
      sql`select 'program:' || p.id, 'program', ${localizedSql("p.name", locale)}, null
        from program p where p.organization_id = e.id and p.is_listed`,
      // Jobs of the startups whose house it is.
      sql`select 'job:' || j.id, 'job', ${jobTitle(locale)} || ' (' || s.name || ')', null
        from startup_affiliation a join startup s on s.id = a.startup_id and s.is_visible and s.deleted_at is null
        join job j on j.startup_id = s.id and ${JOB_IS_SHOWN} and j.expiration_date >= ${HOUSE_TODAY_SQL}
        where a.organization_id = e.id and a.signature <> 'refused'`,
    ],
  },
};
