import type { Db } from "#db/open.server.ts";
import type { ReportDrawing } from "#db/tables/reports.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { Aggregate, Group } from "#features/startups/contract.ts";
import { aggregatesOfStartups } from "#features/startups/queries.server.ts";
import { formatDate, formatMoney, formatNumber, formatPercent } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import { knownSum } from "#shared/known-sum.ts";
import type { Filter } from "#shared/list/filter.ts";
import type { Locale } from "#shared/locale.ts";
import type { StoredReport } from "../download/queries.server.ts";
import type { ReportContent, ReportSection } from "./parts/content.ts";
import { REPORT_TEXTS } from "./parts/report-texts.server.ts";

type Heading = "bySector" | "byStage" | "byCity" | "byTour" | "byYear" | "byFoundation" | "byCountry";
type Part = readonly [heading: Heading, of: "startups" | "fundings", group: Group];

const NAMES = {
  bySector: "sector",
  byStage: "stage",
  byCity: "city",
  byTour: "tour",
  byYear: "year",
  byFoundation: "year",
  byCountry: "country",
} as const;
const CHRONOLOGICAL_HEADINGS: readonly Heading[] = ["byYear", "byFoundation"];
/** Rows of a table; the others are one row together. */
const MOST_ROWS = 12;

/** The counts of each kind of report: the numbers at its top are of the first part. */
const PARTS: Record<ReportDrawing["kind"], readonly Part[]> = {
  ecosystem: [
    ["bySector", "startups", "sector"],
    ["byStage", "startups", "stage"],
    ["byCity", "startups", "city"],
    ["byFoundation", "startups", "foundationYear"],
    ["byYear", "fundings", "announcedYear"],
  ],
  investments: [
    ["byTour", "fundings", "tour"],
    ["bySector", "fundings", "sector"],
    ["byCity", "fundings", "city"],
    ["byStage", "fundings", "stage"],
  ],
  sector: [
    ["byYear", "fundings", "announcedYear"],
    ["byTour", "fundings", "tour"],
    ["byStage", "startups", "stage"],
    ["byCity", "startups", "city"],
  ],
  regions: [
    ["byCity", "startups", "city"],
    ["byCountry", "startups", "country"],
  ],
};

function filterOf(drawing: ReportDrawing): Filter {
  if (drawing.kind === "ecosystem") return { foundationDate: { lte: `${drawing.year}-12-31` } };
  if (drawing.kind === "investments") return { "fundings.announcedDate": { gte: drawing.from, lte: drawing.to } };
  if (drawing.kind === "sector") return { sector: [drawing.sectorId] };
  return {};
}

/** The content of a report that the portal draws from its figures of today, in the language of the report. */
export async function contentOf(
  db: Db,
  report: StoredReport,
  drawing: ReportDrawing,
  url: string,
): Promise<ReportContent> {
  const locale: Locale = report.language === "tr" ? "tr" : "en";
  const reference = await catalogue(db);
  const filter = filterOf(drawing);
  const texts = REPORT_TEXTS[locale];
  const date = isoDay(new Date());
  const read = (noun: "startups" | "fundings", groupBy: Group) =>
    aggregatesOfStartups(db, reference, { filter, of: noun, groupBy, locale });
  const [startups, rounds] = [await read("startups", "none"), await read("fundings", "none")];
  const sections: ReportSection[] = [];
  for (const [heading, noun, group] of PARTS[drawing.kind])
    sections.push(sectionOf(heading, noun, await read(noun, group), locale));
  const average = rounds.sumUsd === null || rounds.summedCount === 0 ? null : rounds.sumUsd / rounds.summedCount;
  const money = moneyIn(locale);
  return {
    title: report.title,
    summary: report.summary,
    source: texts.source(formatDate(date, locale)),
    url,
    language: locale,
    date,
    keys: [
      { label: texts.startups, value: formatNumber(startups.totalCount, locale) },
      { label: texts.rounds, value: formatNumber(rounds.totalCount, locale) },
      { label: texts.raised, value: money(rounds.sumUsd) },
      { label: texts.average, value: rounds.totalCount === 0 ? money(0) : money(average) },
    ],
    sections,
  };
}

const moneyIn =
  (locale: Locale) =>
  (usd: number | null): string =>
    usd === null ? REPORT_TEXTS[locale].undisclosed : formatMoney(Math.round(usd), "USD", locale);

function sectionOf(heading: Heading, noun: "startups" | "fundings", { totalCount, groups }: Aggregate, locale: Locale) {
  const texts = REPORT_TEXTS[locale];
  const named = groups.filter(({ key }) => key !== null);
  const ordered = CHRONOLOGICAL_HEADINGS.includes(heading)
    ? named.toSorted((a, b) => Number(b.key) - Number(a.key))
    : named;
  const shown = ordered.slice(0, MOST_ROWS);
  const rest = ordered.slice(MOST_ROWS);
  const unknown = groups.filter(({ key }) => key === null);
  const together = (name: string, rows: typeof groups) =>
    rows.length > 0
      ? [
          {
            name,
            count: rows.reduce((sum, { count }) => sum + count, 0),
            sumUsd: knownSum(rows.map(({ sumUsd }) => sumUsd)),
          },
        ]
      : [];
  const rows = [
    ...shown.map(({ name, key, ...numbers }) => ({ name: name ?? key!, ...numbers })),
    ...together(texts.rest(rest.length), rest),
    ...together(texts.unknown, unknown),
  ];
  const longest = Math.max(1, ...rows.map(({ count }) => count));
  return {
    heading: texts[heading],
    text: sentenceOf(named, totalCount, locale),
    columns: [
      texts.names[NAMES[heading]],
      noun === "startups" ? texts.startups : texts.rounds,
      texts.raised,
    ] as ReportSection["columns"],
    rows: rows.map(({ name, count, sumUsd }) => ({
      name,
      count: formatNumber(count, locale),
      sum: moneyIn(locale)(sumUsd),
      share: count / longest,
    })),
  };
}

/** "Fintech comes first with 61, 10% of all. The first three have 28% together." */
function sentenceOf(groups: Aggregate["groups"], totalCount: number, locale: Locale): string {
  const texts = REPORT_TEXTS[locale];
  const [first, ...others] = groups.toSorted((a, b) => b.count - a.count).slice(0, 3);
  if (!first) return texts.nothing;
  const share = (count: number) => formatPercent(count / totalCount, locale);
  const together = others.reduce((sum, { count }) => sum + count, first.count);
  const sentence = texts.first(first.name ?? first.key ?? "", formatNumber(first.count, locale), share(first.count));
  return others.length === 2 ? `${sentence} ${texts.three(share(together))}` : sentence;
}
