import { type KeyboardEvent, useState } from "react";
import { classes } from "../classes.ts";
import { GripIcon } from "../icon.tsx";
import { scrollStep, usePointerDrag } from "../pointer-drag.ts";
import { useTranslations } from "../translations.ts";

interface RowHandleProps {
  name: string;
  place: number;
  count: number;
  /** The sentence that says how a row is moved. */
  hintId: string;
  onMove: (to: number) => void;
  /** Before which row it would stand; undefined: it is not dragged. */
  onDragTo: (place: number | undefined) => void;
}

/** Moves a row of a form among the others: it is dragged, or moved with the arrow keys, Home and End. */
export function RowHandle({ name, place, count, hintId, onMove, onDragTo }: RowHandleProps) {
  const text = useTranslations("editForm.order");
  const [isDragged, setDragged] = useState(false);
  const stop = () => {
    setDragged(false);
    onDragTo(undefined);
  };
  const { cancel, ...drag } = usePointerDrag({
    isBlocked: count < 2,
    onDrag: (handle, y) => {
      setDragged(true);
      window.scrollBy(0, scrollStep(y, 0, window.innerHeight));
      onDragTo(placeAt(handle, y));
    },
    onDrop: (handle, y) => {
      stop();
      const before = placeAt(handle, y);
      // The row itself is gone from above.
      onMove(before > place ? before - 1 : before);
    },
    onStop: stop,
  });
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") cancel();
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < count && to !== place) onMove(to);
  };
  return (
    <button
      type="button"
      aria-label={text("move", { name })}
      aria-describedby={hintId}
      title={text("hint")}
      data-row-handle=""
      className={classes(
        "grid h-11 w-8 touch-none place-items-center rounded-tag text-ink-muted hover:text-ink",
        isDragged ? "cursor-grabbing" : "cursor-grab",
      )}
      onKeyDown={press}
      {...drag}
    >
      <GripIcon />
    </button>
  );
}

/** The place before which a row would stand that is dropped at this height: 0 is the first, the number of rows the end. */
function placeAt(handle: Element, y: number): number {
  const rows = [...(handle.closest("ul")?.children ?? [])];
  const place = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return place < 0 ? rows.length : place;
}
