import { mailKind } from "../mail/content.server.ts";
import type { NewsLine } from "./weekly-news.server.ts";

interface Week {
  /** What is new of watched entries. */
  watched: NewsLine[];
  /** Saved searches that found something new. */
  searches: { name: string; rows: string[]; totalCount: number }[];
  /** The page of what is watched. */
  path: string;
}

/** Lines of watched entries that a mail has; of the others it says the number. */
const WATCHED_LINES = 20;

/** "Rafbul: new job: Beekeeper" */
const lineOf = ({ name, text }: NewsLine) => `${name}: ${text}`;
const previewOf = ({ watched }: Week) => watched.slice(0, 3).map(lineOf).join(", ");

function linesOf({ watched, searches }: Week, more: (count: number) => string, head: (count: number) => string) {
  const rest = watched.length - WATCHED_LINES;
  return [
    ...watched.slice(0, WATCHED_LINES).map((line) => `• ${lineOf(line)}`),
    ...(rest > 0 ? [more(rest)] : []),
    ...searches.flatMap(({ name, rows, totalCount }) => [
      `${name}: ${head(totalCount)}`,
      ...rows.map((row) => `• ${row}`),
    ]),
  ];
}

/** One mail a week: what changed in watched entries, and what saved searches with a weekly mail found. */
export const weeklyMail = mailKind<Week>("lists.week", {
  en: (week) => ({
    subject:
      week.watched.length === 1
        ? `New in what you watch: ${week.watched[0]!.name}`
        : `News about ${week.watched.length} entries you watch`,
    preview: previewOf(week),
    heading: "What changed this week",
    paragraphs: linesOf(
      week,
      (count) => `And ${count} more.`,
      (count) => `${count} new`,
    ),
    button: { label: "See what you watch", path: week.path },
    note: "We write at most once a week, and only when something changed. A saved search has its own switch in its list.",
  }),
  tr: (week) => ({
    subject:
      week.watched.length === 1
        ? `Takip ettiğiniz kayıtta yenilik: ${week.watched[0]!.name}`
        : `Takip ettiğiniz ${week.watched.length} kayıtta yenilik var`,
    preview: previewOf(week),
    heading: "Bu haftaki yenilikler",
    paragraphs: linesOf(
      week,
      (count) => `Ve ${count} kayıt daha.`,
      (count) => `${count} yeni kayıt`,
    ),
    button: { label: "Takip ettiklerime git", path: week.path },
    note: "Haftada en çok bir kez, yalnızca bir yenilik olduğunda yazarız. Kayıtlı aramaların e‑postaları kendi listesinden kapatılır.",
  }),
});
