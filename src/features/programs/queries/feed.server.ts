import { and, desc, eq, sql } from "drizzle-orm";
import { localized, requiredText } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { catalogue, namesIn } from "#features/reference/queries.server.ts";
import { FEED_LENGTH, type Feed } from "#server/discovery/feed.server.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { datesOf, placeOf } from "../parts/calendar.ts";

/** Programs one can apply to, now or later. */
async function programsToApplyTo(db: Db, locale: Locale, order: "newest" | "closing") {
  const orders = {
    newest: [desc(program.createdAt), desc(program.id)],
    closing: [sql`${program.applyFinish} nulls last`, program.id],
  };
  return db
    .select({
      id: program.id,
      seoUrl: program.seoUrl,
      name: requiredText(program, "name", locale),
      text: localized(program, "description", locale),
      organizer: organization.name,
      countryId: organization.countryId,
      cityId: organization.cityId,
      timeZone: program.timeZone,
      start: program.startAt,
      finish: program.finishAt,
      applyStart: program.applyStart,
      applyFinish: program.applyFinish,
      createdAt: program.createdAt,
      updatedAt: program.updatedAt,
    })
    .from(program)
    .innerJoin(organization, eq(organization.id, program.organizationId))
    .where(and(program.isListed, sql`coalesce(${program.applyFinish} >= now(), true)`))
    .orderBy(...orders[order])
    .limit(FEED_LENGTH);
}

const pathOf = ({ seoUrl }: { seoUrl: string }, locale: Locale) => pathTo("program", locale, { seoUrl });

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
      publishedAt: row.createdAt,
      updatedAt: row.updatedAt,
    }));
  },
  calendar: {
    title: { en: "Application deadlines of programs", tr: "Programların son başvuru tarihleri" },
    async events(db, locale, origin) {
      const names = namesIn(await catalogue(db), locale);
      return (await programsToApplyTo(db, locale, "closing")).flatMap((row) => {
        const dated = {
          id: row.id,
          name: row.name,
          organizer: row.organizer,
          place: placeOf({ country: names.country(row.countryId), city: names.city(row.cityId) }),
          timeZone: row.timeZone,
          start: row.start?.toISOString() ?? null,
          finish: row.finish?.toISOString() ?? null,
          applyStart: row.applyStart?.toISOString() ?? null,
          applyFinish: row.applyFinish?.toISOString() ?? null,
          updatedAt: row.updatedAt.toISOString(),
        };
        return datesOf(dated, origin + pathOf(row, locale), locale);
      });
    },
  },
};
