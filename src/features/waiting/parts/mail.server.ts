import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";
import en from "../badge/messages.en.ts";
import tr from "../badge/messages.tr.ts";

interface Daily {
  total: number;
  /** Lines, the most urgent first. */
  lines: { text: string; daysLeft: number | null }[];
}

const left = {
  en: (days: number) => (days === 0 ? "ends today" : days === 1 ? "1 day left" : `${days} days left`),
  tr: (days: number) => (days === 0 ? "bugün bitiyor" : `${days} gün kaldı`),
};
const linesIn = ({ lines }: Daily, locale: "en" | "tr") =>
  lines.map(({ text, daysLeft }) => (daysLeft === null ? `• ${text}` : `• ${text} (${left[locale](daysLeft)})`));

export const dailyMail = mailKind<Daily>("waiting.daily", {
  en: (data) => ({
    subject: data.total === 1 ? data.lines[0]!.text : `${data.total} things are waiting for you`,
    preview: data.lines.map(({ text }) => text).join(", "),
    heading: "Waiting for you",
    paragraphs: linesIn(data, "en"),
    button: { label: en.all, path: pathTo("dashboard", "en") },
    note: "We write at most once a day, and only when there is something new.",
  }),
  tr: (data) => ({
    subject: data.total === 1 ? data.lines[0]!.text : `Sizi bekleyen ${data.total} iş var`,
    preview: data.lines.map(({ text }) => text).join(", "),
    heading: "Sizi bekleyenler",
    paragraphs: linesIn(data, "tr"),
    button: { label: tr.all, path: pathTo("dashboard", "tr") },
    note: "Günde en çok bir kez, yalnızca yeni bir şey olduğunda yazarız.",
  }),
});
