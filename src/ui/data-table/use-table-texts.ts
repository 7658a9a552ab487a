import { useLocale, useMessages } from "use-intl";
import type { CellWords } from "#shared/table/column.ts";
import type { ActionTexts, TableGroup, TableTexts } from "#shared/table/texts.ts";
import { YES_NO } from "#shared/yes-no.ts";
import { useTranslations } from "#ui/translations.ts";
import type { BulkAction, RowAction } from "./table-context.ts";
import type { BulkActionProps, RowActionProps, TableRow } from "./table-props.ts";

interface GroupText {
  (key: string, values?: object): string;
  has(key: string): boolean;
}

/** The texts of a table, found by the keys of `TableTexts`. */
export function useTableTexts(group: TableGroup) {
  // The keys are put together below. Every group of a table has those that are read without `has`.
  const text = useTranslations(group) as unknown as GroupText;
  const everyTable = useTranslations("dataTable");
  const words: CellWords = { ...YES_NO[useLocale()], values: valuesIn(useMessages(), group, text) };
  const ifAny = (key: string, values?: object) => (text.has(key) ? text(key, values) : undefined);

  const rowAction = (action: RowActionProps<TableRow, string>): RowAction => {
    const partOf = (part: keyof ActionTexts, row?: TableRow) => ifAny(`actions.${action.key}.${part}`, row);
    const deleting = action.key === "delete";
    const title = partOf("title") ?? (deleting ? everyTable("delete.title") : undefined);
    const question = (row: TableRow) => partOf("text", row) ?? (deleting ? everyTable("delete.text") : "");
    return {
      ...action,
      label: partOf("label") ?? everyTable("delete.label"),
      confirm: title === undefined ? undefined : { title, text: question },
      done: (row) => partOf("done", row),
    };
  };
  const bulkAction = (action: BulkActionProps<string>): BulkAction => {
    const own = `bulk.${action.key}`;
    const label = ifAny(`${own}.label`) ?? ifAny(`actions.${action.key}.label`);
    return {
      ...action,
      label: label ?? everyTable("delete.label"),
      title: (count) => text(`${own}.title`, { count }),
      text: (count) =>
        ifAny(`${own}.text`, { count }) ?? (action.key === "delete" ? everyTable("delete.text") : undefined),
      done: (count) => ifAny(`${own}.done`, { count }) ?? text("bulk.done", { count }),
    };
  };
  return { text, words, rowAction, bulkAction };
}

/** Names of values, by column. */
function valuesIn(messages: object, group: TableGroup, text: GroupText): CellWords["values"] {
  const texts = group.split(".").reduce<object>((inner, name) => Reflect.get(inner, name), messages);
  const { values = {} } = texts as Pick<TableTexts, "values">;
  return Object.fromEntries(
    Object.entries(values).map(([column, names]) => [
      column,
      Object.fromEntries(Object.keys(names).map((value) => [value, text(`values.${column}.${value}`)])),
    ]),
  );
}
