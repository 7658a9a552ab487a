import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import { Card } from "#ui/card.tsx";
import { classes } from "#ui/classes.ts";
import { useTranslations } from "#ui/translations.ts";
import type { OwnWeek } from "../contract.ts";

/** "Thu", in Turkish "Per"; a calendar day has no zone. */
const weekday = (day: string, locale: Locale): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString(locale, { weekday: "short", timeZone: "UTC" });

/** Visits of the last seven days, and what came in, beside the week before. */
export function WeekCard({ week: { visits, numbers } }: { week: OwnWeek }) {
  const text = useTranslations("dashboardLanding.week");
  const locale = useLocale();
  const total = visits.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={text("title")}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-3xl font-bold tracking-tight tabular-nums">
          {formatNumber(total, locale)}
        </span>
        <span className="text-sm text-ink-muted">{text("visits")}</span>
      </p>
      {total > 0 && (
        <div className="mt-3">
          <BarChart
            title={text("visitsOfDay")}
            labelHeader={text("day")}
            valueHeader={text("count")}
            quiet
            bars={visits.map(({ day, count }) => ({
              label: weekday(day, locale),
              value: count,
              text: formatNumber(count, locale),
            }))}
          />
        </div>
      )}
      <p className="mt-2 text-sm text-ink-muted">{text("note")}</p>
      {numbers.length > 0 && (
        <dl className="mt-3">
          {numbers.map((number) => (
            <WeekNumber key={number.name} {...number} />
          ))}
        </dl>
      )}
    </Card>
  );
}

/** A number of the week with its change. */
function WeekNumber({ name, count, before }: OwnWeek["numbers"][number]) {
  const text = useTranslations("dashboardLanding.week");
  const locale = useLocale();
  const change = count - before;
  const signed = formatNumber(change, locale, { signDisplay: "exceptZero" });
  const words = change === 0 ? text("same") : text("change", { change: signed });
  return (
    <div className="flex items-baseline justify-between gap-3 border-t border-line py-2.5">
      <dt className="min-w-0 text-sm">{text(name)}</dt>
      <dd className="flex shrink-0 items-baseline gap-2.5 tabular-nums">
        <span className="font-bold">{formatNumber(count, locale)}</span>
        <span
          title={words}
          className={classes("min-w-8 text-end text-sm font-semibold", change > 0 ? "text-good" : "text-ink-muted")}
        >
          <span aria-hidden="true">{change === 0 ? "=" : signed}</span>
          <span className="sr-only">{words}</span>
        </span>
      </dd>
    </div>
  );
}
