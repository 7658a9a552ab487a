import { useLocale } from "use-intl";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { id } from "#shared/endpoint.ts";
import { formatDate, formatMoney } from "#shared/format.ts";
import { bodyOf, intent, intentAction } from "#shared/intent-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { useFieldTexts } from "#ui/edit-form/use-field-texts.ts";
import { RowList } from "#ui/edit-page/row-list.tsx";
import { EyeOffIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { InvestmentTable } from "../funding/card.tsx";
import { FUNDING_PAGE_SIZE_MAX, privateFundingByInvestor } from "../funding/contract.ts";
import { hostings, receivedLinks } from "../links/contract.ts";
import { HostingList } from "../links/parts/hosting-list.tsx";
import { hostingIntents, linkIntents } from "../links/parts/link-intents.ts";
import { AnsweredLinks, WaitingLinks } from "../links/parts/received-links.tsx";
import type { Route } from "./+types/profile-tech-center-portfolio.page";
import * as contract from "./contract.ts";
import { newRoundForm, roundForm } from "./form.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, extra } = pageContext(context);
  const { organization, rounds } = await api(contract.investorRounds, { query: { investorId: params.investorId } });
  const query = { organizationId: organization.id };
  const [links, hosted, options, secret] = await Promise.all([
    api(receivedLinks, { query }),
    api(hostings, { query }),
    fieldOptions(api, roundForm.fields, {}),
    // Refused to who may edit the organization and not see its finances.
    extra(
      api(privateFundingByInvestor, { body: { investorId: organization.id, pageSize: FUNDING_PAGE_SIZE_MAX } }),
      undefined,
    ),
  ]);
  return { organization, rounds, links, hosted, options, secret };
}

const roundsAction = (investorId: string) =>
  intentAction({
    ...linkIntents,
    ...hostingIntents(investorId),
    add: intent({ body: bodyOf(contract.addPortfolioRound) }, async ({ body }, { api, once }) => ({
      saved: await api(contract.addPortfolioRound, { query: { investorId }, body }, once),
    })),
    change: intent(
      { id, body: bodyOf(contract.changePortfolioRound) },
      async ({ body, ...query }, { api, once }) => ({
        saved: await api(contract.changePortfolioRound, { query, body }, once),
      }),
      async (sent, { api }) => {
        const { rounds } = await api(contract.investorRounds, { query: { investorId } });
        return rounds.find((round) => round.id === sent.id);
      },
    ),
    withdraw: intent({ id }, async (query, { api, once }) => {
      await api(contract.withdrawPortfolioRound, { query }, once);
      return { removed: query.id };
    }),
  });

export const action = ({ request, context, params }: Route.ActionArgs) =>
  roundsAction(params.investorId)(request, pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("startupsPortfolio.title", { name: args.loaderData?.organization.name ?? "" }),
    description: t("startupsPortfolio.description"),
    noindex: true,
  }));

const TONES: Record<contract.PortfolioRound["state"], TagTone> = {
  waiting: "honey",
  confirmed: "good",
  declined: "bad",
  removed: "neutral",
};

export default function PortfolioPage({
  loaderData: { organization, rounds, links, hosted, options, secret },
}: Route.ComponentProps) {
  const text = useTranslations("startupsPortfolio");
  const texts = useFieldTexts(text, "");
  const locale = useLocale();
  const { id: investorId, name, seoUrl, isVisible } = organization;
  const choice = (field: string, value: string | null) => options[field]?.find((one) => one.value === value)?.label;
  // A center that takes part in no rounds begins with the startups it hosts.
  const hostsAlone = rounds.length === 0 && hosted.length > 0;
  const hosting = <HostingList organizationId={investorId} rows={hosted} options={options} />;
  return (
    <DashboardPage
      title={text("title", { name })}
      lead={text(hosted.length > 0 ? "hostingLead" : "lead")}
      actions={
        <>
          <ButtonLink to={pathTo("techCenter", locale, { seoUrl })}>{text("view")}</ButtonLink>
          <ButtonLink to={pathTo("editOrganization", locale, { seoUrl })}>{text("edit")}</ButtonLink>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {!isVisible && <Note icon={<EyeOffIcon />}>{text("hidden")}</Note>}
        <WaitingLinks links={links} />
        {hostsAlone && hosting}
        <RowList
          title={text("rounds")}
          lead={rounds.length === 0 ? text("none") : text("roundsLead")}
          addLabel={text("add")}
          rows={rounds}
          nameOf={({ startup, values }) => {
            const currency = choice("amountCurrencyId", values.amountCurrencyId);
            return [
              startup.name,
              choice("stageId", values.stageId),
              values.announcedDate && formatDate(values.announcedDate, locale),
              values.amount !== null && currency ? formatMoney(values.amount, currency, locale) : undefined,
            ];
          }}
          noteOf={({ state, refusal, startup }) => (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
              <Tag tone={TONES[state]}>{text(`states.${state}`)}</Tag>
              {startup.seoUrl && (
                <Link to={pathTo("startup", locale, { seoUrl: startup.seoUrl })} className="hover:underline">
                  {text("view")}
                </Link>
              )}
              {state === "waiting" && !startup.hasTeam && <span>{text("noTeam")}</span>}
              {refusal !== null && (
                <span className="basis-full wrap-anywhere">
                  {text("refusal", { name: startup.name, reason: refusal })}
                </span>
              )}
            </p>
          )}
          isFixed={({ state }) => state === "confirmed" || state === "removed"}
          formOf={(row) => (row ? roundForm : newRoundForm)}
          draftKeyOf={(row) => `portfolio/${investorId}/${row?.id ?? "new"}`}
          intentOf={(row) => (row ? { intent: "change", id: row.id } : { intent: "add" })}
          removalOf={(row) => ({ intent: "withdraw", id: row.id })}
          texts={texts}
          options={options}
        />
        {secret && secret.totalCount > 0 && (
          <Card title={text("privateRounds")} flush>
            <p className="px-5 pb-4 text-sm text-ink-muted sm:px-6">{text("privateRoundsLead")}</p>
            <InvestmentTable investor={{ id: investorId, name }} rows={secret.rows} />
          </Card>
        )}
        {!hostsAlone && hosting}
        <AnsweredLinks links={links} />
      </div>
    </DashboardPage>
  );
}
