import { Fragment } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { ScrollRegion } from "#ui/scroll-region.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Decision, DecisionTable } from "../contract.ts";
import { onDecisionKey } from "./decision-keys.ts";
import { RankRange } from "./rank-range.tsx";
import { PublishedResult } from "./results.tsx";

interface DecisionRowsProps {
  table: DecisionTable;
  order: string;
  selected: ReadonlySet<string>;
  busy: boolean;
  onToggle: (applyId: string) => void;
  onDecide: (applyIds: string[], result: Decision["result"]) => void;
  onMoveUp: (row: Decision) => void;
}

const CELL = "border-b border-line px-2.5 py-2.5 align-middle";
const HEAD = "border-b border-line px-2.5 py-2 text-start align-bottom font-semibold text-ink-muted";

/** A row an application. The line stands where the places end, when the order is that of the ranks. */
export function DecisionRows({ table, order, selected, busy, onToggle, onDecide, onMoveUp }: DecisionRowsProps) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const { rows, places } = table;
  const decimals = (value: number | null) =>
    value === null ? "–" : formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  /** The last row within the places, before the first one beyond them. */
  const endsAfter = ({ rank }: Decision, next: Decision | undefined) =>
    order === "rank" && places !== null && rank !== null && rank <= places && (next?.rank ?? Number.MAX_VALUE) > places;
  return (
    <ScrollRegion
      className="more-beside relative mt-2 overflow-x-auto focus-visible:-outline-offset-2"
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
            {(["raw", "spread", "normalized", "reviews"] as const).map((column) => (
              <th key={column} scope="col" className={classes(HEAD, "text-end")}>
                {text(column)}
              </th>
            ))}
            <th scope="col" className={classes(HEAD, "min-w-32")}>
              {text("range")}
            </th>
            <th scope="col" className={classes(HEAD, "min-w-36 pe-5 sm:pe-6")}>
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
                  <span className="flex items-center gap-3">
                    <LetterTile name={row.name} photo={row.logo} className="size-9 text-sm" />
                    <span className="min-w-24">
                      <Link
                        to={pathTo("dashboardApplicationsMyPrograms", locale, {}, { applyId: row.applyId })}
                        className={TEXT_LINK}
                      >
                        {row.name}
                      </Link>
                      {!table.hidesNames && <span className="block text-ink-muted tabular-nums">{row.label}</span>}
                      {row.isHeld && <span className="block text-sm text-ink-muted">{text("held")}</span>}
                      {row.answerReviews > 0 && !row.isHeld && (
                        <Link
                          to={pathTo(
                            "programDecisions",
                            locale,
                            { programSeoUrl: table.program.seoUrl },
                            { phase: table.phaseId ?? undefined, compare: row.applyId },
                          )}
                          className={`${TEXT_LINK} block text-sm`}
                          aria-label={`${text("answerNotes", { count: row.answerReviews })}: ${row.name}`}
                        >
                          {text("answerNotes", { count: row.answerReviews })}
                        </Link>
                      )}
                    </span>
                  </span>
                </td>
                {(["raw", "spread", "normalized"] as const).map((column) => (
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
                <td className={CELL}>
                  <RankRange row={row} table={table} />
                </td>
                <td className={classes(CELL, "pe-5 sm:pe-6")}>
                  <Results
                    row={row}
                    busy={busy}
                    onDecide={(result) => onDecide([row.applyId], result)}
                    onMoveUp={table.freePlaces > 0 ? () => onMoveUp(row) : undefined}
                  />
                </td>
              </tr>
              {endsAfter(row, rows[place + 1]) && (
                <tr>
                  <td colSpan={8} className="border-y border-honey-deep bg-honey-soft px-5 py-2 font-semibold sm:px-6">
                    {text("placesEnd", { count: places! })}
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

interface ResultsProps {
  row: Decision;
  busy: boolean;
  onDecide: (result: Decision["result"]) => void;
  /** Left out where no place is free. */
  onMoveUp: (() => void) | undefined;
}

function Results({ row, busy, onDecide, onMoveUp }: ResultsProps) {
  const text = useTranslations("programsDeciding");
  if (row.isPublished)
    return (
      <span className="grid justify-items-start gap-1">
        <PublishedResult result={row.result} place={row.place} />
        {row.result === "declined" && onMoveUp && (
          <Button kind="quiet" onClick={onMoveUp} aria-label={text("moveUp.of", { name: row.name })}>
            {text("moveUp.offer")}
          </Button>
        )}
      </span>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a row of a table without a legend. */}
      <div
        role="group"
        aria-label={`${text("decision")}: ${row.name}`}
        className="inline-flex flex-col overflow-hidden rounded-control border border-line-strong 2xl:flex-row"
      >
        {(["approved", "declined"] as const).map((result) => (
          <button
            key={result}
            type="button"
            disabled={busy}
            aria-pressed={row.result === result}
            onClick={() => onDecide(row.result === result ? "inspecting" : result)}
            className={classes(
              "min-h-row px-3 text-sm font-semibold whitespace-nowrap",
              row.result === result && (result === "approved" ? "bg-good-soft text-good" : "bg-sunken text-ink"),
              row.result !== result && "text-ink-muted",
            )}
          >
            {row.result === result && "✓ "}
            {text(`set.${result}`)}
          </button>
        ))}
      </div>
      {row.lacksReason && (
        <span className="mt-1 block">
          <Tag tone="warn">{text("withoutReason")}</Tag>
        </span>
      )}
    </>
  );
}
