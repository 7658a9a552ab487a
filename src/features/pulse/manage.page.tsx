import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/card.tsx";
import { actionFailure } from "#shared/action-failure.ts";
import { catchLostConnection } from "#shared/client-action.ts";
import { formatMoney, formatNumber } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { inLanguage, RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { TEXT_LINK } from "#ui/link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/manage.page";
import { askPulse, listPulses, type PulseQuarters } from "./contract.ts";
import { quarterParts } from "./rules.ts";

export const loader = ({ context }: Route.LoaderArgs) => pageContext(context).api(listPulses, {});

export async function action({ context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  try {
    await api(askPulse, {});
    return { asked: true as const };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("pulse.admin.title"), description: t("pulse.admin.lead"), noindex: true }));

type Quarter = PulseQuarters["quarters"][number];

export default function PulseManagementPage({ loaderData: { current, toAsk, quarters } }: Route.ComponentProps) {
  const text = useTranslations("pulse");
  const locale = useLocale();
  const fetcher = useFetcher<typeof action>();
  const name = (quarter: string) => text("quarter", quarterParts(quarter));
  const failure = fetcher.data && "failure" in fetcher.data ? fetcher.data.failure : undefined;
  const wasAsked = fetcher.data && "asked" in fetcher.data;
  const file = (quarter: string, kind: "pdf" | "xlsx") => (
    <a
      href={`${inLanguage(RESOURCE_PATHS.impactReport, locale)}?quarter=${quarter}&kind=${kind}`}
      download
      aria-label={text("admin.reportNamed", { quarter: name(quarter), kind: text(`admin.${kind}`) })}
      className={`${TEXT_LINK} inline-flex min-h-row items-center`}
    >
      {text(`admin.${kind}`)}
    </a>
  );
  const columns: Column<Quarter>[] = [
    {
      key: "quarter",
      header: text("admin.quarterColumn"),
      cell: ({ quarter }) => <strong className="whitespace-nowrap">{name(quarter)}</strong>,
    },
    {
      key: "answered",
      header: text("admin.answered"),
      align: "end",
      cell: ({ answered, asked }) =>
        text("admin.answeredOf", { answered: formatNumber(answered, locale), asked: formatNumber(asked, locale) }),
    },
    {
      key: "team",
      header: text("admin.team"),
      align: "end",
      cell: ({ teamSize }) => formatNumber(teamSize, locale),
    },
    {
      key: "raised",
      header: text("admin.raised"),
      align: "end",
      cell: ({ raisedUsd }) => formatMoney(raisedUsd, "USD", locale),
    },
    {
      key: "report",
      header: text("admin.report"),
      cell: ({ quarter }) => (
        <span className="flex gap-4">
          {file(quarter, "pdf")}
          {file(quarter, "xlsx")}
        </span>
      ),
    },
  ];
  return (
    <>
      <AdminHead title={text("admin.title")} lead={text("admin.lead")} />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
        <Card>
          {failure && <FormAlert failure={failure} />}
          <p className="mb-4 text-sm text-ink-muted">{text("admin.toAsk", { count: toAsk, quarter: name(current) })}</p>
          <fetcher.Form method="post">
            <Button type="submit" kind="primary" disabled={toAsk === 0} busy={fetcher.state !== "idle"}>
              {text("admin.ask", { quarter: name(current) })}
            </Button>
          </fetcher.Form>
          <p role="status" className="mt-3 text-sm text-good empty:hidden">
            {wasAsked && fetcher.state === "idle" ? text("admin.asking") : ""}
          </p>
        </Card>
        <Card title={text("admin.quarters")} flush>
          <Table
            label={text("admin.quarters")}
            columns={columns}
            rows={quarters}
            rowKey={({ quarter }) => quarter}
            empty={<EmptyState title={text("admin.none")}>{text("admin.noneText")}</EmptyState>}
          />
        </Card>
      </div>
    </>
  );
}
