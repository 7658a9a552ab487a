import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { pageRevision } from "#server/page-cache/page-revision.server.ts";
import { type RevisionCache, revisionCache } from "#server/revision-cache.server.ts";
import { serve } from "#server/serve.server.ts";
import { timedCache } from "#server/timed-cache.server.ts";
import { homeZone } from "#shared/house.ts";
import { isoDay } from "#shared/iso-day.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { weekOf } from "#shared/week.ts";
import { type FundingByYear, fundingByYear, homeNews, homeStatistics, indexData } from "./contract.ts";
import { STATISTICS_AGE } from "./limits.ts";
import { newestJobs, newestPeople, newestProviders } from "./queries/entries.server.ts";
import { fundingOf, fundingRevision } from "./queries/funding-by-year.server.ts";
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

/** Read from all rounds: again only after a write that concerns it, however much else is written. */
const fundings = new WeakMap<Db, RevisionCache<FundingByYear>>();
async function funding(db: Db, locale: Locale): Promise<FundingByYear> {
  const cache = fundings.get(db) ?? revisionCache<FundingByYear>(LOCALES.length);
  fundings.set(db, cache);
  const [today, revision] = [isoDay(new Date()), await fundingRevision(db)];
  return cache.get(locale, `${today} ${homeZone()} ${revision}`, () =>
    fundingOf(db, locale, Number(today.slice(0, 4))),
  );
}

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
