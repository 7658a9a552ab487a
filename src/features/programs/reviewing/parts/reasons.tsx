import { Checkbox } from "#ui/checkbox.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewedApplication } from "../contract.ts";
import { REASON_TOPICS, REASONS_MAX } from "../limits.ts";

interface ReasonsProps {
  reasons: ReviewedApplication["reasons"];
  chosen: readonly string[];
  isOpen: boolean;
  onChange: (reasonIds: string[]) => void;
}

/** The reasons of the catalogue: what is good, then what is missing, by what it is about; chosen ones stand in the letter. */
export function Reasons({ reasons, chosen, isOpen, onChange }: ReasonsProps) {
  const text = useTranslations("programsReviewing");
  const isFull = chosen.length >= REASONS_MAX;
  const shown = [
    { title: text("strengths"), rows: reasons.filter(({ isStrength }) => isStrength) },
    ...REASON_TOPICS.map((topic) => ({
      title: text(`topics.${topic}`),
      rows: reasons.filter((reason) => reason.topic === topic && !reason.isStrength),
    })),
  ];
  return (
    <details className="mb-3 rounded-control border border-line bg-surface" open={chosen.length > 0}>
      <summary className="flex min-h-control items-center px-3 text-sm font-semibold">
        {text("chooseReasons", { count: chosen.length })}
      </summary>
      <div className="grid gap-3 px-3 pb-3">
        <p className="text-sm text-ink-muted">{text("reasonsHint", { max: REASONS_MAX })}</p>
        {shown
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <fieldset key={title}>
              <legend className="text-sm font-semibold">{title}</legend>
              {rows.map(({ id, text: reason }) => (
                <Checkbox
                  key={id}
                  label={reason}
                  checked={chosen.includes(id)}
                  disabled={!isOpen || (isFull && !chosen.includes(id))}
                  onChange={(event) =>
                    onChange(event.target.checked ? [...chosen, id] : chosen.filter((item) => item !== id))
                  }
                />
              ))}
            </fieldset>
          ))}
      </div>
    </details>
  );
}
