import { sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { FEED_LENGTH, type Feed } from "#server/discovery/feed.server.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { datesOf } from "../parts/calendar.ts";

interface Row extends Record<string, unknown> {
  id: string;
  seo_url: string;
  name: string;
  text: string | null;
  organizer: string;
  time_zone: string;
  start_at: Date | string | null;
  finish_at: Date | string | null;
  apply_start: Date | string | null;
  apply_finish: Date | string | null;
  created_at: Date | string;
  updated_at: Date | string;
}

/** Programs one can apply to, now or later. */
async function programsToApplyTo(db: Db, locale: Locale, order: "newest" | "closing"): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.seo_url, ${localizedSql("s.name", locale)} "name", ${localizedSql("s.description", locale)} "text", o.name organizer,
      s.time_zone, s.start_at, s.finish_at, s.apply_start, s.apply_finish, s.created_at, s.updated_at
    from program s join organization o on o.id = s.organization_id
    where s.is_listed and coalesce(s.apply_finish >= now(), true)
    order by ${sql.raw(order === "newest" ? "s.created_at desc, s.id desc" : "s.apply_finish nulls last, s.id")}
    limit ${FEED_LENGTH}`);
  return rows;
}

const pathOf = ({ seo_url }: Row, locale: Locale) => pathTo("program", locale, { seoUrl: seo_url });
const instantOf = (value: Date | string | null) => (value === null ? null : new Date(value).toISOString());

/** The newest programs, and the dates of those that close next. */
export const programFeed: Feed = {
  kind: "programs",
  title: { en: "New programs", tr: "Yeni programlar" },
  path: (locale) => pathTo("incubation", locale),
  async entries(db, locale) {
    return (await programsToApplyTo(db, locale, "newest")).map((row) => ({
      id: row.id,
      title: `${row.organizer}: ${row.name}`,
      text: row.text ?? "",
      path: pathOf(row, locale),
      publishedAt: new Date(row.created_at),
      updatedAt: new Date(row.updated_at),
    }));
  },
  calendar: {
    title: { en: "Application deadlines of programs", tr: "Programların son başvuru tarihleri" },
    async events(db, locale, origin) {
      return (await programsToApplyTo(db, locale, "closing")).flatMap((row) => {
        const program = {
          id: row.id,
          name: row.name,
          place: row.organizer,
          timeZone: row.time_zone,
          start: instantOf(row.start_at),
          finish: instantOf(row.finish_at),
          applyStart: instantOf(row.apply_start),
          applyFinish: instantOf(row.apply_finish),
          updatedAt: new Date(row.updated_at).toISOString(),
        };
        return datesOf(program, origin + pathOf(row, locale), locale);
      });
    },
  },
};
