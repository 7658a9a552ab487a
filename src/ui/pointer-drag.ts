import { type PointerEvent, useEffect, useRef } from "react";

/** Pixels before a press becomes a drag. */
const THRESHOLD_PX = 4;

interface PointerDrag {
  isBlocked: boolean;
  /** Is called in every frame of a drag, with the height of the pointer. */
  onDrag: (handle: Element, y: number) => void;
  onDrop: (handle: Element, y: number) => void;
  /** The drag was given up: everything stays as it was. */
  onStop: () => void;
}

/** Drags something up or down by a handle, with mouse, pen or finger: the events of the handle, and what gives a drag up. */
export function usePointerDrag({ isBlocked, onDrag, onDrop, onStop }: PointerDrag) {
  const start = useRef<{ y: number; isDragging: boolean }>(undefined);
  const pointerY = useRef(0);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const end = () => {
    start.current = undefined;
    cancelAnimationFrame(frame.current);
  };
  const drag = (handle: Element) => {
    onDrag(handle, pointerY.current);
    frame.current = requestAnimationFrame(() => drag(handle));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || isBlocked) return;
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
      drag(event.currentTarget);
    },
    onPointerUp: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
      const wasDragging = start.current?.isDragging;
      end();
      if (wasDragging) onDrop(currentTarget, clientY);
    },
    onLostPointerCapture: () => {
      if (start.current) onStop();
      end();
    },
    cancel: () => {
      end();
      onStop();
    },
  };
}

/** Near an edge of what is seen, it scrolls so many pixels a frame. */
const EDGE_PX = 40;
const SCROLL_STEP = 8;

/** How far to scroll while the pointer is at this height of a region between `top` and `bottom`. */
export const scrollStep = (y: number, top: number, bottom: number) =>
  SCROLL_STEP * (Number(y > bottom - EDGE_PX) - Number(y < top + EDGE_PX));
