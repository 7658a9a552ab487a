import type { WeeklyNews } from "#server/list-index/weekly-news.server.ts";
import { formatText } from "#server/translator.server.ts";
import { formatDate } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { noteLook, takeNews, type WatchedNews } from "../commands.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { dueLooks, isLookDue } from "../queries.server.ts";

const TEXTS = { en: en.news, tr: tr.news };

/** What is new of one entry: "Rafbul: funding round confirmed (Seed, 02.11.2026); new job: Beekeeper". */
function lineOf({ name, facts }: WatchedNews, locale: Locale): string {
  const texts = TEXTS[locale];
  const parts = facts.map(({ what, text, day }) => {
    const date = day === null ? "" : formatDate(day, locale);
    const detail = [text, date].filter(Boolean).join(", ");
    return formatText(texts[what], locale, { text: text ?? "", date, detail });
  });
  return `${name}: ${parts.join("; ")}`;
}

/** What changed in watched entries, for the weekly mail. */
export const watchedNews: WeeklyNews = {
  regularMail: "watching",
  dueAccounts: dueLooks,
  isDue: isLookDue,
  async take(tx, accountId, locale) {
    const news = await takeNews(tx, accountId, locale);
    await noteLook(tx, accountId);
    return news.map((entry) => lineOf(entry, locale));
  },
  path: (locale) => pathTo("dashboardWatched", locale),
};
