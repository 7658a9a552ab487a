import { useLocale } from "use-intl";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Scored } from "../contract.ts";
import { addressOf } from "../rules.ts";

interface NextStepProps {
  scored: Scored;
  part: Scored["missing"][number];
  /** Says of which thing. */
  showsName: boolean;
}

/** A missing part with what it would add. */
export function NextStep({ scored, part, showsName }: NextStepProps) {
  const text = useTranslations("dashboardScore");
  const locale = useLocale();
  return (
    <Link
      to={addressOf(scored, locale, part)}
      className="flex min-h-row items-center justify-between gap-4 hover:underline"
    >
      <span className="min-w-0">
        <span className="block font-semibold">{text(`parts.${part.part}` as "parts.logo")}</span>
        {showsName && <span className="block text-sm text-ink-muted wrap-anywhere">{scored.name}</span>}
      </span>
      <span className="shrink-0 font-semibold tabular-nums">{text("points", { points: part.points })}</span>
    </Link>
  );
}
