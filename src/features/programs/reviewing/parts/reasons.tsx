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

/** The reasons of the catalogue, by what they are about; chosen ones stand in the letter. */
export function Reasons({ reasons, chosen, isOpen, onChange }: ReasonsProps) {
  const text = useTranslations("programsReviewing");
  const isFull = chosen.length >= REASONS_MAX;
  const shown = REASON_TOPICS.map((topic) => ({ topic, rows: reasons.filter((reason) => reason.topic === topic) }));
  return (
    <details className="mb-3 rounded-control border border-line bg-surface" open={chosen.length > 0}>
      <summary className="flex min-h-control items-center px-3 text-sm font-semibold">
        {text("chooseReasons", { count: chosen.length })}
      </summary>
      <div className="grid gap-3 px-3 pb-3">
        <p className="text-sm text-ink-muted">{text("reasonsHint", { max: REASONS_MAX })}</p>
        {shown
          .filter(({ rows }) => rows.length > 0)
          .map(({ topic, rows }) => (
            <fieldset key={topic}>
              <legend className="text-sm font-semibold">{text(`topics.${topic}`)}</legend>
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
