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

/** Only what ends near the pointer scrolls: the page stays while the whole list is in sight. */
function scrollAtEdge(handle: Element, y: number): void {
  const scroller = handle.closest("section");
  if (!scroller) return;
  const box = scroller.getBoundingClientRect();
  const head = scroller.querySelector("thead")?.offsetHeight ?? 0;
  const before = scroller.scrollTop;
  scroller.scrollBy(0, scrollStep(y, Math.max(box.top + head, 0), Math.min(box.bottom, window.innerHeight)));
  if (scroller.scrollTop === before) window.scrollBy(0, scrollStep(y, 0, window.innerHeight));
}
