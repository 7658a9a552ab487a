import { useLocale, useMessages } from "use-intl";
import { type CellWords, namesByCode } from "#shared/table/column.ts";
import type { ActionTexts, TableGroup, TableTexts } from "#shared/table/texts.ts";
import { YES_NO } from "#shared/yes-no.ts";
import { type GroupText, useGroupTexts, useTranslations } from "#ui/translations.ts";
import type { BulkAction, RowAction } from "./table-context.ts";
import type { AnyTableProps, BulkActionProps, RowActionProps, TableRow } from "./table-props.ts";

/** The texts of a table, found by the keys of `TableTexts`. Those of an action may have a row's fields, and `{name}`. */
export function useTableTexts(group: TableGroup, nameInWords: AnyTableProps["nameOf"]) {
  // The keys are put together below. Every group of a table has those that are read without `has`.
  const text = useGroupTexts(group);
  const everyTable = useTranslations("dataTable");
  const words: CellWords = { ...YES_NO[useLocale()], values: valuesIn(useMessages(), group, text) };
  const nameOf = (row: TableRow) => nameInWords(row, words);
  const ifAny = (key: string, values?: object) => (text.has(key) ? text(key, values) : undefined);

  /** A row's own name counts where it has one, unless that is a code. */
  const namedCode = (row: TableRow) => (words.values && "name" in words.values ? { name: nameOf(row) } : {});

  const rowAction = (action: RowActionProps<TableRow, string>): RowAction => {
    const partOf = (part: keyof ActionTexts, row?: TableRow) =>
      ifAny(`actions.${action.key}.${part}`, row && { name: nameOf(row), ...row, ...namedCode(row) });
    const deleting = action.key === "delete";
    const title = (row: TableRow) => partOf("title", row) ?? everyTable("delete.title");
    const question = (row: TableRow) => partOf("text", row) ?? (deleting ? everyTable("delete.text") : "");
    const label = partOf("label") ?? everyTable("delete.label");
    const confirm = { title, text: question, yes: partOf("yes") ?? label };
    return {
      ...action,
      label,
      confirm: deleting || text.has(`actions.${action.key}.title`) ? confirm : undefined,
      done: (row) => partOf("done", row),
      field: partOf("field"),
      missing: partOf("missing"),
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
  return { text, words, nameOf, rowAction, bulkAction };
}

/** Names of values, by column. */
function valuesIn(messages: object, group: TableGroup, text: GroupText): CellWords["values"] {
  const texts = group.split(".").reduce<object>((inner, name) => Reflect.get(inner, name), messages);
  const { values = {} } = texts as Pick<TableTexts, "values">;
  return Object.fromEntries(
    Object.entries(values).map(([column, names]) => [
      column,
      Object.fromEntries(Object.keys(namesByCode(names)).map((value) => [value, text(`values.${column}.${value}`)])),
    ]),
  );
}
