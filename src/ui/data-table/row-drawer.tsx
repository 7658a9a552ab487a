import { useEffect } from "react";
import { useLocale } from "use-intl";
import { useTranslations } from "#ui/translations.ts";
import { IconButton } from "../button.tsx";
import { ArrowDownIcon, ArrowUpIcon } from "../icon.tsx";
import { CellContent, fieldOf, shownText } from "./cell-content.tsx";
import { EditableCell } from "./editable-cell.tsx";
import { RowSheet } from "./row-sheet.tsx";
import { type DataColumn, useTable } from "./table-context.ts";
import type { TableRow } from "./table-props.ts";

/** A row at the side with the values of all columns, hidden ones too, none of them cut. Its arrows lead to the rows beside it. */
export default function RowDrawer() {
  const text = useTranslations("dataTable");
  const { columns, nameOf, rowOrder, openedRow } = useTable();
  const { id, open } = openedRow;
  const rows = rowOrder.shown.map(({ row }) => row);
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  // A change may take the row out of the list.
  const isGone = id !== undefined && !row;
  useEffect(() => {
    if (isGone) open(undefined);
  }, [isGone, open]);
  return (
    <RowSheet
      open={row !== undefined}
      onClose={() => open(undefined)}
      version={row?.version}
      title={row && nameOf(row)}
      actions={(leave) => {
        const step = (label: string, to: TableRow | undefined, Icon: typeof ArrowUpIcon) => (
          <IconButton label={label} disabled={!to} onClick={() => leave(() => open(to?.id))}>
            <Icon />
          </IconButton>
        );
        return (
          <>
            <p className="me-auto self-center text-sm text-ink-muted tabular-nums">
              {text("rowPlace", { place: at + 1, count: rows.length })}
            </p>
            {step(text("rowBefore"), rows[at - 1], ArrowUpIcon)}
            {step(text("rowAfter"), rows[at + 1], ArrowDownIcon)}
          </>
        );
      }}
    >
      {row && (
        <dl key={row.id} className="grid text-sm">
          {columns.map((column) => (
            <div
              key={column.key}
              className="grid min-h-10 gap-x-4 border-t border-line py-2 first:border-t-0 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-center"
            >
              <dt className="text-ink-muted">{column.name}</dt>
              <dd className="min-w-0">
                <Value row={row} column={column} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </RowSheet>
  );
}

/** What is edited in its cell is edited here, too; all else is whole. */
function Value({ row, column }: { row: TableRow; column: DataColumn }) {
  const { cells, words, isEditable } = useTable();
  const locale = useLocale();
  if (column.editable && isEditable(row, column.key)) return <EditableCell row={row} column={column} />;
  if (cells[column.key] || column.clickableFilter || column.isBoolean) return <CellContent row={row} column={column} />;
  const text = shownText(column, fieldOf(row, column), words, locale);
  return <span className="wrap-anywhere whitespace-pre-wrap">{text || "–"}</span>;
}
