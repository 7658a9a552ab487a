import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDate, formatMonth } from "#shared/format.ts";
import { useTranslations } from "../translations.ts";

interface TrustProps {
  entry: { confirmedAt: string | null; updatedAt: string; oldFacts: Readonly<Record<string, string>> };
  /** Facts that the page shows, by field. */
  names: Readonly<Record<string, string>>;
  /** More lines, such as where the entry comes from. */
  children?: ReactNode;
}

/** How far one may trust an entry: when its team confirmed it, and when it was changed. */
export function Trust({ entry: { confirmedAt, updatedAt, oldFacts }, names, children }: TrustProps) {
  const text = useTranslations("factAge");
  const locale = useLocale();
  const months = new Map<string, string[]>();
  for (const [field, at] of Object.entries(oldFacts).toSorted(([, one], [, other]) => other.localeCompare(one))) {
    const month = formatMonth(at.slice(0, 10), locale);
    const name = names[field];
    if (name) months.set(month, [...(months.get(month) ?? []), name]);
  }
  const older = [...months].map(([month, facts]) => `${facts.join(", ")} (${month})`);
  return (
    <ul className="grid gap-1 border-line text-sm text-ink-muted not-first:mt-4 not-first:border-t not-first:pt-3.5">
      <li className="flex items-baseline gap-2">
        <span
          aria-hidden="true"
          className={`size-2 shrink-0 rounded-full ${confirmedAt ? "bg-good" : "border border-line-strong"}`}
        />
        {confirmedAt ? text("confirmed", { date: formatDate(confirmedAt, locale) }) : text("neverConfirmed")}
      </li>
      {older.length > 0 && <li className="ps-4">{text("older", { facts: older.join(", ") })}</li>}
      <li className="ps-4">{text("updated", { date: formatDate(updatedAt, locale) })}</li>
      {children}
    </ul>
  );
}
