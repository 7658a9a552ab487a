import { cut } from "#shared/cut.ts";
import { formatDate, formatMoney } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import type { FieldOption } from "#ui/edit-form/fields-context.ts";
import type { RowKey } from "../form.ts";

type Values = Readonly<Record<string, unknown>>;
type Options = Readonly<Record<string, readonly FieldOption[]>>;

/** The line of a row: its name, then what tells it from others. */
export function nameOfRow(list: RowKey, values: Values, options: Options, locale: Locale): (string | undefined)[] {
  const text = (field: string) => (typeof values[field] === "string" ? values[field] : undefined);
  const day = (field: string) => (text(field) ? formatDate(text(field)!, locale) : undefined);
  const choice = (field: string) => options[field]?.find(({ value }) => value === values[field])?.label;
  switch (list) {
    case "teammember":
      return [text("name"), text("position"), text("title")];
    case "investment": {
      const currency = choice("amountCurrencyId");
      const amount =
        typeof values.amount === "number" && currency ? formatMoney(values.amount, currency, locale) : undefined;
      const investors = Array.isArray(values.investors) ? values.investors.map(({ name }) => String(name)) : [];
      return [choice("stageId"), day("announcedDate"), amount, cut(investors.join(", "), 100) || undefined];
    }
    case "governmentsupport":
      return [choice("supportId"), day("receivedDate")];
    case "importantupdate": {
      const own = locale === "tr" ? ["descriptionTr", "descriptionEn"] : ["descriptionEn", "descriptionTr"];
      return [day("updateDate"), cut(text(own[0]!) ?? text(own[1]!) ?? "", 100) || undefined];
    }
    case "patent":
      return [text("name"), text("applicationNumber")];
    case "competitor":
      return [text("name"), text("website")];
    default:
      return [
        text("name"),
        [day("startDate"), day("endDate")].filter(Boolean).length > 0
          ? `${day("startDate") ?? "…"} – ${day("endDate") ?? "…"}`
          : undefined,
      ];
  }
}
