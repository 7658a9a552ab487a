import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** The measure of every page: 1216 px of content, with less air on small screens. */
export const PAGE_WIDTH = "mx-auto w-full max-w-7xl px-4 sm:px-6 lg:px-8";

/** What stands around a page: header and footer; the mark alone; nothing. Chosen by a page's `handle`. */
export interface PageHandle {
  frame: "default" | "auth" | "empty";
}

interface LayoutProps {
  className?: string;
  children: ReactNode;
}

/** A page in the common measure. */
export function DefaultLayout({ className, children }: LayoutProps) {
  return <div className={classes(PAGE_WIDTH, "py-7", className)}>{children}</div>;
}

interface ListLayoutProps {
  /** The filter panel: the left column from 1024 px. Below that show it in a `Drawer`; without scripts `#filters` opens it. */
  filters: ReactNode;
  /** Name of the column for readers. */
  filtersLabel: string;
  children: ReactNode;
}

/** Filters at the left, what they leave at the right. */
export function ListLayout({ filters, filtersLabel, children }: ListLayoutProps) {
  return (
    <div className={classes(PAGE_WIDTH, "grid gap-9 py-7 lg:grid-cols-[17.5rem_minmax(0,1fr)]")}>
      <aside id="filters" aria-label={filtersLabel} className="max-lg:hidden max-lg:target:block">
        {filters}
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

interface DetailLayoutProps {
  /** Picture across the page. */
  cover?: ReactNode;
  /** Name, one line, what one can do, tabs. */
  head: ReactNode;
  /** Facts and people: at the right from 1024 px, after the content below that. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One thing: who it is, what there is to say, the facts beside it. */
export function DetailLayout({ cover, head, aside, children }: DetailLayoutProps) {
  return (
    <div className={classes(PAGE_WIDTH, "pb-10")}>
      {cover}
      {head}
      <div
        className={classes(
          "mt-6.5 grid gap-x-8.5 gap-y-4.5",
          aside !== undefined && "lg:grid-cols-[minmax(0,1fr)_20.625rem]",
        )}
      >
        <div className="grid min-w-0 content-start gap-4.5">{children}</div>
        {aside && <div className="grid min-w-0 content-start gap-4.5">{aside}</div>}
      </div>
    </div>
  );
}

interface AuthLayoutProps {
  /** Undefined: the content brings its own heading. */
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the form from 1024 px, below it on small screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One form, in the middle of a quiet page. */
export function AuthLayout({ title, lead, aside, children }: AuthLayoutProps) {
  return (
    <div
      className={classes(
        "mx-auto grid w-full gap-8 px-4 py-10 sm:px-6 lg:py-16",
        aside ? "max-w-5xl lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]" : "max-w-md",
      )}
    >
      <div className="mx-auto w-full max-w-md">
        {title && <h1 className="text-3xl wrap-anywhere">{title}</h1>}
        {lead && <p className="mt-2 text-ink-muted">{lead}</p>}
        <div className={title ? "mt-7" : undefined}>{children}</div>
      </div>
      {aside && <div className="mx-auto w-full max-w-md lg:pt-2">{aside}</div>}
    </div>
  );
}

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
  opener,
  children,
}: DashboardLayoutProps) {
  return (
    <div
      className={classes(
        PAGE_WIDTH,
        "grid gap-x-10 gap-y-5 py-5 lg:py-8",
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

/** In the middle of what is left of the screen: errors, payment results. */
export function EmptyLayout({ children }: LayoutProps) {
  return <div className="grid min-h-[60vh] place-items-center px-4 py-12">{children}</div>;
}
