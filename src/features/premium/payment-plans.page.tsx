import { redirectDocument, useActionData } from "react-router";
import { useLocale } from "use-intl";
import { createPayment, type Order, paymentHistory } from "#features/payments/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import type { Answer } from "#shared/endpoint.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/payment-plans.page";
import { listProducts, type Product } from "./contract.ts";
import { AUDIENCES, changeProblem, PLAN_PARAM } from "./limits.ts";
import { BuyingNote } from "./parts/buying-note.tsx";
import { CurrencyTabs } from "./parts/currency-tabs.tsx";
import { NothingSold } from "./parts/nothing-sold.tsx";
import { PlanCard } from "./parts/plan-card.tsx";
import { PlanHint } from "./parts/plan-hint.tsx";
import type { Offer } from "./parts/plan-offer.tsx";
import { TestNote } from "./parts/test-note.tsx";
import { type Obstacle, WhyNothing } from "./parts/why-nothing.tsx";
import { ownPackages } from "./seats/contract.ts";
import { premiumSettings } from "./settings/contract.ts";
import { freeStartupsOf } from "./settings/rules.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  const signedIn = viewer.kind === "member";
  const [plans, { model }, orders, shared] = await Promise.all([
    api(listProducts, {}),
    api(premiumSettings, {}),
    signedIn ? api(paymentHistory, {}).then(({ rows }) => rows) : [],
    signedIn ? api(ownPackages, {}).then((own) => own.package) : null,
  ]);
  const packages = orders.filter(({ entityType }) => entityType !== "report");
  const own = packages.find(({ state }) => state === "paid" || state === "pastDue");
  const isPaid = own?.source === "payment";
  // It is in the way of nothing: it ends with the payment for another one.
  const isTest = own?.source === "test";
  const pending = packages.find(({ state }) => state === "pending");
  const currencies = [...new Set(plans.flatMap(({ prices }) => prices.map(({ currency }) => currency)))];
  const wanted = url.searchParams.get("currency");
  return {
    plans,
    isSold: model.isSold,
    freeStartups: freeStartupsOf(model),
    // A package is changed in the currency it is paid in; a gift is not paid.
    currencies: isPaid ? [] : currencies,
    currency: isPaid ? own.currency : currencies.find((code) => code === wanted),
    signedIn,
    ownPackageId: isTest ? undefined : own?.entityId,
    test: isTest ? own : undefined,
    obstacle: obstacleOf(own, pending, shared),
    returnTo: returnPath(url.searchParams.get(RETURN_PARAM)),
    chosen: url.searchParams.get(PLAN_PARAM),
  };
}

/** Why the viewer can buy nothing. */
function obstacleOf(
  own: Order | undefined,
  pending: Order | undefined,
  shared: Answer<typeof ownPackages>["package"],
): Obstacle | undefined {
  if (pending) return { kind: "pending", name: pending.name };
  if (own?.source === "gift" || own?.source === "disconnected") return { kind: own.source, name: own.name };
  if (own?.source === "test") return undefined;
  if (own?.state === "pastDue") return { kind: "pastDue", name: own.name };
  return shared && !shared.isOwn ? { kind: "seat", name: shared.name } : undefined;
}

/** Refusals that are resolved on the page of one's own package. */
const RESOLVED_THERE = ["premiumAlready", "packageDisconnected", "giftRunning", "seatRunning", "paymentPending"];

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

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("premium.plansTitle"), description: t("premium.plansDescription") }));

export default function PlansPage(props: Route.ComponentProps) {
  if (props.loaderData.isSold) return <Plans {...props} />;
  return (
    <DefaultLayout>
      <NothingSold page />
    </DefaultLayout>
  );
}

function Plans({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("premium");
  const locale = useLocale();
  const refused = useActionData<typeof action>();
  const failure = refused && "failure" in refused ? refused.failure : undefined;
  const { plans, currencies, currency, ownPackageId, obstacle, test, returnTo, chosen } = loaderData;
  const own = plans.find(({ id }) => id === ownPackageId);
  const offerOf = (plan: Product): Offer => {
    if (plan.id === ownPackageId) return "own";
    if (obstacle) return "none";
    if (ownPackageId) return changeProblem(own, currency!, plan) ?? "change";
    return loaderData.signedIn ? "buy" : "signIn";
  };
  const groups = AUDIENCES.map((audience) => ({
    audience,
    offered: plans.filter((product) => product.audience === audience),
  })).filter(({ offered }) => offered.length > 0);
  return (
    <DefaultLayout className="grid gap-8 pb-16">
      <header className="grid max-w-3xl gap-3">
        <h1 className="text-4xl sm:text-5xl">{t("plansTitle")}</h1>
        <p className="text-lg text-ink-muted text-pretty">{t("plansDescription")}</p>
        <PlanHint products={plans} currency={currency} />
      </header>
      {failure && (
        <div className="grid gap-2">
          <FormAlert failure={failure} />
          {RESOLVED_THERE.includes(failure.code) && (
            <Link to={pathTo("packageManagement", locale)} className={`${TEXT_LINK} justify-self-start`}>
              {t("toOwnPage")}
            </Link>
          )}
        </div>
      )}
      <CurrencyTabs
        currencies={currencies}
        current={currency ?? currencies[0]}
        query={{ [PLAN_PARAM]: chosen ?? undefined, [RETURN_PARAM]: returnTo }}
      />
      {obstacle && <WhyNothing obstacle={obstacle} />}
      {test && !obstacle && <TestNote order={test} />}
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
                  offer={offerOf(plan)}
                  isChosen={plan.key === chosen}
                  freeStartups={loaderData.freeStartups}
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
