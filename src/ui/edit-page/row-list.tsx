import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { EditForm } from "#shared/edit/form.ts";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";
import { useDrafts } from "../drafts.tsx";
import { EditFields } from "../edit-form/edit-fields.tsx";
import type { FormFields } from "../edit-form/fields-context.ts";
import { SavedForm, type StoredThing } from "../edit-form/saved-form.tsx";
import { PlusIcon } from "../icon.tsx";
import { useTranslations } from "../translations.ts";
import { RowDeletion } from "./row-deletion.tsx";

interface EditableRow extends StoredThing {
  id: string;
}

interface RowListProps<Row> {
  title: string;
  lead: string;
  /** Undefined: none can be added. */
  addLabel: string | undefined;
  rows: readonly Row[];
  /** The line of a row: its name, then what tells it from others. */
  nameOf: (row: Row) => readonly ReactNode[];
  /** Below the line. */
  noteOf?: (row: Row) => ReactNode;
  /** It can be neither changed nor deleted. */
  isFixed?: (row: Row) => boolean;
  /** It can be changed, but not deleted. */
  isKept?: (row: Row) => boolean;
  /** Undefined: of a new one. */
  formOf: (row: Row | undefined) => Pick<EditForm, "fields" | "units">;
  draftKeyOf: (row: Row | undefined) => string;
  /** The fields that the page's action needs to save a row, and to delete it. */
  intentOf: (row: Row | undefined) => object;
  removalOf: (row: Row) => Record<string, string>;
  /** What deleting it does beyond the list. */
  removalNoteOf?: (row: Row) => ReactNode;
  texts: Pick<FormFields, "label" | "hint" | "find">;
  options: FormFields["options"];
}

/** Rows that are saved one by one: each is a line that unfolds into its own form; a new one is added above. */
export function RowList<Row extends EditableRow>(props: RowListProps<Row>) {
  const { title, lead, addLabel, rows, nameOf, noteOf, isFixed, isKept } = props;
  const common = useTranslations("editForm");
  const drafts = useDrafts();
  const [open, setOpen] = useState<string | "new">();
  const [doomed, setDoomed] = useState<Row>();
  const top = useRef<HTMLDivElement>(null);
  const isSaved = useRef(false);
  // A row that opens by itself leaves the focus where it is.
  const isAsked = useRef(false);
  const ask = (row: string | undefined) => {
    isAsked.current = true;
    setOpen(row);
  };
  const close = () => {
    isSaved.current = true;
    setOpen(undefined);
  };
  /** What was typed and not saved is there when one comes back: first a new row, then those that were changed. */
  const openDraft = useEffectEvent(() => {
    const isTyped = (row: Row | undefined) => drafts.read(props.draftKeyOf(row)) !== undefined;
    if (addLabel && isTyped(undefined)) setOpen("new");
    else setOpen(rows.find((row) => !isFixed?.(row) && isTyped(row))?.id);
  });
  useEffect(() => openDraft(), []);
  useEffect(() => {
    if (open !== undefined || !isSaved.current) return;
    // The form that had the focus is gone.
    isSaved.current = false;
    top.current?.parentElement?.querySelector("button")?.focus();
  }, [open]);
  return (
    <Card title={title}>
      <p className="mb-4 text-sm text-ink-muted">{lead}</p>
      <div ref={top}>
        {open === "new" ? (
          <div className="mb-4 rounded-card border border-line-strong p-4">
            <RowForm {...props} row={undefined} isAsked={isAsked.current} onClose={close} />
            <Button kind="quiet" className="mt-2" onClick={close}>
              {common("close")}
            </Button>
          </div>
        ) : (
          addLabel && (
            <Button kind={rows.length === 0 ? "primary" : "secondary"} onClick={() => ask("new")}>
              <PlusIcon className="size-4" />
              {addLabel}
            </Button>
          )
        )}
      </div>
      <ul className="mt-3" aria-label={title}>
        {rows.map((row) => {
          const [name, ...more] = nameOf(row);
          return (
            <li key={row.id} className="border-t border-line py-2 first:border-t-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <div className="min-w-0 grow basis-56 wrap-anywhere">
                  <p>
                    <span className="font-semibold">{name || "–"}</span>
                    {more.filter(Boolean).length > 0 && (
                      <span className="text-ink-muted"> · {more.filter(Boolean).join(" · ")}</span>
                    )}
                  </p>
                  {noteOf?.(row)}
                </div>
                {!isFixed?.(row) && (
                  <>
                    <Button
                      kind="quiet"
                      aria-expanded={open === row.id}
                      aria-label={`${common(open === row.id ? "close" : "edit")}: ${name}`}
                      onClick={() => ask(open === row.id ? undefined : row.id)}
                    >
                      {common(open === row.id ? "close" : "edit")}
                    </Button>
                    {!isKept?.(row) && (
                      <Button kind="quiet" aria-label={`${common("remove")}: ${name}`} onClick={() => setDoomed(row)}>
                        {common("remove")}
                      </Button>
                    )}
                  </>
                )}
              </div>
              {open === row.id && (
                <div className="pt-3 pb-2">
                  <RowForm {...props} row={row} isAsked={isAsked.current} onClose={close} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <RowDeletion
        removal={doomed && props.removalOf(doomed)}
        name={doomed && nameOf(doomed).filter(Boolean).join(" · ")}
        note={doomed && props.removalNoteOf?.(doomed)}
        onClose={() => setDoomed(undefined)}
      />
    </Card>
  );
}

function RowForm<Row extends EditableRow>({
  row,
  isAsked,
  onClose,
  formOf,
  draftKeyOf,
  intentOf,
  options,
  texts,
}: RowListProps<Row> & { row: Row | undefined; isAsked: boolean; onClose: () => void }) {
  const form = formOf(row);
  const box = useRef<HTMLDivElement>(null);
  const focus = useEffectEvent(() => {
    if (isAsked) box.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  });
  useEffect(() => focus(), []);
  return (
    <div ref={box}>
      <SavedForm
        form={form}
        fields={form.fields}
        stored={row ?? { version: 1, values: {} }}
        draftKey={draftKeyOf(row)}
        intent={intentOf(row)}
        isNew={row === undefined}
        onSaved={onClose}
        options={options}
        {...texts}
      >
        <EditFields fields={form.fields} />
      </SavedForm>
    </div>
  );
}
