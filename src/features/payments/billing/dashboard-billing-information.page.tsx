import { useLocale } from "use-intl";
import { countryList } from "#features/reference/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { openedIn, saveVersioned } from "#shared/edit/versioned-form.ts";
import { formatDate } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Money } from "#ui/money.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useOpened } from "#ui/versioned-form/use-opened.ts";
import { type Order, paymentHistory } from "../contract.ts";
import type { Route } from "./+types/dashboard-billing-information.page";
import { getBilling, putBilling } from "./contract.ts";
import { BillingForm } from "./parts/billing-form.tsx";
import { type BillingValues, billingValues, openedBilling } from "./parts/billing-values.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const [billing, { rows }, countries] = await Promise.all([
    api(getBilling, {}),
    api(paymentHistory, {}),
    api(countryList, {}),
  ]);
  const named = countries
    .map(({ id, nameEn, nameTr }) => ({ value: id, label: locale === "tr" ? nameTr : nameEn }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return { billing, countries: named, orders: rows.filter(({ payments }) => payments.length > 0) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const mine = billingValues((name) => form.get(name));
  try {
    return await saveVersioned<BillingValues>(openedIn(form), mine, {
      read: async () => openedBilling(await api(getBilling, {})),
      save: async (values, version) => (await api(putBilling, { body: { ...values, version } })).version,
    });
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("paymentsBilling.title"), description: t("paymentsBilling.lead"), noindex: true }));

export default function BillingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { billing, countries, orders } = loaderData;
  const text = useTranslations("paymentsBilling");
  const { opened, key } = useOpened(openedBilling(billing), actionData);
  return (
    <DashboardPage title={text("title")} lead={text("lead")}>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <Card>
          <BillingForm key={key} opened={opened} countries={countries} answer={actionData} />
        </Card>
        {orders.length > 0 ? (
          <Receipts orders={orders} />
        ) : (
          <EmptyState title={text("noReceipts")}>{text("noReceiptsText")}</EmptyState>
        )}
      </div>
    </DashboardPage>
  );
}

/** One for each movement of money, the newest first. */
function Receipts({ orders }: { orders: readonly Order[] }) {
  const text = useTranslations("paymentsBilling");
  const locale = useLocale();
  const rows = orders
    .flatMap(({ currency, payments }) => payments.map((payment) => ({ ...payment, currency })))
    .toSorted((a, b) => b.occurredAt.localeCompare(a.occurredAt));
  return (
    <Card title={text("receipts")}>
      <ul className="grid divide-y divide-line">
        {rows.map(({ id, name, amount, currency, occurredAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-ink-muted">
                {formatDate(occurredAt, locale)}
                {amount < 0 && ` · ${text("refund")}`}
              </p>
            </div>
            <Money amount={Math.abs(amount)} currency={currency} full />
            <ButtonLink
              to={`${RESOURCE_PATHS.receipt[locale]}?id=${id}`}
              reloadDocument
              aria-label={text("downloadOf", { date: formatDate(occurredAt, locale) })}
            >
              {text("download")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
