import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface AuthLayoutProps {
  /** Undefined: the content has its own heading. */
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the form from 1024 px, below it on small screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page with one form in its middle. */
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
