import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { PAGE_WIDTH } from "./layouts.tsx";

interface ListLayoutProps {
  /** The link that leads keyboards past the filters. */
  skip: string;
  /** The filter panel: the left column from 1024 px. Below that show it in a `Drawer`; without scripts `#filters` opens it. */
  filters: ReactNode;
  /** Accessible name of the column. */
  filtersLabel: string;
  children: ReactNode;
}

const ROWS = "rows";

/** Filters at the left, the list at the right. */
export function ListLayout({ skip, filters, filtersLabel, children }: ListLayoutProps) {
  return (
    <div
      className={classes(PAGE_WIDTH, "grid grid-cols-[minmax(0,1fr)] gap-9 py-7 lg:grid-cols-[17.5rem_minmax(0,1fr)]")}
    >
      <a
        href={`#${ROWS}`}
        className="button button-primary fixed start-4 top-3 z-50 -translate-y-20 transition-transform focus-visible:translate-y-0 max-lg:hidden"
      >
        {skip}
      </a>
      <aside id="filters" aria-label={filtersLabel} data-print="no" className="max-lg:hidden max-lg:target:block">
        {filters}
      </aside>
      <div id={ROWS} tabIndex={-1} className="min-w-0 scroll-mt-24 outline-none">
        {children}
      </div>
    </div>
  );
}
