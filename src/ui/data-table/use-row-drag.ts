import { scrollStep, usePointerDrag } from "../pointer-drag.ts";
import type { Pointed } from "./row-order.ts";
import { useTable } from "./table-context.ts";
import type { TableRow } from "./table-props.ts";

/** Drags a row by its handle. Escape leaves everything as it was. */
export function useRowDrag(row: TableRow) {
  const { rowOrder } = useTable();
  return usePointerDrag({
    isBlocked: rowOrder.isMoving,
    onDrag: (handle, y) => {
      scrollAtEdge(handle, y);
      rowOrder.dragTo(row, pointedAt(handle, y));
    },
    onDrop: (handle, y) => void rowOrder.drop(row, pointedAt(handle, y)),
    onStop: rowOrder.stopDrag,
  });
}

/** The row at this height; above the first and below the last one, these. */
function pointedAt(handle: Element, y: number): Pointed | undefined {
  const rows = [...(handle.closest("tbody")?.rows ?? [])];
  const row = rows.find((candidate) => candidate.getBoundingClientRect().bottom > y) ?? rows.at(-1);
  const id = row?.dataset.row;
  if (!row || !id) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { id, half: y < top + height / 2 ? "upper" : "lower" };
}

/** The page scrolls towards what of the list is out of sight: it stays while the whole list is in sight. */
function scrollAtEdge(handle: Element, y: number): void {
  const scroller = handle.closest("section");
  if (!scroller) return;
  const head = scroller.querySelector("th")?.getBoundingClientRect();
  const isAboveSight = head && head.top > scroller.getBoundingClientRect().top + 2;
  window.scrollBy(0, scrollStep(y, isAboveSight ? head.bottom : 0, window.innerHeight));
}
