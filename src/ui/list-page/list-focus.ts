import { useEffect, useRef } from "react";

/**
 * Refs of the chips and of the rows of a list. A link that is gone with the list it changed, as of a chip or "without this
 * filter", leaves the focus to the next chip, or to the rows. Another page begins at its first row.
 */
export function useListFocus<Page extends { currentPage: number }>(page: Page) {
  const chips = useRef<HTMLUListElement>(null);
  const rows = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    const before = shown.current;
    if (before === page) return;
    shown.current = page;
    const focused = document.activeElement;
    const isTurned = before.currentPage !== page.currentPage && rows.current?.contains(focused);
    if (isTurned) rows.current?.focus({ preventScroll: true });
    else if (focused === document.body)
      (chips.current?.querySelector("a") ?? rows.current)?.focus({ preventScroll: true });
  }, [page]);
  return { chips, rows };
}
