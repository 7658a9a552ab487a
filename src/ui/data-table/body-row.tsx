import type { MouseEvent } from "react";
import { useTranslations } from "#ui/translations.ts";
import { classes } from "../classes.ts";
import { Branch } from "./branch.tsx";
import { CellContent, isNumeric } from "./cell-content.tsx";
import { EditableCell } from "./editable-cell.tsx";
import { ACTIONS_CELL, firstColumn } from "./head-row.tsx";
import { OrderHandle } from "./order-handle.tsx";
import { RowActions } from "./row-actions.tsx";
import type { Place, Pointed, ShownRow } from "./row-order.ts";
import { useTable } from "./table-context.ts";

const CELL =
  "h-10 border-b border-line bg-surface py-0.5 group-hover/row:bg-sunken group-aria-selected/row:bg-honey-soft";

/** The place where a dragged row would go: a line at an edge of this one, or around it. */
const DROP = {
  upper: "[&>td]:shadow-[inset_0_2px_var(--color-honey)]",
  lower: "[&>td]:shadow-[inset_0_-2px_var(--color-honey)]",
  below: "[&>td]:shadow-[inset_0_2px_var(--color-honey),inset_0_-2px_var(--color-honey)] [&>td]:bg-honey-soft",
};

export function BodyRow({ shownRow }: { shownRow: ShownRow }) {
  const { row } = shownRow;
  const text = useTranslations("dataTable");
  const { shown, cells, selection, nameOf, tableRun, isEditable, rowOrder, openedRow } = useTable();
  const { drag, isOn, isTree } = rowOrder;
  const drop = drag?.place && drag.pointed?.id === row.id ? dropAt(drag.place, row.id, drag.pointed) : undefined;
  const isBusy = tableRun.busy.has(row.id);
  return (
    <tr
      data-row={row.id}
      onClick={(event) => isBesideControls(event) && openedRow.open(row.id)}
      className={classes(
        "group/row [&:last-child>td]:border-b-0",
        (isBusy || drag?.id === row.id) && "opacity-60",
        drop && DROP[drop],
      )}
      aria-busy={isBusy || undefined}
      aria-selected={selection.has(row.id)}
    >
      <td className={classes(CELL, isOn ? "pe-2 sm:pe-3.5" : "pe-3.5", "sm:sticky sm:start-0 sm:z-1")}>
        <div className="flex items-center justify-end">
          {isOn && <OrderHandle row={row} />}
          <input
            type="checkbox"
            className="check align-middle"
            aria-label={text("selectRow", { name: nameOf(row) })}
            checked={selection.has(row.id)}
            onChange={(event) => selection.set([row.id], event.target.checked)}
          />
        </div>
      </td>
      {shown.map((column, index) => {
        const editable = column.editable !== undefined && isEditable(row, column.key);
        const cell = editable ? <EditableCell row={row} column={column} /> : <CellContent row={row} column={column} />;
        return (
          <td
            key={column.key}
            className={classes(
              CELL,
              isNumeric(column, cells) ? NUMBER_CELL : "px-4",
              index === 0 && isTree && "max-sm:px-2",
              index === 0 && `${firstColumn(rowOrder)} z-1`,
            )}
          >
            {index === 0 && isTree ? <Branch shownRow={shownRow}>{cell}</Branch> : cell}
          </td>
        );
      })}
      <td className={classes(CELL, ACTIONS_CELL, "z-1")}>
        <RowActions row={row} />
      </td>
    </tr>
  );
}

/** A click into the row itself: on nothing that has a click of its own, and not the end of marking a text. */
const isBesideControls = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest("a, button, input, select, textarea, label, dialog, [popover]") &&
  getSelection()?.isCollapsed !== false;

/** Numbers end where the name of their column does, before its menu. */
const NUMBER_CELL = "ps-4 pe-12 text-end tabular-nums";

const dropAt = ({ parentId, after, before }: Place, id: string, { half }: Pointed) => {
  if (parentId === id && after !== null) return "below";
  return before === id || (half === "upper" && after !== id) ? "upper" : "lower";
};
