import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { matchPath } from "#shared/paths.ts";
import { OWN_CONTENT } from "#ui/layouts.tsx";

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
    const own = ownContentOf(content.current);
    if (active?.matches("input, select, textarea") && own?.contains(active)) return;
    own?.focus({ preventScroll: true });
  }, [page, content]);
}

/** What is a page's own in its content: behind the menu, where there is one. */
export const ownContentOf = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>(`#${OWN_CONTENT}`) ?? content;

function pageOf(pathname: string): string {
  const match = matchPath(pathname);
  if (!match) return pathname;
  const { "*": _filters, ...params } = match.params;
  return JSON.stringify([match.key, params]);
}
