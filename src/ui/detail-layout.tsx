import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { PAGE_WIDTH } from "./layouts.tsx";

interface DetailLayoutProps {
  /** Picture across the page. */
  cover?: ReactNode;
  /** Name, tagline, actions, tabs. */
  head: ReactNode;
  /** Facts: at the right from 1024 px, before the content below that; Tab follows what one sees where the browser can. */
  facts?: ReactNode;
  /** Part of the page that one has chosen stands before the facts below 1024 px, too. */
  isPart?: boolean;
  /** Links and people: below the facts, or after the content. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The page of one startup or person: head, content, and facts beside it. */
export function DetailLayout({ cover, head, facts, isPart, aside, children }: DetailLayoutProps) {
  const factsPart = facts && <div className="min-w-0 lg:col-start-2 lg:row-start-1">{facts}</div>;
  return (
    <div className={classes(PAGE_WIDTH, "pb-10")}>
      {cover}
      {head}
      <div className="mt-6.5 grid gap-x-8.5 gap-y-4.5 lg:grid-cols-[minmax(0,1fr)_20.625rem] lg:grid-rows-[auto_1fr] lg:[reading-flow:grid-columns]">
        {!isPart && factsPart}
        <div className="grid min-w-0 content-start gap-4.5 lg:col-start-1 lg:row-span-2 lg:row-start-1">{children}</div>
        {isPart && factsPart}
        {aside && <div className="grid min-w-0 content-start gap-4.5 lg:col-start-2">{aside}</div>}
      </div>
    </div>
  );
}
