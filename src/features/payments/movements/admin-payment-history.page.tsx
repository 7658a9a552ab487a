import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { formatMoney } from "#shared/format.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { Money } from "#ui/money.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-payment-history.page";
import { listDifferences, movementCalls, refundPayment } from "./contract.ts";
import { Differences } from "./parts/differences.tsx";

const page = tablePage(movementCalls, { refund: refundPayment });
export async function loader(args: Route.LoaderArgs) {
  const { api } = pageContext(args.context);
  const [data, differences] = await Promise.all([page.loader(args), api(listDifferences, {})]);
  return { data, differences };
}
export const action = page.action;
export const meta = tableMeta("paymentsMovements");

export default function MovementsPage({ loaderData: { data, differences } }: Route.ComponentProps) {
  const text = useTranslations("paymentsMovements");
  const locale = useLocale();
  return (
    <>
      <AdminTable
        texts="paymentsMovements"
        data={data}
        headActions={
          differences.totalCount > 0 && (
            <a href="#differences" className="button button-danger">
              {text("differences.count", { count: differences.totalCount })}
            </a>
          )
        }
        cells={{ amount: ({ amount, currency }) => <Money amount={amount} currency={currency} full /> }}
        nameOf={({ what, person }) => [what, person].filter(Boolean).join(", ")}
        actions={[
          {
            key: "refund",
            danger: true,
            isOffered: ({ state, left }) => left > 0 && state !== "refunding",
            fields: ({ left, currency }, reason) => (
              <TextField
                label={text("amountBack", { currency })}
                hint={text("amountLeft", { left: formatMoney(left, currency, locale, true) })}
                name="Amount"
                type="number"
                step="0.01"
                min="0.01"
                max={left}
                defaultValue={left}
                required
                data-autofocus=""
                error={reason}
              />
            ),
          },
          { key: "receipt", to: ({ id }) => `${RESOURCE_PATHS.receipt[locale]}?id=${id}` },
          {
            key: "account",
            to: ({ email }) => pathTo("adminUsers", locale, {}, { search: email ?? "" }),
            isOffered: ({ email }) => email !== null,
          },
        ]}
        quick={{ refunds: { kind: "refund" }, failed: { state: "refundFailed" } }}
      />
      <Differences {...differences} />
    </>
  );
}
