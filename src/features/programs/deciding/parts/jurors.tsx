import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { classes } from "#ui/classes.ts";
import { useTranslations } from "#ui/translations.ts";
import type { DecisionTable } from "../contract.ts";

/** A juror who scores so far from the others stands out. */
const FAR_SPREAD = 0.5;
/** The bar ends here; leanings beyond are rare. */
const WIDEST_SPREAD = 2;

/** How far each juror scores from the others, and who gives everyone the same. */
export function Jurors({ table: { jurors, ranking } }: { table: DecisionTable }) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  if (jurors.length === 0) return null;
  const signed = (value: number) =>
    formatNumber(value, locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: "exceptZero",
    }).replace("-", "−");
  const width = (value: number) => `${(Math.min(WIDEST_SPREAD, Math.abs(value)) / WIDEST_SPREAD) * 50}%`;
  return (
    <Card title={text("jurors")}>
      <p className="mb-3 text-sm text-ink-muted">{text(`jurorsHint.${ranking}`)}</p>
      <p aria-hidden="true" className="mb-1 flex justify-end gap-3 text-xs text-ink-muted">
        <span>← {text("strict")}</span>
        <span>{text("mild")} →</span>
      </p>
      <ul className="grid gap-2 text-sm">
        {jurors.map(({ number, name, reviews, leaning, hasNoSpread }) => (
          <li key={number}>
            <div className="flex items-center gap-3">
              <span className="min-w-0 flex-1 truncate">{text("juror", { number, name })}</span>
              {leaning === null ? (
                <span className="text-ink-muted">{text("nobodyElse")}</span>
              ) : (
                <>
                  <span aria-hidden="true" className="relative h-2 w-24 rounded-full bg-line">
                    <span
                      className={classes("absolute inset-y-0", Math.abs(leaning) > FAR_SPREAD ? "bg-warn" : "bg-teal")}
                      style={{
                        width: width(leaning),
                        ...(leaning < 0 ? { insetInlineEnd: "50%" } : { insetInlineStart: "50%" }),
                      }}
                    />
                  </span>
                  <span className="w-12 text-end tabular-nums">{signed(leaning)}</span>
                </>
              )}
            </div>
            {hasNoSpread && <p className="text-warn">{text(`noSpread.${ranking}`, { count: reviews })}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
