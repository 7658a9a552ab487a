import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { PAGE_WIDTH } from "./layouts.tsx";

interface DashboardLayoutProps {
  title: ReactNode;
  lead?: ReactNode;
  /** At the other end of the title's line. */
  actions?: ReactNode;
  /** Accessible name of both menus. */
  menuLabel: string;
  /** The left column from 1024 px; without it the content has the whole width. */
  menu?: ReactNode;
  /** The menu above the content on smaller screens. */
  folded: ReactNode;
  /** Above the title. */
  notice?: ReactNode;
  /** Before the title from 1024 px: the button that shows the column again. */
  opener?: ReactNode;
  children: ReactNode;
}

/** A page of the dashboard: menu at the left, content at the right. */
export function DashboardLayout({
  title,
  lead,
  actions,
  menuLabel,
  menu,
  folded,
  notice,
  opener,
  children,
}: DashboardLayoutProps) {
  return (
    <div
      className={classes(
        PAGE_WIDTH,
        "grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 py-5 lg:py-8",
        menu !== undefined && "lg:grid-cols-[15rem_minmax(0,1fr)]",
      )}
    >
      {menu && (
        <nav aria-label={menuLabel} className="max-lg:hidden">
          <div className="lg:sticky lg:top-25">{menu}</div>
        </nav>
      )}
      <nav aria-label={menuLabel} className="lg:hidden">
        {folded}
      </nav>
      <div className="min-w-0">
        {notice}
        <header className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-3">
          {opener && <div className="max-lg:hidden">{opener}</div>}
          <div className="min-w-0 flex-1 basis-64">
            <h1 className="text-3xl text-balance">{title}</h1>
            {lead && <p className="mt-1.5 max-w-prose text-ink-muted text-pretty">{lead}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  );
}
