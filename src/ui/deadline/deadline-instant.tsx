import { useLocale } from "use-intl";
import { formatDateTime, formatMinute } from "#shared/format.ts";
import { useTranslations } from "../translations.ts";
import { useHydrated } from "../use-hydrated.ts";

/** An instant with the portal's time zone, and in the visitor's own time where their clock says something else. */
export function DeadlineInstant({ value }: { value: string }) {
  const text = useTranslations("deadline");
  const locale = useLocale();
  // The server does not know where the visitor is.
  const zone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  const differs = zone !== undefined && formatMinute(value, locale, zone) !== formatMinute(value, locale);
  return (
    <>
      <time dateTime={value}>{formatDateTime(value, locale)}</time>
      {differs && (
        <span className="block text-sm font-normal text-balance text-ink-muted">
          {text("yourTime", { time: formatDateTime(value, locale, zone) })}
        </span>
      )}
    </>
  );
}
