import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { classes } from "#ui/classes.ts";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Decision, DecisionTable } from "../contract.ts";

interface RankRangeProps {
  row: Decision;
  table: Pick<DecisionTable, "highestRank" | "places" | "keepsRanks">;
}

/** The ranks an application can have without any one juror, against the line where the places end. */
export function RankRange({ row, table }: RankRangeProps) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const { rank, best, worst, hangsOn } = row;
  const { highestRank, places, keepsRanks } = table;
  const without = keepsRanks ? "rankKept" : rank === null ? "noComparableScore" : "noRange";
  const at = (value: number) => `${((value - 1) / Math.max(1, highestRank - 1)) * 96}%`;
  if (rank === null || best === null || worst === null)
    return <span className="text-ink-muted">{text(row.reviews === 0 ? "noScore" : without)}</span>;
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="relative h-2 min-w-24 flex-1 rounded-full bg-line">
        {places !== null && places < highestRank && (
          <span
            className="absolute -inset-y-3 border-s border-dashed border-honey-deep"
            style={{ insetInlineStart: at(places + 0.5) }}
          />
        )}
        <span
          className={classes("absolute inset-y-0 min-w-1.5 rounded-full", hangsOn.length > 0 ? "bg-warn" : "bg-teal")}
          style={{ insetInlineStart: at(best), width: `calc(${at(worst)} - ${at(best)} + 4%)` }}
        />
        <span className="absolute -inset-y-1 w-1 rounded-full bg-ink" style={{ insetInlineStart: at(rank) }} />
      </span>
      <span aria-hidden="true" className="min-w-12 text-end whitespace-nowrap tabular-nums">
        {best === worst ? formatNumber(best, locale) : text("rangeOf", { best, worst })}
      </span>
      <span className="sr-only">{text("rangeSentence", { rank, best, worst })}</span>
    </span>
  );
}

/**
 * The last row within the places, before the first one beyond them; the line stands where rows are in the order of ranks. At the end of a
 * page that is not the last one, the next row is not known.
 */
export function endsAfter(
  table: DecisionTable,
  order: string,
  { rank }: Decision,
  next: Decision | undefined,
): boolean {
  const { places, currentPage, pageSize, totalCount } = table;
  if (order !== "rank" || places === null || rank === null || rank > places) return false;
  return next ? (next.rank ?? Number.MAX_VALUE) > places : rank === places || currentPage * pageSize >= totalCount;
}

interface PlacesEndProps {
  table: DecisionTable;
  /** The rows at the line; `next`: undefined at the end of a page. */
  last: Decision;
  next: Decision | undefined;
}

/** Says that the places end here, how close it is, and leads to both applications side by side. */
export function PlacesEnd({ table, last, next }: PlacesEndProps) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const ahead = (last[table.ranking] ?? 0) - (next?.[table.ranking] ?? 0);
  const isClose = next && last.worst !== null && next.best !== null && last.worst >= next.best;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong>{text("placesEnd", { count: table.places! })}</strong>
      {isClose && (
        <>
          <span>
            {text("closeCall", {
              first: last.name,
              second: next.name,
              difference: formatNumber(ahead, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
            })}
          </span>
          <Link
            to={pathTo(
              "programDecisions",
              locale,
              { programSeoUrl: table.program.seoUrl },
              { phase: table.phaseId ?? undefined, compare: `${last.applyId},${next.applyId}` },
            )}
            className={`${TEXT_LINK} font-semibold`}
          >
            {text("readBoth")}
          </Link>
        </>
      )}
    </div>
  );
}
