import { useLocale } from "use-intl";
import { AdminHead, CsvButton } from "#features/admin/page-head/card.tsx";
import { formatDate, formatNumber } from "#shared/format.ts";
import { FORMAT_LOCALE, type Locale } from "#shared/locale.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { Stat } from "#ui/stat.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-usage.page";
import { getUsage } from "./contract.ts";
import { USAGE_DAYS } from "./limits.ts";
import { CountTable } from "./parts/count-table.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const requestedDays = Number(url.searchParams.get("days"));
  const days = USAGE_DAYS.find((usageDay) => usageDay === requestedDays) ?? 30;
  return { days, usage: await pageContext(context).api(getUsage, { query: { days } }) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("usage.title"), description: t("usage.lead"), noindex: true }));

/** Bars that fit beside each other on a phone; more days are summed up. */
const BAR_COUNT = 10;

export default function UsagePage({ loaderData: { days, usage } }: Route.ComponentProps) {
  const text = useTranslations("usage");
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const perDay = number(Math.round(usage.visits / days));
  const bars = summedUp(usage.days).map(({ day, count }) => ({
    label: shortDay(day, locale),
    value: count,
    text: number(count),
  }));
  const rowsOf = (rows: readonly { name: string; count: number }[]) => rows.map(({ name, count }) => [name, count]);
  const pages = usage.pages.map(({ address, count }) => ({ name: address, count }));
  const filters = usage.filters.map(({ list, name, count }) => ({ name: `${text(`lists.${list}`)}: ${name}`, count }));
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} actions={<DayChoice days={days} />} />
      <dl className="mb-5 grid overflow-hidden rounded-card border border-line bg-line">
        <Stat
          value={number(usage.visits)}
          label={text("visits")}
          change={text("perDay", { count: perDay })}
          tone="muted"
        />
      </dl>
      <Card
        title={text("chart")}
        end={
          <CsvButton
            title={text("chart")}
            head={[text("day"), text("count")]}
            rows={usage.days.map(({ day, count }) => [formatDate(day, locale), count])}
          />
        }
      >
        {days > BAR_COUNT && (
          <p className="mb-3 text-sm text-ink-muted">{text("parts", { days: Math.ceil(days / BAR_COUNT) })}</p>
        )}
        <BarChart title={text("chart")} bars={bars} labelHeader={text("day")} valueHeader={text("count")} />
      </Card>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <CountTable title={text("pages")} header={text("page")} rows={pages} csv={rowsOf(pages)} />
        <CountTable title={text("filters")} header={text("filter")} rows={filters} csv={rowsOf(filters)} />
        <CountTable
          title={text("searches")}
          header={text("search")}
          rows={usage.searches}
          csv={rowsOf(usage.searches)}
          hint={text("searchesHint")}
        />
      </div>
    </>
  );
}

function shortDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE[locale], { day: "numeric", month: "numeric", timeZone: "UTC" });
  // Turkish dates have points; the short form of `Intl` has a slash.
  return locale === "tr" ? format.format(new Date(day)).replace("/", ".") : format.format(new Date(day));
}

/** The days in as many equal parts as there are bars; a part is named by its first day. */
function summedUp(days: readonly { day: string; count: number }[]) {
  const size = Math.ceil(days.length / BAR_COUNT);
  return Array.from({ length: Math.ceil(days.length / size) }, (_, index) => {
    const part = days.slice(index * size, (index + 1) * size);
    return { day: part[0]!.day, count: part.reduce((sum, { count }) => sum + count, 0) };
  });
}

function DayChoice({ days }: { days: number }) {
  const text = useTranslations("usage");
  return (
    <nav aria-label={text("period")} className="flex rounded-control border border-line-strong bg-surface p-0.5">
      {USAGE_DAYS.map((usageDay) => (
        <Link
          key={usageDay}
          to={`?days=${usageDay}`}
          preventScrollReset
          aria-current={usageDay === days ? "true" : undefined}
          className="grid min-h-10 place-items-center rounded-tag px-3.5 text-sm font-semibold text-ink-muted hover:text-ink aria-[current=true]:bg-honey aria-[current=true]:text-honey-ink"
        >
          {text("days", { days: usageDay })}
        </Link>
      ))}
    </nav>
  );
}
