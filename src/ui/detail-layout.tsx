import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { PAGE_WIDTH } from "./layouts.tsx";

interface DetailLayoutProps {
  /** Picture across the page. */
  cover?: ReactNode;
  /** Name, tagline, actions, tabs. */
  head: ReactNode;
  /** Facts and people: at the right from 1024 px, after the content below that. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The page of one startup or person: head, content, and facts beside it. */
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
