import { type PointerEvent, useEffect, useRef } from "react";
import type { Pointed } from "./row-order.ts";
import { useTable } from "./table-context.ts";
import type { TableRow } from "./table-props.ts";

/** Pixels before a press becomes a drag. */
const THRESHOLD_PX = 4;
/** Near the upper and lower edge of the table it scrolls, so many pixels a frame. */
const EDGE_PX = 40;
const SCROLL_STEP = 8;

/** Drags a row by its handle with mouse, pen or finger. Escape leaves everything as it was. */
export function useRowDrag(row: TableRow) {
  const { rowOrder } = useTable();
  const start = useRef<{ y: number; isDragging: boolean }>(undefined);
  const pointerY = useRef(0);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const end = () => {
    start.current = undefined;
    cancelAnimationFrame(frame.current);
  };
  const scroll = (handle: Element) => {
    scrollAtEdge(handle, pointerY.current);
    rowOrder.dragTo(row, pointedAt(handle, pointerY.current));
    frame.current = requestAnimationFrame(() => scroll(handle));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || rowOrder.isMoving) return;
      // No text is selected meanwhile; the focus has to be set then.
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, isDragging: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      pointerY.current = event.clientY;
      if (start.current.isDragging || Math.abs(event.clientY - start.current.y) < THRESHOLD_PX) return;
      start.current.isDragging = true;
      scroll(event.currentTarget);
    },
    onPointerUp: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
      const wasDragging = start.current?.isDragging;
      end();
      if (wasDragging) void rowOrder.drop(row, pointedAt(currentTarget, clientY));
    },
    onLostPointerCapture: () => {
      if (start.current) rowOrder.stopDrag();
      end();
    },
    cancel: () => {
      end();
      rowOrder.stopDrag();
    },
  };
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

const scrollStep = (y: number, top: number, bottom: number) =>
  SCROLL_STEP * (Number(y > bottom - EDGE_PX) - Number(y < top + EDGE_PX));
