import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { PAGE_WIDTH } from "./layouts.tsx";

interface ListLayoutProps {
  /** The filter panel: the left column from 1024 px. Below that show it in a `Drawer`; without scripts `#filters` opens it. */
  filters: ReactNode;
  /** Accessible name of the column. */
  filtersLabel: string;
  children: ReactNode;
}

/** Filters at the left, the list at the right. */
export function ListLayout({ filters, filtersLabel, children }: ListLayoutProps) {
  return (
    <div
      className={classes(PAGE_WIDTH, "grid grid-cols-[minmax(0,1fr)] gap-9 py-7 lg:grid-cols-[17.5rem_minmax(0,1fr)]")}
    >
      <aside id="filters" aria-label={filtersLabel} data-print="no" className="max-lg:hidden max-lg:target:block">
        {filters}
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
