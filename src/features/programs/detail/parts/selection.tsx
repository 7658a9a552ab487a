import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ProgramPage } from "../program.page.tsx";

/** The review categories with their weights, and what each score means in words. */
export function Categories({ program: { reviewCategories } }: ProgramPage) {
  const text = useTranslations("programsDetail");
  if (reviewCategories.length === 0) return null;
  return (
    <Card title={text("categories")}>
      <ul className="grid gap-4">
        {reviewCategories.map(({ id, name, description, weight, scaleMax, meanings }) => (
          <li key={id} className="border-t border-line pt-4 first:border-0 first:pt-0">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="min-w-0 font-sans text-base font-semibold tracking-normal wrap-anywhere">{name}</h3>
              <span className="shrink-0 font-semibold text-honey-deep tabular-nums">{text("weight", { weight })}</span>
            </div>
            {description && <p className="mt-1 max-w-prose text-ink-muted wrap-anywhere">{description}</p>}
            {meanings.length === 0 ? (
              <p className="mt-1 text-sm text-ink-muted">{text("scale", { max: scaleMax })}</p>
            ) : (
              <details className="mt-1 text-sm">
                <summary className="inline-flex min-h-row cursor-pointer items-center font-semibold text-honey-deep">
                  {text("meanings")}
                </summary>
                <ol className="grid gap-1 pt-1">
                  {meanings.map((meaning, score) => (
                    <li key={meaning} className="flex gap-3">
                      <span className="w-5 shrink-0 text-end font-semibold tabular-nums">{score + 1}</span>
                      <span className="min-w-0 text-ink-muted wrap-anywhere">{meaning}</span>
                    </li>
                  ))}
                </ol>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The phases of the selection, and whether jurors see names in them. */
export function Phases({ program: { phases, timeZone } }: ProgramPage) {
  const text = useTranslations("programsDetail");
  const locale = useLocale();
  if (phases.length === 0) return null;
  return (
    <Card title={text("phases")}>
      <ol className="grid gap-3">
        {phases.map(({ id, name, startsAt, finishesAt, isBlind }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-ink-muted">
                {formatDateTime(startsAt, locale, timeZone)} – {formatDateTime(finishesAt, locale, timeZone)}
              </p>
            </div>
            <Tag>{text(isBlind ? "blind" : "visible")}</Tag>
          </li>
        ))}
      </ol>
    </Card>
  );
}
