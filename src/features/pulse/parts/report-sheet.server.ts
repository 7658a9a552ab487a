import { spreadsheet } from "#server/spreadsheet.server.ts";
import { formatDateTime } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { siteName } from "#shared/site-name.ts";
import type { PulseStartup } from "../queries.server.ts";
import { bandName, impactOf, quarterName } from "./report-content.ts";
import { REPORT_TEXTS } from "./report-texts.ts";

/** For the house: a row for every startup that was asked; cells without an answer are empty. A second sheet has what the PDF says. */
export function impactSheet(quarter: string, startups: readonly PulseStartup[], locale: Locale, origin: string) {
  const texts = REPORT_TEXTS[locale];
  const { facts, missing, missingTitle } = impactOf(quarter, startups, locale, origin);
  const rows = async function* () {
    yield* startups;
  };
  return spreadsheet<PulseStartup>({
    name: `${texts.sheet} ${quarterName(quarter, locale)}`,
    locale,
    columns: [
      { header: texts.startup, width: 36, value: ({ name }) => name },
      { header: texts.team, width: 16, value: ({ answer }) => answer?.teamSize ?? null },
      { header: texts.band, width: 28, value: ({ answer }) => (answer ? bandName(answer.revenueBand, locale) : null) },
      { header: texts.raisedColumn, width: 20, value: ({ answer }) => answer?.raisedUsd ?? null },
      {
        header: texts.answeredAt,
        width: 20,
        isDate: true,
        value: ({ answeredAt }) => (answeredAt ? new Date(answeredAt) : null),
      },
    ],
    rows: rows(),
    foot: {
      rowCount: startups.length,
      lines: [
        [texts.houseOnly, ""],
        ...facts.map(({ name, value }) => [name, value]),
        [missingTitle, missing],
        [texts.source, `${siteName()} · ${origin}`],
        [texts.madeAt, formatDateTime(new Date(), locale)],
      ],
    },
  });
}
