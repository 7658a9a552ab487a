import { createContext, type ReactNode, useContext } from "react";
import { classes } from "./classes.ts";
import { OWN_CONTENT, PAGE_WIDTH } from "./layouts.tsx";

/** The button that shows the menu again; the layout hands it to the page, whose title it stands before. */
const MenuOpenerContext = createContext<ReactNode>(undefined);

interface DashboardLayoutProps {
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
  /** A `DashboardPage`. */
  children: ReactNode;
}

/** Around the pages of the dashboard: menu at the left, page at the right. */
export function DashboardLayout({ menuLabel, menu, folded, notice, opener, children }: DashboardLayoutProps) {
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
      <div id={OWN_CONTENT} tabIndex={-1} className="min-w-0">
        {notice}
        <MenuOpenerContext value={opener}>{children}</MenuOpenerContext>
      </div>
    </div>
  );
}

interface DashboardPageProps {
  /** The page's heading. */
  title: ReactNode;
  lead?: ReactNode;
  /** At the other end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Heading and content of a page that stands in the dashboard's layout. */
export function DashboardPage({ title, lead, actions, children }: DashboardPageProps) {
  const opener = useContext(MenuOpenerContext);
  return (
    <>
      <header className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-3">
        {opener && <div className="max-lg:hidden">{opener}</div>}
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-3xl text-balance">{title}</h1>
          {lead && <p className="mt-1.5 max-w-prose text-ink-muted text-pretty">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </>
  );
}
