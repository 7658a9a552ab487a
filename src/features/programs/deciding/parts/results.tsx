import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { DownloadIcon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Decision, DecisionTable } from "../contract.ts";

/** How many are accepted, not accepted and undecided, as numbers and as a bar. */
export function ResultCounts({ table: { counts, total, program, phaseId } }: { table: DecisionTable }) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const share = (count: number) => `${(count / Math.max(1, total)) * 100}%`;
  const paper = (kind: string, query: Record<string, string>) =>
    `${RESOURCE_PATHS.programPaper[locale]}?${new URLSearchParams({ kind, ...query })}`;
  return (
    <div className="px-5 pt-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {(["approved", "placeGone", "declined", "inspecting"] as const)
            .filter((result) => result !== "placeGone" || counts.placeGone > 0)
            .map((result) => (
              <div key={result} className="flex flex-row-reverse items-baseline gap-2">
                <dt className="text-sm text-ink-muted">{text(`counts.${result}`)}</dt>
                <dd
                  className={`font-display text-2xl font-bold tabular-nums ${result === "approved" ? "text-good" : ""}`}
                >
                  {formatNumber(counts[result], locale)}
                </dd>
              </div>
            ))}
        </dl>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paper("sheet", { id: program.id, ...(phaseId && { phaseId }) })} reloadDocument>
            <DownloadIcon className="size-4" />
            {text("export")}
          </ButtonLink>
          <ButtonLink to={paper("booklet", { programSeoUrl: program.seoUrl })} reloadDocument>
            <DownloadIcon className="size-4" />
            {text("booklet")}
          </ButtonLink>
          <ButtonLink to={pathTo("programMinutes", locale, { programSeoUrl: program.seoUrl })}>
            {text("minutes")}
          </ButtonLink>
        </div>
      </div>
      <div aria-hidden="true" className="mt-3 flex h-2 gap-px overflow-hidden rounded-full bg-line">
        <span className="bg-good" style={{ width: share(counts.approved) }} />
        <span className="bg-line-strong" style={{ width: share(counts.declined) }} />
      </div>
    </div>
  );
}

/** A published result, and below it whether the place that came with it is taken: one that was given up is accepted no more. */
export function PublishedResult({ result, place }: Pick<Decision, "result" | "place">) {
  const text = useTranslations("programsDeciding");
  const tone = place === "missed" ? "warn" : result === "approved" && place !== "givenUp" ? "good" : "neutral";
  return (
    <>
      <Tag tone={tone}>{text(`results.${result}`)}</Tag>
      <span className="text-ink-muted">{place ? text(`placeStates.${place}`) : text("published")}</span>
    </>
  );
}

interface ResultButtonsProps {
  row: Decision;
  busy: boolean;
  onDecide: (applyIds: string[], result: Decision["result"]) => void;
  /** Left out where no place is free. */
  onMoveUp: ((row: Decision) => void) | undefined;
  /** On a card: across its width, as high as a thumb needs. */
  wide?: boolean;
}

/** Accepts or declines an application, or takes that back; what is published, is. */
export function ResultButtons({ row, busy, onDecide, onMoveUp, wide = false }: ResultButtonsProps) {
  const text = useTranslations("programsDeciding");
  if (row.isPublished)
    return (
      <span className={classes("flex flex-wrap items-center gap-x-2 gap-y-1", !wide && "flex-col items-start")}>
        <PublishedResult result={row.result} place={row.place} />
        {row.result === "declined" && onMoveUp && (
          <Button kind="quiet" onClick={() => onMoveUp(row)} aria-label={text("moveUp.of", { name: row.name })}>
            {text("moveUp.offer")}
          </Button>
        )}
      </span>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a row of a table without a legend.
    <div
      role="group"
      aria-label={`${text("decision")}: ${row.name}`}
      className={classes(
        "overflow-hidden rounded-control border border-line-strong",
        wide ? "grid grid-cols-2" : "inline-flex",
      )}
    >
      {(["approved", "declined"] as const).map((result, place) => (
        <button
          key={result}
          type="button"
          disabled={busy}
          aria-pressed={row.result === result}
          onClick={() => onDecide([row.applyId], row.result === result ? "inspecting" : result)}
          className={classes(
            "px-3 text-sm font-semibold whitespace-nowrap -outline-offset-2",
            wide ? "min-h-control" : "min-h-row",
            place > 0 && "border-s border-line-strong",
            row.result === result && (result === "approved" ? "bg-good-soft text-good" : "bg-sunken text-ink"),
            row.result !== result && "text-ink-muted hover:text-ink",
          )}
        >
          {row.result === result && (result === "approved" ? "✓ " : "✕ ")}
          {text(`set.${result}`)}
        </button>
      ))}
    </div>
  );
}
