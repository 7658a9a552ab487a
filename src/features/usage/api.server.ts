import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import type { Locale } from "#shared/locale.ts";
import { PATHS, type PathKey } from "#shared/paths.ts";
import { getUsage } from "./contract.ts";
import { LISTS, type ListKind } from "./limits.ts";
import { mostUsed, visitsByDay } from "./queries.server.ts";

/** The use of the portal, counted by itself. */
export function usageApi(app: App): void {
  serve(app, getUsage, async ({ db, query: { days }, locale }) => {
    // The counts of this process's last seconds are included.
    await app.usage.flush();
    const [byDay, pages, filters, searches] = await Promise.all([
      visitsByDay(db, days),
      mostUsed(db, "page", days),
      mostUsed(db, "filter", days),
      mostUsed(db, "search", days),
    ]);
    return {
      days: byDay,
      visits: byDay.reduce((sum, { count }) => sum + count, 0),
      pages: pages.map(({ name, count }) => ({ address: addressOf(name, locale), count })),
      filters: filtersOf(app, filters, locale),
      searches,
    };
  });
}

/** "/startup/:seoUrl" for "startup"; of a list without what may follow. A page that is gone has its key. */
const addressOf = (key: string, locale: Locale): string =>
  (PATHS[key as PathKey]?.[locale] ?? key).replace(/(?<=.)\/(\*|:\w+\?)$/, "");

/** The filters that the lists have by now. */
function filtersOf(app: App, rows: readonly { name: string; count: number }[], locale: Locale) {
  return rows.flatMap(({ name: key, count }) => {
    const [kind, field = ""] = key.split(".");
    const list = LISTS.find((candidate) => candidate === kind);
    const name = list && filterName(app, list, field, locale);
    return name ? [{ list, name, count }] : [];
  });
}

function filterName(app: App, kind: ListKind, field: string, locale: Locale): string | undefined {
  const served = app.features.flatMap(({ lists = [] }) => lists).find(({ list }) => list.kind === kind);
  const names: Readonly<Record<string, string>> = served?.texts[locale].filters ?? {};
  return Object.hasOwn(names, field) ? names[field] : undefined;
}
