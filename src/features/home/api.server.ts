import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { pageRevision } from "#server/page-cache/page-revision.server.ts";
import { serve } from "#server/serve.server.ts";
import { timedCache } from "#server/timed-cache.server.ts";
import { isoDay } from "#shared/iso-day.ts";
import type { Locale } from "#shared/locale.ts";
import { weekOf } from "#shared/week.ts";
import { fundingByYear, homeNews, homeStatistics, indexData } from "./contract.ts";
import { STATISTICS_AGE } from "./limits.ts";
import { newestJobs, newestPeople, newestProviders } from "./queries/entries.server.ts";
import { fundingOf } from "./queries/funding-by-year.server.ts";
import { closingPrograms, countOpenPrograms, newestReport, newestRounds } from "./queries/news.server.ts";
import { lastFunded, newestCompanies, sectorCounts, seekingCompanies, statisticsOf } from "./queries.server.ts";

const statistics = timedCache(STATISTICS_AGE, async (db: Db) => ({
  ...(await statisticsOf(db)),
  asOf: new Date().toISOString(),
}));

const index = timedCache(STATISTICS_AGE, async (db: Db, locale: string) => {
  const language = locale as Locale;
  const [companies, funded, seeking, jobs, users, providers, sectors] = await Promise.all([
    newestCompanies(db, language),
    lastFunded(db, language),
    seekingCompanies(db, language),
    newestJobs(db, language),
    newestPeople(db),
    newestProviders(db, language),
    sectorCounts(db, language),
  ]);
  return { companies, funded, seeking, jobs, users, providers, sectors };
});

/** What closes and what is new. */
const news = timedCache(STATISTICS_AGE, async (db: Db, locale: string) => {
  const language = locale as Locale;
  const [programs, openPrograms, rounds, report] = await Promise.all([
    closingPrograms(db, language),
    countOpenPrograms(db),
    newestRounds(db, language),
    newestReport(db, language),
  ]);
  const now = new Date();
  return { programs, openPrograms, rounds, report, week: weekOf(isoDay(now)), asOf: now.toISOString() };
});

const funding = timedCache(STATISTICS_AGE, (db: Db, locale: string) =>
  fundingOf(db, locale as Locale, Number(isoDay(new Date()).slice(0, 4))),
);

export function homeApi(app: App): void {
  const revision = pageRevision(app);
  serve(app, homeStatistics, ({ db }) => statistics(db, "all"));
  serve(app, indexData, async ({ db, locale }) => {
    // Names are gone as soon as somebody hides: the cache drops what it read under an older revision.
    await revision();
    return index(db, locale);
  });
  serve(app, homeNews, async ({ db, locale }) => {
    await revision();
    return news(db, locale);
  });
  serve(app, fundingByYear, ({ db, locale }) => funding(db, locale));
}
