import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { matchPath } from "#shared/paths.ts";

/**
 * Focuses the content after a navigation to another page, so that keyboard and screen reader start there. Other filters or
 * another language are the same page: the focus stays. So does that of a field which the page itself has focused.
 */
export function useNewPageFocus(content: RefObject<HTMLElement | null>): void {
  const page = pageOf(useLocation().pathname);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const active = document.activeElement;
    if (active?.matches("input, select, textarea") && content.current?.contains(active)) return;
    content.current?.focus({ preventScroll: true });
  }, [page, content]);
}

function pageOf(pathname: string): string {
  const match = matchPath(pathname);
  if (!match) return pathname;
  const { "*": _filters, ...params } = match.params;
  return JSON.stringify([match.key, params]);
}
