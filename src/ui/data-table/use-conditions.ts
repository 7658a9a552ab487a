import { useLocale } from "use-intl";
import { formatDate, formatNumber } from "#shared/format.ts";
import type { DatePreset } from "#shared/list/periods.ts";
import { PRESET_DAYS } from "#shared/list/periods.ts";
import { tableAddress } from "#shared/table/address.ts";
import { type Condition, operatorsOf, readConditions, writeConditions } from "#shared/table/conditions.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Option } from "../combobox.tsx";
import { type DataColumn, useTable } from "./table-context.ts";

/** A condition with the sentence that says it. */
export interface SaidCondition extends Condition {
  label: string;
}

/** The conditions in the address, and the addresses with others. */
export function useConditions() {
  const text = useTranslations("dataTable.conditions");
  const preset = useTranslations("listPage.presets");
  const locale = useLocale();
  const { data, columns, choices, query } = useTable();
  const conditions = readConditions(data.request.where ?? "", columns);
  const compared = columns.filter((column) => operatorsOf(column).length > 0);

  /** The choices of a column that the page or the loaded values name; undefined: they are found while typing. */
  const optionsOf = ({ key }: DataColumn): readonly Option[] | undefined =>
    choices[key]?.filter(({ value }) => value !== "");
  const nameOf = (column: DataColumn, value: string) =>
    optionsOf(column)?.find((option) => option.value === value)?.label ??
    data.valueNames[column.key]?.find(({ id }) => id === value)?.name ??
    value;
  const valueIn = (column: DataColumn, operator: Condition["operator"], value: string): string => {
    if (operator === "during") return preset(value as DatePreset, { days: PRESET_DAYS });
    if (column.condition === "number") return formatNumber(Number(value), locale);
    if (column.condition === "day") return formatDate(value, locale);
    return column.condition === "choice" ? nameOf(column, value) : value;
  };
  const said = conditions.map((condition): SaidCondition => {
    const { operator, values } = condition;
    const column = columns.find(({ key }) => key === condition.column)!;
    const shown = values.map((value) => valueIn(column, operator, value));
    const [from = "", to = ""] = shown;
    return {
      ...condition,
      label: text(`said.${operator}`, { column: column.name, value: shown.join(", "), from, to }),
    };
  });
  const addressOf = (next: readonly Condition[]) => tableAddress(query, { where: writeConditions(next) });
  return { conditions: said, compared, optionsOf, nameOf, addressOf };
}
