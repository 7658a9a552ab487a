import { formatDate, formatMoney, formatNumber, formatPercent } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import type { Locale } from "#shared/locale.ts";
import { siteName } from "#shared/site-name.ts";
import { LEAST_ANSWERS, REVENUE_BANDS } from "../limits.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import type { PulseStartup } from "../queries.server.ts";
import { publicSums, quarterParts, sumsOf } from "../rules.ts";
import { REPORT_TEXTS } from "./report-texts.ts";

const BANDS = { en: en.bands, tr: tr.bands };

/** The content of the PDF in its language: all that its thread is given. */
export interface ImpactContent {
  title: string;
  language: Locale;
  /** "2026-11-23". */
  date: string;
  facts: { name: string; value: string }[];
  bandsTitle: string;
  bands: { name: string; value: string; share: number }[];
  missingTitle: string;
  missing: string;
  note: string;
  source: string;
  url: string;
}

export const quarterName = (quarter: string, locale: Locale): string => {
  const { number, year } = quarterParts(quarter);
  return REPORT_TEXTS[locale].quarter(number, year);
};
export const bandName = (band: keyof (typeof BANDS)["en"], locale: Locale): string => BANDS[locale][band];

export function impactOf(
  quarter: string,
  startups: readonly PulseStartup[],
  locale: Locale,
  url: string,
): ImpactContent {
  const texts = REPORT_TEXTS[locale];
  const answers = startups.flatMap(({ answer }) => answer ?? []);
  const silent = startups.length - answers.length;
  const { teamSize, teamChange, raisedUsd, raised, bands } = publicSums(sumsOf(answers));
  const number = (value: number) => formatNumber(value, locale);
  const shown = (value: number | null, text: (value: number) => string) =>
    value === null ? texts.tooFew(LEAST_ANSWERS) : text(value);
  return {
    title: texts.title(quarterName(quarter, locale)),
    language: locale,
    date: isoDay(new Date()),
    facts: [
      {
        name: texts.answers,
        value: texts.answersOf(
          number(answers.length),
          number(startups.length),
          formatPercent(answers.length / Math.max(1, startups.length), locale),
        ),
      },
      { name: texts.team, value: shown(teamSize, number) },
      {
        name: texts.change,
        value: shown(teamChange, (value) => formatNumber(value, locale, { signDisplay: "exceptZero" })),
      },
      {
        name: texts.raised,
        value: shown(raisedUsd, (sum) => texts.raisedBy(formatMoney(sum, "USD", locale, true), raised ?? 0)),
      },
    ],
    bandsTitle: texts.bands,
    bands: REVENUE_BANDS.map((band) => ({
      name: bandName(band, locale),
      value: shown(bands[band], texts.startups),
      share: (bands[band] ?? 0) / Math.max(1, answers.length),
    })),
    missingTitle: texts.missing,
    missing: silent === 0 ? texts.missingNone : texts.missingText(silent),
    note: texts.figures(formatDate(new Date(), locale)),
    source: siteName(),
    url,
  };
}
