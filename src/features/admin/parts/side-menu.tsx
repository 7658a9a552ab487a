import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { SectionMenu } from "#ui/section-menu.tsx";
import type { PageFinder } from "./page-finder.tsx";

/** The menu beside the pages. It is higher than most screens, so it scrolls by itself, and shows the line of the page. */
export function SideMenu({ box, ...menuProps }: PageFinder) {
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current line changes with the page.
  useLayoutEffect(() => {
    const { current } = menu;
    const line = current?.querySelector("[aria-current=page]");
    if (!current || !line) return;
    const [outer, inner] = [current.getBoundingClientRect(), line.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      current.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }, [pathname]);
  return (
    <div
      ref={menu}
      className="sticky top-25 -mx-1 max-h-[calc(100dvh-7rem)] overflow-y-auto px-1 pb-4 [scrollbar-width:thin]"
    >
      {box}
      <SectionMenu dense withPagesBelow {...menuProps} />
    </div>
  );
}
