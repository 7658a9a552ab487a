import type { ReactNode } from "react";
import { truncate } from "#shared/format.ts";
import { classes } from "./classes.ts";
import { Link } from "./link.tsx";

interface RowCardProps {
  name: string;
  to: string;
  picture: ReactNode;
  /** Below the name: whose it is, and where. */
  line?: ReactNode;
  /** At its upper end: what one does with it without opening it. */
  corner?: ReactNode;
  /** Below a line at the bottom. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** Something in a list. The whole card leads to it. */
export const RowCard = ({ name, to, picture, line, corner, foot, children }: RowCardProps) => (
  <article
    className={classes(
      "card relative min-w-0 p-4.5 transition-colors hover:border-line-strong",
      // Two rows of the grid it stands in, so that the feet of neighbours begin at one height however many lines they have.
      foot ? "row-span-2 grid grid-rows-subgrid gap-y-0" : "flex flex-col",
    )}
  >
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      <div className="flex items-start gap-3">
        {picture}
        <div className="min-w-0 flex-1">
          <CardName name={name} to={to} />
          {line && (
            <div className="mt-0.5 text-sm leading-snug text-ink-muted wrap-anywhere">
              {typeof line === "string" ? truncate(line) : line}
            </div>
          )}
        </div>
        {corner}
      </div>
      {children}
    </div>
    {foot && (
      <div className="mt-3.5 flex flex-wrap content-start items-baseline justify-between gap-x-3 gap-y-2 border-t border-line pt-3.5 text-sm text-ink-muted">
        {foot}
      </div>
    )}
  </article>
);

/** Letters of a name from which on it is written smaller, so that cards beside each other stay alike. */
const LONG_NAME = 45;

/** The name of a card, at most 100 characters of it (specification, "Text cut"); with an address the whole card leads there. */
export function CardName({ name, to }: { name: string; to?: string }) {
  const shown = truncate(name);
  return (
    <h2
      className={classes("leading-tight text-balance wrap-anywhere", name.length > LONG_NAME ? "text-base" : "text-lg")}
      title={shown === name ? undefined : name}
    >
      {to ? (
        <Link to={to} className="card-link">
          {shown}
        </Link>
      ) : (
        shown
      )}
    </h2>
  );
}

/** The text of a card: a tagline, slogan or summary, at most 100 characters of it. */
export const CardText = ({ children, className }: { children: string; className?: string }) => (
  <p className={classes("text-sm wrap-anywhere", className)}>{truncate(children)}</p>
);

/** One line of tags at the lower end of a card; what does not fit wraps out of sight, whole. */
export const CardTags = ({ children }: { children: ReactNode }) => (
  <div className="mt-auto flex h-6 flex-wrap gap-x-1.5 gap-y-2 overflow-hidden">{children}</div>
);
