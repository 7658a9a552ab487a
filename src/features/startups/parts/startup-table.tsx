import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDate, formatDateTime, formatMonth, truncate } from "#shared/format.ts";
import { formatRelative } from "#shared/format-relative.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import type { ListTableProps } from "#ui/list-page/list-rows.tsx";
import { ListTable, type TableColumn } from "#ui/list-page/list-table.tsx";
import { Money } from "#ui/money.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupRow } from "../contract.ts";
import type { startupList } from "../filters.ts";
import type { StartupRowData } from "./list.ts";

/** What the table shows beside what a card shows; undefined: no column of the table asks for it. */
export interface StartupTableRow {
  sector: string | undefined;
  city: string | undefined;
  foundedOn: string | null | undefined;
  lastRound: StartupRow["lastRound"] | undefined;
  employees: string | undefined;
  seeking: string | undefined;
  updatedAt: string | undefined;
}

type ColumnName = (typeof startupList.columns)[number];
type Sort = (typeof startupList.sorts)[number];

/** The orders of the list that are orders by a column. */
const SORTS: Partial<Record<ColumnName, [Sort, "ascending" | "descending"]>> = {
  raised: ["raised", "descending"],
  founded: ["founded", "descending"],
  updated: ["updated", "descending"],
};

/** Startups as a table with the chosen columns. */
export default function StartupTable({ rows, columns }: ListTableProps<StartupRowData>) {
  const text = useTranslations("startups");
  const locale = useLocale();
  const largest = Math.max(...rows.map(({ totalRaisedUsd }) => totalRaisedUsd ?? 0));
  const cells = cellsOf(text, locale, largest);
  const first: TableColumn<StartupRowData> = {
    key: "name",
    header: text("columns.name"),
    sort: ["name", "ascending"],
    cell: (row) => <Name row={row} />,
  };
  const others = (columns as ColumnName[]).map((key) => ({
    key,
    header: text(`columns.${key}`),
    sort: SORTS[key],
    isNumber: key === "raised",
    cell: cells[key],
  }));
  return <ListTable label={text("list.title")} rows={rows} columns={[first, ...others]} />;
}

function Name({ row: { name, seoUrl, logo, tagline } }: { row: StartupRowData }) {
  return (
    <span className="flex items-center gap-2.5">
      <LetterTile name={name} photo={logo} className="size-9 text-sm" />
      <span className="min-w-0">
        <Link
          to={pathTo("startup", useLocale(), { seoUrl })}
          title={name}
          className="line-clamp-1 font-semibold break-all hover:underline"
        >
          {truncate(name)}
        </Link>
        <span className="line-clamp-1 text-xs break-all text-ink-muted" title={tagline || undefined}>
          {truncate(tagline)}
        </span>
      </span>
    </span>
  );
}

type Text = ReturnType<typeof useTranslations<"startups">>;
type Cell = (row: StartupRowData) => ReactNode;

const cellsOf = (text: Text, locale: Locale, largest: number): Record<ColumnName, Cell> => ({
  sector: ({ sector }) => sector,
  stage: ({ stage }) => stage,
  city: ({ city }) => city,
  technologies: ({ technologies }) => technologies.join(", "),
  founded: ({ foundedOn }) => foundedOn && formatDate(foundedOn, locale),
  lastRound: ({ lastRound }) => lastRound && <LastRound round={lastRound} text={text} locale={locale} />,
  raised: (row) => <Raised row={row} largest={largest} text={text} />,
  employees: ({ employees }) => employees && <span className="whitespace-nowrap">{employees}</span>,
  seeking: ({ seeking }) => seeking,
  updated: ({ updatedAt }) => updatedAt && formatDate(updatedAt, locale),
  confirmed: ({ confirmedAt }) => <Freshness at={confirmedAt} text={text} locale={locale} />,
});

/** The amount of the latest round, over its kind and month. */
function LastRound({
  round,
  text,
  locale,
}: {
  round: NonNullable<StartupRow["lastRound"]>;
  text: Text;
  locale: Locale;
}) {
  const { tour, announcedDate, amountUsd, isConfirmed } = round;
  const about = [
    tour,
    announcedDate && formatMonth(announcedDate, locale),
    !isConfirmed && amountUsd !== null && text("table.unconfirmed"),
  ];
  return (
    <>
      <span className="block font-semibold">
        {amountUsd === null ? (
          <span className="font-normal text-ink-muted">{text("table.undisclosed")}</span>
        ) : (
          <Money amount={Math.round(amountUsd)} currency="USD" />
        )}
      </span>
      <span className="block text-xs text-ink-muted">{about.filter(Boolean).join(", ")}</span>
    </>
  );
}

/** The raised money with a bar beside the largest sum of the page. */
function Raised({
  row: { totalRaisedUsd, fundingCount },
  largest,
  text,
}: {
  row: StartupRowData;
  largest: number;
  text: Text;
}) {
  if (!totalRaisedUsd) {
    const why =
      totalRaisedUsd === null ? "table.undisclosed" : fundingCount > 0 ? "table.unconfirmed" : "table.noRound";
    return <span className="text-ink-muted">{text(why)}</span>;
  }
  return (
    <span className="inline-flex items-center gap-2">
      <strong className="font-bold">
        <Money amount={Math.round(totalRaisedUsd)} currency="USD" />
      </strong>
      <svg viewBox="0 0 44 6" className="h-1.5 w-11 shrink-0" aria-hidden="true">
        <rect width="44" height="6" rx="3" className="fill-line" />
        <rect width={Math.max(3, (totalRaisedUsd / largest) * 44)} height="6" rx="3" className="fill-teal" />
      </svg>
    </span>
  );
}

const DAY_MS = 86_400_000;
/** Days until a confirmation is no longer fresh, and until it is old. */
const FRESH_DAYS = 90;
const OLD_DAYS = 365;
const DOTS = {
  fresh: "bg-good",
  aging: "border-2 border-honey-deep bg-honey",
  old: "border-2 border-line-strong",
};

/** The age of the facts: a dot, filled while they are fresh and hollow once they are old, and words. */
function Freshness({ at, text, locale }: { at: string | null; text: Text; locale: Locale }) {
  const days = at ? (Date.now() - Date.parse(at)) / DAY_MS : Number.POSITIVE_INFINITY;
  const dot = DOTS[days < FRESH_DAYS ? "fresh" : days < OLD_DAYS ? "aging" : "old"];
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-ink-muted">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dot}`} />
      {at ? (
        // Three weeks on the server may be four in the browser.
        <time dateTime={at} title={formatDateTime(at, locale)} suppressHydrationWarning>
          {formatRelative(at, new Date(), locale)}
        </time>
      ) : (
        text("table.neverConfirmed")
      )}
    </span>
  );
}
