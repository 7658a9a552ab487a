import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { classes } from "#ui/classes.ts";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Decision, DecisionTable } from "../contract.ts";

/** The ranks an application can have without any one juror, against the line where the places end. */
export function RankRange({
  row,
  table,
}: {
  row: Decision;
  table: Pick<DecisionTable, "highestRank" | "places" | "keepsRanks">;
}) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const { rank, best, worst, hangsOn, hasTooFew } = row;
  const { highestRank, places, keepsRanks } = table;
  const without = keepsRanks ? "rankKept" : rank === null ? "noComparableScore" : "noRange";
  const at = (value: number) => `${((value - 1) / Math.max(1, highestRank - 1)) * 96}%`;
  const isUnsure = hangsOn.length > 0;
  return (
    <>
      {rank === null || best === null || worst === null ? (
        <span className="text-ink-muted">{text(row.reviews === 0 ? "noScore" : without)}</span>
      ) : (
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="relative h-2 min-w-24 flex-1 rounded-full bg-line">
            {places !== null && places < highestRank && (
              <span className="absolute -inset-y-2 w-px bg-honey-deep" style={{ insetInlineStart: at(places + 0.5) }} />
            )}
            <span
              className={classes("absolute inset-y-0 min-w-1.5 rounded-full", isUnsure ? "bg-warn" : "bg-teal")}
              style={{ insetInlineStart: at(best), width: `calc(${at(worst)} - ${at(best)} + 4%)` }}
            />
            <span className="absolute -inset-y-1 w-1 rounded-full bg-ink" style={{ insetInlineStart: at(rank) }} />
          </span>
          <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
            {best === worst ? formatNumber(best, locale) : text("rangeOf", { best, worst })}
          </span>
          <span className="sr-only">{text("rangeSentence", { rank, best, worst })}</span>
        </span>
      )}
      <span className="flex flex-wrap gap-1">
        {isUnsure && (
          <Tag tone="warn" className="mt-1">
            {text("hangsOn", { numbers: hangsOn.map((juror) => formatNumber(juror, locale)).join(", ") })}
          </Tag>
        )}
        {row.outdated > 0 && (
          <Tag tone="warn" className="mt-1">
            {text("outdated", { count: row.outdated })}
          </Tag>
        )}
        {hasTooFew && (
          <Tag tone="warn" className="mt-1">
            {text("tooFew")}
          </Tag>
        )}
      </span>
    </>
  );
}
