import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";

interface DrawerSectionProps {
  title: string;
  /** Said where there are no rows. */
  empty: string;
  /** The page that edits it; undefined: the viewer may not, or not now. */
  to: string | undefined;
  edit: string;
  rows: readonly ReactNode[];
}

/** A list of the drawer with its number of rows and the way to its editor. */
export const DrawerSection = ({ title, empty, to, edit, rows }: DrawerSectionProps) => (
  <section>
    <div className="flex min-h-row flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line pb-1">
      <h3 className="font-sans text-base tracking-normal">
        {title} <span className="font-normal text-ink-muted tabular-nums">({rows.length})</span>
      </h3>
      {to && (
        <ButtonLink kind="quiet" to={to}>
          {edit}
        </ButtonLink>
      )}
    </div>
    {rows.length > 0 ? (
      <ul className="divide-y divide-line">{rows}</ul>
    ) : (
      <p className="py-3 text-sm text-ink-muted">{empty}</p>
    )}
  </section>
);
