import { redirect } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { actionFailure } from "#shared/action-failure.ts";
import { formatMoney, formatNumber } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Confirm } from "#ui/confirm.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { TEXT_LINK } from "#ui/link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-pulse.page";
import { askPulse, listPulses, type PulseQuarters } from "./contract.ts";
import { LEAST_ANSWERS } from "./limits.ts";
import { quarterParts } from "./rules.ts";

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const pulses = await pageContext(context).api(listPulses, {});
  return { ...pulses, isConfirming: searchParams.has("confirm"), wasAsked: searchParams.has("asked") };
}

export async function action({ context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  try {
    await api(askPulse, {});
  } catch (error) {
    return actionFailure(error, locale);
  }
  // Startups are asked in the background: until the page is opened again the question is not offered anew.
  return redirect(pathTo("adminPulse", locale, {}, { asked: "1" }));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("pulse.admin.title"), description: t("pulse.admin.lead"), noindex: true }));

type Quarter = PulseQuarters["quarters"][number];

export default function PulseManagementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { current, toAsk, quarters, isConfirming, wasAsked } = loaderData;
  const text = useTranslations("pulse");
  const locale = useLocale();
  const name = (quarter: string) => text("quarter", quarterParts(quarter));
  const tooFew = <span className="text-ink-muted">{text("admin.tooFew", { least: LEAST_ANSWERS })}</span>;
  const here = pathTo("adminPulse", locale);
  const file = (quarter: string, kind: "pdf" | "xlsx") => (
    <a
      href={`${RESOURCE_PATHS.impactReport[locale]}?quarter=${quarter}&kind=${kind}`}
      download
      aria-label={text(`admin.named.${kind}`, { quarter: name(quarter) })}
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
      cell: ({ teamSize }) => (teamSize === null ? tooFew : formatNumber(teamSize, locale)),
    },
    {
      key: "raised",
      header: text("admin.raised"),
      align: "end",
      cell: ({ raisedUsd }) => (raisedUsd === null ? tooFew : formatMoney(raisedUsd, "USD", locale, true)),
    },
    {
      key: "report",
      header: text("admin.report"),
      cell: ({ quarter }) => file(quarter, "pdf"),
    },
    {
      key: "sheet",
      header: text("admin.answersForHouse"),
      cell: ({ quarter }) => file(quarter, "xlsx"),
    },
  ];
  return (
    <>
      <AdminHead title={text("admin.title")} lead={text("admin.lead")} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Card>
          {actionData && <FormAlert failure={actionData.failure} />}
          {!wasAsked && (
            <p className="text-sm text-ink-muted">{text("admin.toAsk", { count: toAsk, quarter: name(current) })}</p>
          )}
          {!wasAsked && toAsk > 0 && (
            <ButtonLink to={`${here}?confirm`} kind="primary" preventScrollReset className="mt-4">
              {text("admin.ask", { quarter: name(current) })}
            </ButtonLink>
          )}
          <p role="status" className="text-sm text-good empty:hidden">
            {wasAsked ? text("admin.asking") : ""}
          </p>
          {isConfirming && toAsk > 0 && (
            <Confirm
              title={text("admin.confirm", { quarter: name(current) })}
              action={text("admin.send", { count: toAsk })}
              cancel={text("admin.cancel")}
              back={here}
              fields={{}}
            >
              <p>{text("admin.confirmText", { count: toAsk })}</p>
            </Confirm>
          )}
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
