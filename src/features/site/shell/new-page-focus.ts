import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { matchPath } from "#shared/paths.ts";

/**
 * A page that was followed to takes the focus, so that keyboard and reader start at its content. Filters and language
 * are the same page: there the focus stays where it is.
 */
export function useNewPageFocus(content: RefObject<HTMLElement | null>): void {
  const page = pageOf(useLocation().pathname);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    content.current?.focus({ preventScroll: true });
  }, [page, content]);
}

function pageOf(pathname: string): string {
  const match = matchPath(pathname);
  if (!match) return pathname;
  const { "*": _filters, ...params } = match.params;
  return JSON.stringify([match.key, params]);
}
