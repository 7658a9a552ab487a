import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import { MOVED_ROWS } from "../../merges/limits.ts";
import type { MergeSide } from "../contract.ts";

/** How many rows of each kind move over. */
export function MovingRows({ source, target }: { source: MergeSide; target: MergeSide }) {
  const text = useTranslations("startupsMerging");
  const locale = useLocale();
  const kinds = MOVED_ROWS.filter((kind) => (source.rows[kind]?.all ?? 0) > 0);
  if (kinds.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg font-semibold">{text("rowsTitle")}</h2>
      <p className="mb-3 text-sm text-ink-muted">{text("rowsLead", { name: target.name })}</p>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {kinds.map((kind) => {
          const { all, moving } = source.rows[kind]!;
          return (
            <div key={kind} className="flex justify-between gap-4 border-b border-line pb-2">
              <dt>{text(`rows.${kind}`)}</dt>
              <dd className="font-semibold tabular-nums">
                {text("rowsMove", { moving: formatNumber(moving, locale), all: formatNumber(all, locale) })}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
