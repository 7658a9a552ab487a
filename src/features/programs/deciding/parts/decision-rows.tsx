import { Fragment, type KeyboardEvent } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { classes } from "#ui/classes.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { ScrollRegion } from "#ui/scroll-region.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Decision, DecisionTable } from "../contract.ts";
import { Applicant, ApplicantNotes, useWarnings, WarningSign } from "./applicant.tsx";
import { endsAfter, PlacesEnd, RankRange } from "./rank-range.tsx";
import { ResultButtons } from "./results.tsx";
import type { TableView } from "./table-query.ts";

export interface DecisionRowsProps {
  table: DecisionTable;
  view: Pick<TableView, "order" | "hasAllColumns">;
  selected: ReadonlySet<string>;
  busy: boolean;
  onToggle: (applyId: string) => void;
  onDecide: (applyIds: string[], result: Decision["result"]) => void;
  onMoveUp: (row: Decision) => void;
}

const CELL = "border-b border-line px-2.5 py-1.5 align-middle";
const HEAD = "border-b border-line px-2.5 py-2 text-start align-bottom font-semibold text-ink-muted";
/** The decision never scrolls away. */
const PINNED = "sticky end-0 border-s bg-surface pe-5 sm:pe-6";

/** The table: a line an application, the decision always in sight. On narrow screens `DecisionCards` stand in its place. */
export function DecisionRows({ table, view, selected, busy, onToggle, onDecide, onMoveUp }: DecisionRowsProps) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const warningsOf = useWarnings();
  const { rows } = table;
  const decimals = (value: number | null) =>
    value === null ? "–" : formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const scores = view.hasAllColumns ? (["raw", "spread", "normalized"] as const) : ([table.ranking] as const);
  return (
    <ScrollRegion
      className="more-beside relative mt-2 overflow-x-auto focus-visible:-outline-offset-2 @max-[44rem]:hidden"
      label={text("tableLabel")}
    >
      <table
        className="w-full border-separate border-spacing-0 text-sm"
        onKeyDown={(event) => onDecisionKey(event, rows, onDecide)}
      >
        <thead>
          <tr>
            <th scope="col" className={classes(HEAD, "ps-5 sm:ps-6")}>
              {text(`rankBy.${table.ranking}`)}
            </th>
            <th scope="col" className={HEAD}>
              {text("startup")}
            </th>
            {scores.map((column) => (
              <th key={column} scope="col" className={classes(HEAD, "text-end")}>
                {text(column)}
              </th>
            ))}
            <th scope="col" className={classes(HEAD, "text-end")}>
              {text("reviews")}
            </th>
            {view.hasAllColumns && (
              <th scope="col" className={HEAD}>
                {text("notes")}
              </th>
            )}
            <th scope="col" className={classes(HEAD, "w-1/4 min-w-40")}>
              {text("range")}
            </th>
            <th scope="col" className={HEAD}>
              <span className="sr-only">{text("warnings")}</span>
            </th>
            <th scope="col" className={classes(HEAD, PINNED)}>
              {text("decision")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Fragment key={row.applyId}>
              <tr
                data-row={place}
                tabIndex={-1}
                className={classes(selected.has(row.applyId) ? "[&>td]:bg-honey-soft" : "[&>td]:hover:bg-sunken")}
              >
                <td className={classes(CELL, "ps-5 sm:ps-6")}>
                  <label className="flex min-h-row items-center gap-2.5 tabular-nums">
                    <input
                      type="checkbox"
                      className="check"
                      checked={selected.has(row.applyId)}
                      disabled={row.isPublished}
                      onChange={() => onToggle(row.applyId)}
                      aria-label={text("select", { name: row.name })}
                    />
                    {row.rank === null ? "–" : formatNumber(row.rank, locale)}
                  </label>
                </td>
                <td className={CELL}>
                  <span className="flex items-center gap-2.5">
                    <LetterTile name={row.name} photo={row.logo} className="size-7 text-xs" />
                    <span className="flex min-w-40 flex-wrap items-baseline gap-x-2">
                      <Applicant row={row} table={table} />
                    </span>
                  </span>
                </td>
                {scores.map((column) => (
                  <td
                    key={column}
                    className={classes(CELL, "text-end tabular-nums", column === table.ranking && "font-bold")}
                  >
                    {decimals(row[column])}
                  </td>
                ))}
                <td className={classes(CELL, "text-end tabular-nums", row.hasTooFew && "font-bold text-warn")}>
                  {formatNumber(row.reviews, locale)}
                </td>
                {view.hasAllColumns && (
                  <td className={classes(CELL, "min-w-40")}>
                    <ApplicantNotes row={row} table={table} />
                  </td>
                )}
                <td className={CELL}>
                  <RankRange row={row} table={table} />
                </td>
                <td className={classes(CELL, "px-0")}>
                  <WarningSign warnings={warningsOf(row)} />
                </td>
                <td className={classes(CELL, PINNED)}>
                  <ResultButtons
                    row={row}
                    busy={busy}
                    onDecide={onDecide}
                    onMoveUp={table.freePlaces > 0 ? onMoveUp : undefined}
                  />
                </td>
              </tr>
              {endsAfter(table, view.order, row, rows[place + 1]) && (
                <tr>
                  <td colSpan={99} className="border-y border-honey-deep bg-honey-soft px-5 py-2 sm:px-6">
                    <PlacesEnd table={table} last={row} next={rows[place + 1]} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const RESULTS: Record<string, Decision["result"]> = { a: "approved", d: "declined" };
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Handles keys in the row that has the focus, and only there (WCAG 2.1.4): A accepts, D declines, the arrows go to the next row. */
function onDecisionKey(
  event: KeyboardEvent<HTMLElement>,
  rows: readonly Decision[],
  decide: (applyIds: string[], result: Decision["result"]) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const rowOf = (place: number) => event.currentTarget.querySelector<HTMLElement>(`tr[data-row="${place}"]`);
  const place = Number((event.target as HTMLElement).closest<HTMLElement>("tr[data-row]")?.dataset.row ?? Number.NaN);
  const row = rows[place];
  if (!row) return;
  const result = RESULTS[event.key.toLowerCase()];
  const step = STEPS[event.key];
  if (result) {
    // A button of the row is switched off while the result is saved; the row keeps the focus.
    rowOf(place)?.focus();
    if (!row.isPublished && row.result !== result) decide([row.applyId], result);
  } else if (step) rowOf(place + step)?.focus();
  else return;
  event.preventDefault();
}
