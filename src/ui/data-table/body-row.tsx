import { useTranslations } from "#ui/translations.ts";
import { classes } from "../classes.ts";
import { CellContent } from "./cell-content.tsx";
import { EditableCell } from "./editable-cell.tsx";
import { FIRST } from "./head-row.tsx";
import { RowActions } from "./row-actions.tsx";
import { useTable } from "./table-context.ts";
import type { TableRow } from "./table-props.ts";

const CELL =
  "h-12 border-b border-line bg-surface py-1 group-hover/row:bg-sunken group-aria-selected/row:bg-honey-soft";

export function BodyRow({ row }: { row: TableRow }) {
  const text = useTranslations("dataTable");
  const { shown, selection, nameOf, actions, tableRun, isEditable } = useTable();
  const isBusy = tableRun.busy.has(row.id);
  return (
    <tr
      className={classes("group/row [&:last-child>td]:border-b-0", isBusy && "opacity-60")}
      aria-busy={isBusy || undefined}
      aria-selected={selection.has(row.id)}
    >
      <td className={classes(CELL, "px-3.5 sm:sticky sm:start-0 sm:z-1")}>
        <input
          type="checkbox"
          className="check align-middle"
          aria-label={text("selectRow", { name: nameOf(row) })}
          checked={selection.has(row.id)}
          onChange={(event) => selection.set([row.id], event.target.checked)}
        />
      </td>
      {shown.map((column, index) => {
        const editable = column.editable !== undefined && isEditable(row, column.key);
        return (
          <td
            key={column.key}
            className={classes(CELL, "px-4", index === 0 && `${FIRST} z-1`, column.kind === "number" && "tabular-nums")}
          >
            {editable ? <EditableCell row={row} column={column} /> : <CellContent row={row} column={column} />}
          </td>
        );
      })}
      {actions.length > 0 ? (
        <td className={classes(CELL, "px-2.5 sm:sticky sm:end-0 sm:z-1")}>
          <RowActions row={row} />
        </td>
      ) : null}
    </tr>
  );
}
