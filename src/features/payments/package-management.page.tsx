import { useLocale } from "use-intl";
import { SeatsCard } from "#features/premium/card.tsx";
import { inviteUser, ownPackages, removeUser } from "#features/premium/seats/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/package-management.page";
import { endTestPackage, type Order, paymentHistory, paymentPortal } from "./contract.ts";
import { hasPortal } from "./limits.ts";
import { History } from "./parts/history.tsx";
import { OpenUntil } from "./parts/open-until.tsx";
import { PortalButton } from "./parts/portal-button.tsx";
import { TestPackage } from "./parts/test-package.tsx";
import { changePlan } from "./plan/contract.ts";
import { loadPlans } from "./plan/parts/load-plans.ts";
import { PlanChange } from "./plan/parts/plan-change.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  const [{ rows }, packages, plans] = await Promise.all([
    api(paymentHistory, {}),
    api(ownPackages, {}),
    loadPlans(pageContext(context), url),
  ]);
  return { rows, packages, plans, viewerId: viewer.kind === "member" ? viewer.id : "" };
}

/** Opens the customer portal, gives or ends a seat, changes the package, ends one of a test card. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const intent = form.get("intent");
  try {
    if (intent === "invite") {
      await api(inviteUser, { body: { email: String(form.get("email")).trim() } }, { handlesNotFound: true });
      return { done: "invited" as const };
    }
    if (intent === "remove") {
      await api(removeUser, { query: { userId: String(form.get("userId")) } }, { handlesNotFound: true });
      return { done: "removed" as const };
    }
    if (intent === "changePlan") {
      const body = {
        EntityId: String(form.get("to")),
        At: String(form.get("at")),
        Amount: Number(form.get("amount")),
      };
      await api(changePlan, { body }, { handlesNotFound: true });
      return { done: "planChanged" as const };
    }
    if (intent === "endTest") {
      await api(endTestPackage, {}, { handlesNotFound: true });
      return { done: "testEnded" as const };
    }
    return await api(paymentPortal, {}, { handlesNotFound: true });
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("payments.title"), description: t("payments.description"), noindex: true }));

export default function ManagePage({ loaderData: { rows, packages, plans, viewerId } }: Route.ComponentProps) {
  const text = useTranslations("payments");
  const premium = useTranslations("premium");
  const locale = useLocale();
  const bought = rows.filter(({ entityType }) => entityType !== "report");
  const current = bought.find(({ state }) => state === "paid" || state === "pastDue");
  const pending = bought.find(({ state }) => state === "pending");
  return (
    <DashboardPage title={text("title")}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {current && <CurrentPackage order={current} />}
        {pending && <CurrentPackage order={pending} />}
        {current?.source === "payment" && <PlanChange order={current} plans={plans} />}
        {packages.package && <SeatsCard packages={packages} viewerId={viewerId} />}
        {!current && !pending && !packages.package && (
          <EmptyState
            title={text("noPackage")}
            actions={
              <ButtonLink kind="primary" to={pathTo("paymentPlans", locale)}>
                {text("toPlans")}
              </ButtonLink>
            }
          >
            {text("noPackageText")}
            {packages.free && ` ${premium("leftFree", packages.free)}`}
          </EmptyState>
        )}
        <History rows={rows} />
        {current?.state !== "pastDue" && hasPortal(rows) && (
          <div>
            <PortalButton />
          </div>
        )}
      </div>
    </DashboardPage>
  );
}

/** The text about an open package; one that is no ordinary purchase is named. */
const saidOf = ({ source, state }: Order) => (source === "payment" || state === "pending" ? state : source);

function CurrentPackage({ order }: { order: Order }) {
  const text = useTranslations("payments");
  return (
    <Card title={order.name}>
      <p>{text(`says.${saidOf(order)}`)}</p>
      <OpenUntil order={order} />
      {order.source === "payment" && order.state === "pastDue" && (
        <div className="mt-4">
          <PortalButton kind="primary" />
        </div>
      )}
      {order.source === "test" && <TestPackage />}
    </Card>
  );
}
