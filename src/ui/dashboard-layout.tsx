import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { PAGE_WIDTH } from "./layouts.tsx";

interface DashboardLayoutProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Opposite the title. */
  actions?: ReactNode;
  /** Name of both menus for readers. */
  menuLabel: string;
  /** The left column from 1024 px; without it the content has the whole width. */
  menu?: ReactNode;
  /** Its stand-in above the content on smaller screens. */
  folded: ReactNode;
  /** Above the title. */
  notice?: ReactNode;
  /** Before the title from 1024 px: takes the column back. */
  opener?: ReactNode;
  children: ReactNode;
}

/** A member's own page: where else one can go at the left, what there is to do at the right. */
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
