import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDate, formatMonth } from "#shared/format.ts";
import { useTranslations } from "../translations.ts";

interface TrustProps {
  entry: { confirmedAt: string | null; updatedAt: string; oldFacts: Readonly<Record<string, string>> };
  /** More lines, such as where the entry comes from. */
  children?: ReactNode;
}

/** How far one may trust an entry: when its team confirmed it, and when it was changed. */
export function Trust({ entry: { confirmedAt, updatedAt, oldFacts }, children }: TrustProps) {
  const text = useTranslations("factAge");
  const locale = useLocale();
  return (
    <ul className="grid gap-1 border-line text-sm text-ink-muted not-first:mt-4 not-first:border-t not-first:pt-3.5">
      <li className="flex items-baseline gap-2">
        <span
          aria-hidden="true"
          className={`size-2 shrink-0 rounded-full ${confirmedAt ? "bg-good" : "border border-line-strong"}`}
        />
        {confirmedAt ? text("confirmed", { date: formatDate(confirmedAt, locale) }) : text("neverConfirmed")}
      </li>
      {oldFacts.website && (
        <li className="ps-4">{text("oldWebsite", { date: formatDate(oldFacts.website, locale) })}</li>
      )}
      <li className="ps-4">{text("updated", { date: formatDate(updatedAt, locale) })}</li>
      {children}
    </ul>
  );
}

/** Says of an old fact when it was last confirmed: "as of March 2026". */
export function useAsOf() {
  const text = useTranslations("factAge");
  const locale = useLocale();
  return (at: string | undefined) => at && text("asOf", { month: formatMonth(at.slice(0, 10), locale) });
}
