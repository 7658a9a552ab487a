import { CreateDialog } from "./create-dialog.tsx";
import type { AnyTableProps } from "./table-props.ts";
import type { TableRun } from "./use-table-run.tsx";
import { useTableTexts } from "./use-table-texts.ts";

/** What a screen declares, with its texts. */
export function useDeclared({ texts, ...props }: AnyTableProps, { run }: Pick<TableRun, "run">) {
  const { text, words, rowAction, bulkAction } = useTableTexts(texts);
  const named = Object.entries(words.values ?? {}).map(([column, names]) => {
    const choices = Object.entries(names ?? {}).map(([value, label]) => ({ value, label }));
    return [column, choices] as const;
  });
  return {
    data: props.data,
    label: text("title"),
    searchLabel: text("search"),
    emptyHint: text.has("empty") ? text("empty") : undefined,
    columns: props.data.columns.map((column) => ({ ...column, name: text(`columns.${column.key}`) })),
    words,
    nameOf: props.nameOf,
    cells: props.cells ?? {},
    choices: { ...Object.fromEntries(named), ...props.choices },
    isEditable: props.isEditable ?? (() => true),
    actions: (props.actions ?? []).map(rowAction),
    bulkActions: (props.bulk ?? []).map(bulkAction),
    quickFilters: Object.entries(props.quick ?? {}).map(([key, filter]) => ({ label: text(`quick.${key}`), filter })),
    filterText: props.filterText ?? (() => undefined),
    create: props.create && (
      <CreateDialog
        run={run}
        label={text("create.label")}
        title={text("create.title")}
        done={text("create.done")}
        reason={props.createReason}
      >
        {props.create}
      </CreateDialog>
    ),
  };
}
