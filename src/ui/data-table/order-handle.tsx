import type { KeyboardEvent } from "react";
import { useTranslations } from "#ui/translations.ts";
import { classes } from "../classes.ts";
import { GripIcon } from "../icon.tsx";
import type { Step } from "./row-order.ts";
import { useTable } from "./table-context.ts";
import type { TableRow } from "./table-props.ts";
import { useRowDrag } from "./use-row-drag.ts";
import { handleId } from "./use-row-order.ts";

/** Id of the sentence that says how a row is moved. */
export const ORDER_HINT = "order-hint";
const STEPS: Record<string, Step> = { ArrowUp: "up", ArrowDown: "down", Home: "first", End: "last" };

/** Moves a row among the others: it is dragged, or moved with the arrow keys, Home and End. The menu of the row has the same. */
export function OrderHandle({ row }: { row: TableRow }) {
  const text = useTranslations("dataTable");
  const { rowOrder, nameOf } = useTable();
  const { cancel, ...drag } = useRowDrag(row);
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === "Escape") cancel();
    if (!step) return;
    event.preventDefault();
    void rowOrder.step(row, step);
  };
  return (
    <button
      type="button"
      id={handleId(row.id)}
      aria-label={text("moveRow", { name: nameOf(row) })}
      aria-describedby={ORDER_HINT}
      aria-disabled={rowOrder.isMoving || undefined}
      title={text("moveRowHint")}
      className={classes(
        "grid h-11 w-8 touch-none place-items-center rounded-tag text-ink-muted hover:text-ink",
        rowOrder.drag?.id === row.id ? "cursor-grabbing" : "cursor-grab",
      )}
      onKeyDown={press}
      {...drag}
    >
      <GripIcon />
    </button>
  );
}
