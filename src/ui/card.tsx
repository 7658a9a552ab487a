import type { ElementType, ReactNode } from "react";
import { classes } from "./classes.ts";

interface CardProps {
  as?: ElementType;
  /** Heading of the card; `end` is at the other end of its line. */
  title?: ReactNode;
  /** h3 below a heading of its own. */
  heading?: "h2" | "h3";
  end?: ReactNode;
  /** Without padding, for tables and lists that touch the edge. */
  flush?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A framed part of a page. */
export function Card({
  as: Element = "section",
  title,
  heading: Heading = "h2",
  end,
  flush,
  className,
  children,
}: CardProps) {
  return (
    <Element className={classes("card", flush ? "overflow-hidden" : "p-5 sm:px-6", className)}>
      {(title || end) && (
        <div
          className={classes(
            "mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2",
            flush && "px-5 pt-5 sm:px-6",
          )}
        >
          {title && <Heading className="min-w-0 flex-1 basis-40 text-lg">{title}</Heading>}
          {end}
        </div>
      )}
      {children}
    </Element>
  );
}

/** A list of names and values: values at the right edge, in a wide card one below the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="@container grid gap-2.5 text-sm">{children}</dl>;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 @xl:grid @xl:grid-cols-[14rem_1fr]">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 text-end font-semibold tabular-nums @xl:text-start">{children}</dd>
    </div>
  );
}
