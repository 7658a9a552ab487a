import type { NewsLine, WeeklyNews } from "#server/list-index/weekly-news.server.ts";
import { formatText } from "#server/translator.server.ts";
import { formatDate } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { noteLook, takeNews, type WatchedNews } from "../commands.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { dueLooks, isLookDue } from "../queries.server.ts";

const TEXTS = { en: en.news, tr: tr.news };

/** Facts of an entry that a line has; of the others it says the number. */
const LINE_FACTS = 3;

/** Descriptions and names may have lines of their own. */
const oneLine = (text: string | null) => text?.replace(/\s+/g, " ").trim() ?? "";

/** What is new of one entry: "funding round confirmed (Seed, 02.11.2026); new job: Beekeeper". */
function lineOf({ name: written, facts }: WatchedNews, locale: Locale): NewsLine {
  const texts = TEXTS[locale];
  const name = oneLine(written);
  const parts = facts.slice(0, LINE_FACTS).map(({ what, text: long, day }) => {
    const text = oneLine(long);
    const date = day === null ? "" : formatDate(day, locale);
    const detail = [text, date].filter(Boolean).join(", ");
    return formatText(texts[what], locale, { text, date, detail });
  });
  const count = facts.length - parts.length;
  if (count > 0) parts.push(formatText(texts.more, locale, { count }));
  return { name, text: parts.join("; ") };
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
