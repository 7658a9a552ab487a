import { redirectDocument, useActionData } from "react-router";
import { useLocale } from "use-intl";
import { createPayment, paymentHistory } from "#features/payments/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { catchLostConnection } from "#shared/client-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { InfoIcon } from "#ui/icon.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/plans.page";
import { listProducts } from "./contract.ts";
import { AUDIENCES, PLAN_PARAM } from "./limits.ts";
import { BuyingNote } from "./parts/buying-note.tsx";
import { CurrencyTabs } from "./parts/currency-tabs.tsx";
import { PlanCard } from "./parts/plan-card.tsx";
import { ownPackages } from "./seats/contract.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  const signedIn = viewer.kind === "member";
  const [plans, orders, shared] = await Promise.all([
    api(listProducts, {}),
    signedIn ? api(paymentHistory, {}).then(({ rows }) => rows) : [],
    signedIn ? api(ownPackages, {}).then((own) => own.package) : null,
  ]);
  const packages = orders.filter(({ entityType }) => entityType !== "report");
  const currencies = [...new Set(plans.flatMap(({ prices }) => prices.map(({ currency }) => currency)))];
  const wanted = url.searchParams.get("currency");
  return {
    plans,
    currencies,
    currency: currencies.find((code) => code === wanted),
    signedIn,
    ownPackageId: packages.find(({ state }) => state === "paid" || state === "pastDue")?.entityId,
    isPending: packages.some(({ state }) => state === "pending"),
    /** The package that the viewer uses by a seat. */
    seatOf: shared && !shared.isOwn ? shared.name : undefined,
    returnTo: returnPath(url.searchParams.get(RETURN_PARAM)),
    chosen: url.searchParams.get(PLAN_PARAM),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const currency = form.get("currency");
  try {
    const returnTo = returnPath(url.searchParams.get(RETURN_PARAM));
    const body = {
      EntityId: String(form.get("entityId")),
      ...(currency ? { Currency: String(currency) } : {}),
      ...(returnTo ? { ReturnTo: returnTo } : {}),
    };
    const { redirectUrl } = await api(createPayment, { body }, { handlesNotFound: true });
    return redirectDocument(redirectUrl);
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("premium.plansTitle"), description: t("premium.plansDescription") }));

export default function PlansPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("premium");
  const locale = useLocale();
  const refused = useActionData<typeof action>();
  const { plans, currencies, currency, ownPackageId, isPending, seatOf, returnTo, chosen } = loaderData;
  const groups = AUDIENCES.map((audience) => ({
    audience,
    offered: plans.filter((product) => product.audience === audience),
  })).filter(({ offered }) => offered.length > 0);
  return (
    <DefaultLayout className="grid gap-8 pb-16">
      <header className="grid max-w-3xl gap-3">
        <h1 className="text-4xl sm:text-5xl">{t("plansTitle")}</h1>
        <p className="text-lg text-ink-muted text-pretty">{t("plansDescription")}</p>
      </header>
      {refused && "failure" in refused && <FormAlert failure={refused.failure} />}
      <CurrencyTabs currencies={currencies} current={currency ?? currencies[0]} returnTo={returnTo} />
      {(isPending || seatOf) && (
        <Note icon={<InfoIcon />} title={t(isPending ? "pendingTitle" : "seatTitle")}>
          <p>{isPending ? t("pending") : t("seat", { name: seatOf! })}</p>
          <Link to={pathTo("packageManagement", locale)} className={`${TEXT_LINK} inline-flex min-h-row items-center`}>
            {t(isPending ? "toPayments" : "toOwn")}
          </Link>
        </Note>
      )}
      {groups.map(({ audience, offered }) => (
        <section key={audience} aria-labelledby={audience} className="grid gap-4">
          <h2 id={audience} className="text-2xl">
            {t(`audiences.${audience}`)}
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {offered.map((plan) => (
              <li key={plan.id} className="grid">
                <PlanCard
                  plan={plan}
                  monthly={offered.find(({ period }) => period === "month")}
                  currency={currency}
                  offer={plan.id === ownPackageId ? "own" : isPending ? "none" : loaderData.signedIn ? "buy" : "signIn"}
                  isChosen={plan.key === chosen}
                  returnTo={returnTo}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <BuyingNote />
      <div>
        <ButtonLink to={pathTo("membershipPackages", locale)}>{t("toPackages")}</ButtonLink>
      </div>
    </DefaultLayout>
  );
}
