import { Fragment } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { classes } from "#ui/classes.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { useTranslations } from "#ui/translations.ts";
import { Applicant, ApplicantNotes, useWarnings, WarningLines } from "./applicant.tsx";
import type { DecisionRowsProps } from "./decision-rows.tsx";
import { endsAfter, PlacesEnd, RankRange } from "./rank-range.tsx";
import { ResultButtons } from "./results.tsx";

/** On narrow screens: a card an application, both buttons within reach of a thumb. */
export function DecisionCards({ table, view, selected, busy, onToggle, onDecide, onMoveUp }: DecisionRowsProps) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const warningsOf = useWarnings();
  const { rows, ranking } = table;
  return (
    <ul aria-label={text("tableLabel")} className="mt-2 grid gap-3 px-3 @min-[44rem]:hidden">
      {rows.map((row, place) => {
        const score = row[ranking];
        return (
          <Fragment key={row.applyId}>
            <li
              className={classes(
                "grid gap-2.5 rounded-card border border-line p-3.5",
                selected.has(row.applyId) && "bg-honey-soft",
              )}
            >
              <div className="flex items-start gap-3">
                <label className="flex min-h-row items-center gap-2.5 tabular-nums">
                  <input
                    type="checkbox"
                    className="check"
                    checked={selected.has(row.applyId)}
                    disabled={row.isPublished}
                    onChange={() => onToggle(row.applyId)}
                    aria-label={text("select", { name: row.name })}
                  />
                  {row.rank !== null && formatNumber(row.rank, locale)}
                </label>
                <LetterTile name={row.name} photo={row.logo} className="size-9 text-sm" />
                <div className="min-w-0 flex-1 wrap-anywhere">
                  <span className="flex flex-col">
                    <Applicant row={row} table={table} />
                  </span>
                  <span className="text-sm text-ink-muted">{text("compare.reviews", { count: row.reviews })}</span>
                </div>
                {score !== null && (
                  <div className="font-display text-lg leading-tight font-bold tabular-nums">
                    {formatNumber(score, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
                  </div>
                )}
              </div>
              <RankRange row={row} table={table} />
              <WarningLines warnings={warningsOf(row)} />
              <ApplicantNotes row={row} table={table} />
              <ResultButtons
                wide
                row={row}
                busy={busy}
                onDecide={onDecide}
                onMoveUp={table.freePlaces > 0 ? onMoveUp : undefined}
              />
            </li>
            {endsAfter(table, view.order, row, rows[place + 1]) && (
              <li className="border-y border-honey-deep bg-honey-soft px-3.5 py-2">
                <PlacesEnd table={table} last={row} next={rows[place + 1]} />
              </li>
            )}
          </Fragment>
        );
      })}
    </ul>
  );
}
