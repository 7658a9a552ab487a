import { useLocale } from "use-intl";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { Money } from "#ui/money.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useReloadEvery } from "#ui/use-reload.ts";
import type { Order } from "../contract.ts";
import { OpenUntil } from "./open-until.tsx";
import { PortalButton } from "./portal-button.tsx";

/** Milliseconds between two looks while the provider's event is on its way. */
const LOOK_EVERY = 2000;
/** The same while a bank takes its time. */
const LOOK_AT_BANK_EVERY = 10_000;

/** The title of an order's page: by its state, whichever way its reader came. Null: the viewer has no order of this. */
export function titleOfOrder(order: Order | null | undefined, cancelled: boolean) {
  if (!order) return "lostTitle";
  if (order.state === "paid" || (order.state === "open" && !cancelled)) return "successTitle";
  const isUnpaid = order.state === "open" || order.state === "failed" || order.state === "expired";
  return isUnpaid ? "failTitle" : (`states.${order.state}` as const);
}

interface OrderPageProps {
  /** Null: the viewer has no order of this. */
  order: Order | null;
  /** Came back without paying. */
  cancelled?: boolean;
}

/** The state of an order after its checkout, and the next step. */
export function OrderPage({ order, cancelled = false }: OrderPageProps) {
  const text = useTranslations("payments");
  const locale = useLocale();
  const isWaiting = order?.state === "open" && !cancelled;
  const isAtBank = order?.state === "pending";
  useReloadEvery(isAtBank ? LOOK_AT_BANK_EVERY : LOOK_EVERY, isWaiting || isAtBank);
  const says = !order
    ? text("nothingHere")
    : cancelled && order.state === "open"
      ? text("cancelled")
      : text(`says.${order.state}`);
  return (
    <DefaultLayout className="pb-16">
      <div className="grid max-w-2xl gap-6">
        <h1 className="text-4xl">{text(titleOfOrder(order, cancelled))}</h1>
        <Card title={order ? order.name : undefined}>
          {order && (
            <p className="mb-2 text-2xl">
              <Money amount={order.amount} currency={order.currency} full />
            </p>
          )}
          <p role="status">{says}</p>
          {order && <OpenUntil order={order} />}
        </Card>
        <p className="flex flex-wrap gap-3">
          {!isWaiting && <Next order={order} />}
          <WayBack order={order} />
          <ButtonLink to={pathTo("packageManagement", locale)}>{text("toPackage")}</ButtonLink>
        </p>
      </div>
    </DefaultLayout>
  );
}

/** The page where a purchase is used: the first list of a package that opens several is that of startups. */
const LIST_PAGES = { startups: "startups", talents: "talents", organizations: "techCenters" } as const;

const reportPath = ({ reportSeoUrl: seoUrl }: Order, locale: Locale) =>
  seoUrl ? pathTo("report", locale, { seoUrl }) : undefined;

function Next({ order }: { order: Order | null }) {
  const text = useTranslations("payments");
  const locale = useLocale();
  if (order?.state === "pending") return null;
  if (order?.entityType === "report") {
    const report = reportPath(order, locale);
    return (
      <ButtonLink kind="primary" to={report ?? pathTo("reports", locale)}>
        {text(report ? "toReport" : "toReports")}
      </ButtonLink>
    );
  }
  if (order?.state === "pastDue") return <PortalButton kind="primary" />;
  const returnTo = order?.returnPath ?? undefined;
  if (order?.state === "paid") {
    const list = order.lists[0] ?? "startups";
    return (
      <ButtonLink kind="primary" to={returnTo ?? pathTo(LIST_PAGES[list], locale)}>
        {text(returnTo ? "toReturn" : `toList.${list}`)}
      </ButtonLink>
    );
  }
  const query = { currency: order?.currency, [RETURN_PARAM]: returnTo };
  return (
    <ButtonLink kind="primary" to={pathTo("paymentPlans", locale, {}, query)}>
      {text(order ? "tryAgain" : "toPlans")}
    </ButtonLink>
  );
}

/** To where the purchase began, unless that is what comes next. */
function WayBack({ order }: { order: Order | null }) {
  const text = useTranslations("payments");
  const locale = useLocale();
  if (!order || order.state === "paid") return null;
  // A report that is not paid leads to its page already, but while its payment is on its way.
  const report = order.state === "pending" ? reportPath(order, locale) : undefined;
  const to = order.returnPath ?? report;
  return to === undefined ? null : <ButtonLink to={to}>{text("toReturn")}</ButtonLink>;
}
