import type { ReactNode } from "react";
import { ButtonLink } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { HexAvatar } from "../hexagon.tsx";
import { PlusIcon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { type EditGroup, useEditTexts } from "./texts.ts";

export interface OwnEntry {
  id: string;
  seoUrl: string;
  name: string;
  logo: string | null;
  tagline: string | null;
  mayEdit: boolean;
}

/** The button that adds one. */
export function AddButton({ group, to }: { group: EditGroup; to: string }) {
  return (
    <ButtonLink kind="primary" to={to}>
      <PlusIcon className="size-4" />
      {useEditTexts(group)("add")}
    </ButtonLink>
  );
}

interface OwnListProps<Entry> {
  group: EditGroup;
  entries: readonly Entry[];
  /** The pages that add, show and edit one. */
  addTo: string;
  to: (entry: Entry) => string;
  editTo: (entry: Entry) => string;
  stateOf: (entry: Entry) => ReactNode;
  /** Beside the button that edits it. */
  more?: (entry: Entry) => ReactNode;
}

/** The entries on which a member has permissions, or the first thing to do. */
export function OwnList<Entry extends OwnEntry>(props: OwnListProps<Entry>) {
  const { group, entries, addTo, to, editTo, stateOf, more } = props;
  const text = useEditTexts(group);
  if (entries.length === 0)
    return (
      <EmptyState title={text("none")} actions={<AddButton group={group} to={addTo} />}>
        {text("noneHint")}
      </EmptyState>
    );
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {entries.map((entry) => {
        const { id, name, logo, tagline, mayEdit } = entry;
        return (
          <li key={id} className="card grid content-start gap-3 p-5">
            <div className="flex items-start gap-3">
              <HexAvatar name={name} photo={logo} className="size-12 shrink-0" />
              <div className="min-w-0">
                <h2 className="text-lg wrap-anywhere">
                  <Link to={to(entry)}>{name}</Link>
                </h2>
                {tagline && <p className="text-sm text-ink-muted wrap-anywhere">{tagline}</p>}
              </div>
            </div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">{stateOf(entry)}</p>
            {mayEdit && (
              <p className="flex flex-wrap gap-2">
                <ButtonLink to={editTo(entry)} aria-label={text("editOf", { name })}>
                  {text("edit")}
                </ButtonLink>
                {more?.(entry)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
