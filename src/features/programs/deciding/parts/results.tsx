import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { ButtonLink } from "#ui/button.tsx";
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
