import { useLocale } from "use-intl";
import { formatDateTime, formatMinute } from "#shared/format.ts";
import { useTranslations } from "#ui/translations.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

/** An instant by the clock of the program, and by the reader's own where it says something else. */
export function ProgramInstant({ value, timeZone }: { value: string; timeZone: string }) {
  const text = useTranslations("deadline");
  const locale = useLocale();
  // The server does not know where the visitor is.
  const own = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  const differs = own !== undefined && formatMinute(value, locale, own) !== formatMinute(value, locale, timeZone);
  return (
    <>
      <time dateTime={value}>{formatDateTime(value, locale, timeZone)}</time>
      {differs && (
        <span className="block text-sm font-normal text-balance text-ink-muted">
          {text("yourTime", { time: formatDateTime(value, locale, own) })}
        </span>
      )}
    </>
  );
}
