import { type RefObject, useEffect, useRef } from "react";

/** Of the last row so much is seen at least before its head leaves with the table, in CSS pixels. */
const LAST_ROW_PX = 40;

/**
 * Keeps the head of a table in sight while the page scrolls. The box of the table scrolls sideways, so that its head cannot stick to
 * the page: `--head-shift` is how far down it stands in the box.
 */
export function useHeadInSight(): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    const table = element?.querySelector("table");
    if (!element || !table) return;
    const place = () => {
      const { top, height } = table.getBoundingClientRect();
      const most = height - (table.tHead?.offsetHeight ?? 0) - LAST_ROW_PX;
      element.style.setProperty("--head-shift", `${Math.max(0, Math.min(bottomOfBar() - top, most))}px`);
    };
    const resized = new ResizeObserver(place);
    resized.observe(table);
    addEventListener("scroll", place, { passive: true });
    return () => {
      resized.disconnect();
      removeEventListener("scroll", place);
    };
  }, []);
  return box;
}

/** Where the bar of the site ends, which stays at the top of wide screens. */
const bottomOfBar = () => Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
