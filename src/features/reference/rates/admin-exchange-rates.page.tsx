import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { actionFailure } from "#shared/action-failure.ts";
import { formatDate } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import { pageContext } from "#shared/page-context.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { useTranslations } from "#ui/translations.ts";
import { currencyList } from "../contract.ts";
import type { Route } from "./+types/admin-exchange-rates.page";
import { exchangeRateCalls, importRates } from "./contract.ts";
import { ImportRates } from "./parts/import-button.tsx";
import { RateFields } from "./parts/rate-fields.tsx";

const page = tablePage(exchangeRateCalls);

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageContext(args.context);
  const [data, currencies] = await Promise.all([page.loader(args), api(currencyList, {})]);
  const choices = currencies.filter(({ code }) => code !== "USD").map(({ id, code }) => ({ value: id, label: code }));
  return { data, currencies: choices, today: isoDay(new Date()) };
}

/** Besides the calls of the table: a file of rates. */
export async function action(args: Route.ActionArgs) {
  const { api, locale } = pageContext(args.context);
  const form = await args.request.clone().formData();
  const file = form.get("file");
  if (!(file instanceof File)) return page.action(args);
  try {
    return { imported: await api(importRates, { body: { text: await file.text() } }) };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = tableMeta("referenceRates");

export default function ExchangeRatesPage({ loaderData: { data, currencies, today } }: Route.ComponentProps) {
  const text = useTranslations("referenceRates");
  const locale = useLocale();
  const shownDay = (day: string | null) => day && formatDate(day, locale);
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <ImportRates />
      <DataTable
        texts="referenceRates"
        data={data}
        nameOf={({ currency, day }) => `${currency.name}, ${shownDay(day)}`}
        actions={[{ key: "delete", danger: true, isOffered: ({ isFirst }) => !isFirst }]}
        quick={{ current: { isCurrent: "true" }, old: { isOld: "true" } }}
        create={(problems, reason) => (
          <RateFields currencies={currencies} today={today} problems={problems} reason={reason} />
        )}
        createReason={({ code }) => (code === "conflict" ? text("create.taken") : undefined)}
      />
    </>
  );
}
