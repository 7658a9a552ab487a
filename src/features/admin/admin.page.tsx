import { useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { getFirstDay } from "#features/first-day/contract.ts";
import { TEST_MAIL_PARAM } from "#features/first-day/limits.ts";
import { startupList } from "#features/startups/filters.ts";
import { WaitingList } from "#features/waiting/card.tsx";
import { whatWaits } from "#features/waiting/contract.ts";
import { AppError } from "#shared/errors.ts";
import { formatNumber } from "#shared/format.ts";
import type { Filter } from "#shared/list/filter.ts";
import { listPath } from "#shared/list/list-path.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { type PlainPathKey, pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Stat, StatRow } from "#ui/stat.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useLeastLoading } from "#ui/use-least-loading.ts";
import type { Route } from "./+types/admin.page";
import { type AdminStatistics, adminStatistics, type Counted } from "./contract.ts";
import { PERIODS, type Period } from "./limits.ts";
import { AdminHead, CsvButton } from "./page-head/card.tsx";
import { AddedChart } from "./parts/added-chart.tsx";
import { FirstDay } from "./parts/first-day.tsx";
import { firstDayAction } from "./parts/first-day-action.ts";
import { SectorShares } from "./parts/sector-shares.tsx";
import { adminMenu } from "./rules.ts";

const isPeriod = (text: string | null): text is Period => text !== null && Object.hasOwn(PERIODS, text);

export async function loader({ context, url }: Route.LoaderArgs) {
  const requested = url.searchParams.get("period");
  const period: Period = isPeriod(requested) ? requested : "month";
  const page = pageContext(context);
  const firstDay = page.api(getFirstDay, {}).catch(notForViewer);
  const opens = adminMenu(page).flatMap(({ links }) => links.map((link) => link.page));
  const waiting = page
    .api(whatWaits, {})
    .then((items) => items.filter(({ isOfHouse }) => isOfHouse))
    .catch(() => undefined);
  const links = { period, opens, mailCode: url.searchParams.get(TEST_MAIL_PARAM) };
  try {
    const statistics = await page.api(adminStatistics, { query: { period } });
    return { ...links, statistics, waiting: await waiting, firstDay: await firstDay };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...links, statistics: undefined, waiting: await waiting, firstDay: await firstDay };
  }
}

/** Moderators do not set the house up; and nothing of it is worth the page. */
const notForViewer = (error: unknown) => {
  if (error instanceof AppError) return null;
  throw error;
};

export const action = ({ request, context }: Route.ActionArgs) => firstDayAction(request, pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("admin.panel.title"), description: t("admin.panel.lead"), noindex: true }));

export default function AdminHomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { period, opens, statistics, waiting, firstDay, mailCode } = loaderData;
  // The link of the test mail opens it.
  const isAway = firstDay?.isHidden && !mailCode;
  const list = firstDay && <FirstDay firstDay={firstDay} mailCode={mailCode} answer={actionData} />;
  const text = useTranslations("admin.panel");
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} actions={<PeriodChoice period={period} />} />
      {!isAway && list}
      <Card title={text("waiting")} className="mb-5">
        <WaitingList items={waiting} nothing={text("nothingWaits")} />
      </Card>
      {statistics ? (
        <Numbers period={period} opens={opens} statistics={statistics} />
      ) : (
        <ErrorState
          title={text("failed")}
          actions={
            <Link to={`?period=${period}`} className="button button-secondary">
              {text("again")}
            </Link>
          }
        >
          {text("failedHint")}
        </ErrorState>
      )}
      {isAway && list}
    </>
  );
}

interface NumbersProps {
  period: Period;
  /** Pages of the area that the viewer may open. */
  opens: readonly PlainPathKey[];
  statistics: AdminStatistics;
}

/** Each number links to the list it counts, if the viewer may open it. */
function Numbers({ period, opens, statistics }: NumbersProps) {
  const text = useTranslations("admin.panel");
  const locale = useLocale();
  const isLoading = useLeastLoading(useNavigation().state === "loading");
  const { site, startups, hiddenStartups, fundings } = statistics;
  const usersAdded = opens.includes("adminUsers")
    ? (createdFrom: string, createdTo: string | undefined) =>
        pathTo("adminUsers", locale, {}, { createdFrom, createdTo })
    : undefined;
  const startupsAdded = opens.includes("adminStartups")
    ? (createdFrom: string, createdTo: string | undefined) =>
        pathTo("adminStartups", locale, {}, { state: "visible", createdFrom, createdTo })
    : undefined;
  // Questions about rounds hold only for startups that have some.
  const startupsFunded = (from: string, to?: string) =>
    startupsWith({ hasInvestment: true, "fundings.announcedDate": { gte: from, lte: to } });
  const number = (value: number) => formatNumber(value, locale);
  const added = ({ series }: typeof startups) => text(`inPeriod.${period}`, { count: series.at(-1)?.count ?? 0 });
  const usersWith = (query: Record<string, string | undefined> = {}) =>
    opens.includes("adminUsers") ? pathTo("adminUsers", locale, {}, query) : undefined;
  const startupsWith = (filter: Filter = {}) => listPath(startupList, locale, { filter });
  const attention = [
    ["unverifiedAccounts", usersWith({ isVerified: "false" })],
    ["lockedAccounts", usersWith({ isLocked: "true" })],
    ["leavingAccounts", usersWith({ isLeaving: "true" })],
  ] as const;
  return (
    <>
      <StatRow className="mb-5">
        {site && (
          <Stat
            value={number(site.accounts.total)}
            label={text("counts.accounts")}
            change={added(site.accounts)}
            to={usersWith()}
          />
        )}
        <Stat
          value={number(startups.total)}
          label={text("counts.startups")}
          change={
            <>
              {added(startups)}
              {hiddenStartups > 0 && (
                <>
                  {" · "}
                  {/* Above the link of the whole number. */}
                  <Link
                    to={pathTo("adminStartups", locale, {}, { state: "hidden" })}
                    className="relative underline hover:no-underline"
                  >
                    {text("hidden", { count: hiddenStartups })}
                  </Link>
                </>
              )}
            </>
          }
          tone={added(startups) ? "good" : "muted"}
          to={startupsWith()}
        />
        <Stat
          value={number(fundings.total)}
          label={text("counts.fundings")}
          change={added(fundings)}
          to={startupsWith({ hasInvestment: true })}
        />
        <Stat
          value={number(statistics.organizations)}
          label={text("counts.organizations")}
          to={pathTo("techCenters", locale)}
        />
      </StatRow>
      {site && (
        <StatRow label={text("attention")} className="mb-5">
          {attention.map(([name, to]) => (
            <Stat key={name} value={number(site[name])} label={text(`counts.${name}`)} to={to} />
          ))}
        </StatRow>
      )}
      <div
        aria-busy={isLoading}
        className="grid gap-5 transition-opacity aria-busy:opacity-60 aria-busy:delay-100 xl:grid-cols-2"
      >
        {site && <Added name="accounts" counted={site.accounts} period={period} listOf={usersAdded} />}
        <Added name="startups" counted={startups} period={period} listOf={startupsAdded} />
        <Added name="fundings" counted={fundings} period={period} listOf={startupsFunded} hint={text("fundingsHint")} />
        <Card
          title={text("sectors")}
          end={
            <CsvButton
              title={text("sectors")}
              head={[text("sector"), text("count")]}
              rows={statistics.sectors.map(({ name, count }) => [name, count])}
            />
          }
        >
          <SectorShares sectors={statistics.sectors} />
        </Card>
      </div>
    </>
  );
}

interface AddedProps {
  name: "accounts" | "startups" | "fundings";
  counted: Counted;
  period: Period;
  listOf: ((from: string, to: string | undefined) => string) | undefined;
  hint?: string;
}

/** The chart of one kind, with its numbers as a file. */
function Added({ name, counted, period, listOf, hint }: AddedProps) {
  const text = useTranslations("admin.panel");
  const title = text(name);
  return (
    <Card
      title={title}
      end={
        <CsvButton
          title={title}
          head={[text("when"), text("count")]}
          rows={counted.series.map(({ from, count }) => [from, count])}
        />
      }
    >
      {hint && <p className="mb-2 text-sm text-ink-muted">{hint}</p>}
      <AddedChart title={title} counted={counted} period={period} listOf={listOf} />
    </Card>
  );
}

function PeriodChoice({ period }: { period: Period }) {
  const text = useTranslations("admin.panel");
  return (
    <nav aria-label={text("period")} className="flex rounded-control border border-line-strong bg-surface p-0.5">
      {(Object.keys(PERIODS) as Period[]).map((item) => (
        <Link
          key={item}
          to={`?period=${item}`}
          preventScrollReset
          aria-current={item === period ? "true" : undefined}
          className="grid min-h-10 place-items-center rounded-tag px-3.5 text-sm font-semibold text-ink-muted hover:text-ink aria-[current=true]:bg-honey aria-[current=true]:text-honey-ink"
        >
          {text(`periods.${item}`)}
        </Link>
      ))}
    </nav>
  );
}
