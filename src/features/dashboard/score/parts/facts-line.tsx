import { useLocale } from "use-intl";
import type { Freshness } from "#shared/edit/score.ts";
import { formatDate } from "#shared/format.ts";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";

interface FactsLineProps {
  facts: Freshness;
  /** The form, where they are confirmed. */
  to?: string;
  name?: string;
}

/** When the facts of a thing were last confirmed, and how many wait for it. */
export function FactsLine({ facts: { confirmedAt, factsToConfirm: count }, to, name }: FactsLineProps) {
  const text = useTranslations("dashboardScore");
  const locale = useLocale();
  const waiting = text("toConfirm", { count });
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
      <span
        aria-hidden="true"
        className={classes(
          "size-2 shrink-0 rounded-full",
          count === 0 && confirmedAt ? "bg-good" : "border border-line-strong",
        )}
      />
      {confirmedAt ? text("confirmed", { date: formatDate(confirmedAt, locale) }) : text("neverConfirmed")}
      {count > 0 && to && (
        <Link to={to} aria-label={`${waiting}: ${name}`} className="font-semibold text-ink underline">
          {waiting}
        </Link>
      )}
    </p>
  );
}
