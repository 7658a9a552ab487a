import { useLocale } from "use-intl";
import { z } from "zod";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { formatDate, formatMoney } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { useFieldTexts } from "#ui/edit-form/use-field-texts.ts";
import { RowList } from "#ui/edit-page/row-list.tsx";
import { EyeOffIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/profile-tech-center-portfolio.page";
import * as contract from "./contract.ts";
import { newRoundForm, roundForm } from "./form.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const { organization, rounds } = await api(contract.investorRounds, { query: { investorId: params.investorId } });
  return { organization, rounds, options: await fieldOptions(api, roundForm.fields, {}) };
}

const attempt = z.string();
const sending = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("round"),
    investorId: id,
    id: id.nullable(),
    body: z.record(z.string(), z.unknown()),
    attempt,
  }),
  z.object({ intent: z.literal("withdraw"), id, attempt }),
]);

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const sent = sending.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), locale);
  const { data } = sent;
  const once = { idempotencyKey: data.attempt };
  try {
    if (data.intent === "withdraw") {
      await api(contract.withdrawPortfolioRound, { query: { id: data.id } }, once);
      return { removed: data.id };
    }
    const body = data.body as never;
    return {
      saved: data.id
        ? await api(contract.changePortfolioRound, { query: { id: data.id }, body }, once)
        : await api(contract.addPortfolioRound, { query: { investorId: data.investorId }, body }, once),
    };
  } catch (error) {
    const clashes = error instanceof AppError && error.code === "changedMeanwhile" && data.intent === "round";
    if (!clashes) return actionFailure(error, locale);
    const { rounds } = await api(contract.investorRounds, { query: { investorId: params.investorId } });
    return actionFailure(error, locale, { current: rounds.find((round) => round.id === data.id) });
  }
}

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

export default function PortfolioPage({ loaderData: { organization, rounds, options } }: Route.ComponentProps) {
  const text = useTranslations("startupsPortfolio");
  const texts = useFieldTexts(text, "");
  const locale = useLocale();
  const { id: investorId, name, seoUrl, isVisible } = organization;
  const choice = (field: string, value: string | null) => options[field]?.find((one) => one.value === value)?.label;
  return (
    <DashboardPage
      title={text("title", { name })}
      lead={text("lead")}
      actions={
        <>
          <ButtonLink to={pathTo("techCenter", locale, { seoUrl })}>{text("view")}</ButtonLink>
          <ButtonLink to={pathTo("editOrganization", locale, { seoUrl })}>{text("edit")}</ButtonLink>
        </>
      }
    >
      {!isVisible && <Note icon={<EyeOffIcon />}>{text("hidden")}</Note>}
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
        noteOf={({ state, startup }) => (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
            <Tag tone={TONES[state]}>{text(`states.${state}`)}</Tag>
            {startup.seoUrl && (
              <Link to={pathTo("startup", locale, { seoUrl: startup.seoUrl })} className="hover:underline">
                {text("view")}
              </Link>
            )}
            {state === "waiting" && !startup.hasTeam && <span>{text("noTeam")}</span>}
          </p>
        )}
        isFixed={({ state }) => state !== "waiting"}
        formOf={(row) => (row ? roundForm : newRoundForm) as never}
        draftKeyOf={(row) => `portfolio/${investorId}/${row?.id ?? "new"}`}
        intentOf={(row) => ({ intent: "round", investorId, id: row?.id ?? null })}
        removalOf={(row) => ({ intent: "withdraw", id: row.id })}
        texts={texts}
        options={options}
      />
    </DashboardPage>
  );
}
