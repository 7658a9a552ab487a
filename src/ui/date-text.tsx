import { useLocale } from "use-intl";
import { formatDate, formatDateTime, isEmptyDate } from "#shared/format.ts";
import { formatRelative } from "#shared/format-relative.ts";

interface DateTextProps {
  /** ISO date or instant; null shows nothing. */
  value: string | null | undefined;
  /** "relative": how long ago, with the date as its title. */
  as?: "date" | "instant" | "relative";
}

export function DateText({ value, as = "date" }: DateTextProps) {
  const locale = useLocale();
  if (isEmptyDate(value)) return null;
  const full = as === "date" ? formatDate(value, locale) : formatDateTime(value, locale);
  return (
    // "3 weeks ago" may differ between the server and the browser.
    <time dateTime={value ?? undefined} title={as === "relative" ? full : undefined} suppressHydrationWarning>
      {as === "relative" ? formatRelative(value, new Date(), locale) : full}
    </time>
  );
}
