import { useLocale } from "use-intl";
import { ownLanguageFirst } from "#shared/table/column.ts";
import { ButtonLink } from "../button.tsx";
import { PlusIcon } from "../icon.tsx";
import { CreateDialog } from "./create-dialog.tsx";
import type { AnyTableProps } from "./table-props.ts";
import type { TableRun } from "./use-table-run.tsx";
import { useTableTexts } from "./use-table-texts.ts";

/** The declaration of a screen, with its texts. */
export function useDeclared({ texts, ...props }: AnyTableProps, { run }: Pick<TableRun, "run">) {
  const locale = useLocale();
  const { text, words, nameOf, rowAction, bulkAction } = useTableTexts(texts, props.nameOf);
  const named = Object.entries(words.values ?? {}).map(([column, names]) => {
    const choices = Object.entries(names ?? {}).map(([value, label]) => ({ value, label }));
    return [column, choices] as const;
  });
  const { within } = props.data.order ?? {};
  const narrowing = Object.entries(props.data.filters).filter(([name]) => name !== within);
  return {
    data: props.data,
    narrowing: Object.fromEntries(narrowing),
    label: text("title"),
    searchLabel: text("search"),
    emptyHint: text.has("empty") ? text("empty") : undefined,
    columns: ownLanguageFirst(props.data.columns, locale).map((column) => ({
      ...column,
      name: text(`columns.${column.key}`),
    })),
    words,
    nameOf,
    cells: props.cells ?? {},
    choices: { ...Object.fromEntries(named), ...props.choices },
    isEditable: props.isEditable ?? (() => true),
    actions: (props.actions ?? []).map(rowAction),
    bulkActions: (props.bulk ?? []).map(bulkAction),
    quickFilters: Object.entries(props.quick ?? {}).map(([key, filter]) => ({
      label: text(`quick.${key}`),
      filter,
      inOwnOrder: props.quickInOwnOrder?.includes(key) ?? false,
    })),
    filterText: props.filterText ?? (() => undefined),
    create: props.createAt ? (
      <ButtonLink kind="primary" to={props.createAt.to}>
        <PlusIcon />
        {props.createAt.label}
      </ButtonLink>
    ) : (
      props.create && (
        <CreateDialog
          run={run}
          label={text("create.label")}
          title={text("create.title")}
          done={text("create.done")}
          reason={props.createReason}
        >
          {props.create}
        </CreateDialog>
      )
    ),
  };
}
