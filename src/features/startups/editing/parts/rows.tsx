import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EditField } from "#ui/edit-form/edit-field.tsx";
import { SavedForm } from "#ui/edit-form/saved-form.tsx";
import type { SaveAnswer } from "#ui/edit-form/use-save.ts";
import { useEntryFieldTexts } from "#ui/edit-page/texts.ts";
import { PlusIcon } from "#ui/icon.tsx";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StoredRow } from "../contract.ts";
import { type RowKey, rowForms } from "../form.ts";
import { nameOfRow } from "./row-name.ts";
import type { SectionProps } from "./section-view.tsx";

interface RowsProps extends Pick<SectionProps, "startup" | "rows" | "options"> {
  list: RowKey;
}

/** A list of a startup: each row is one line that unfolds into its own form; a new one is added above. */
export function Rows({ startup, list, rows, options }: RowsProps) {
  const text = useTranslations("startupEditing");
  const common = useTranslations("editForm");
  const locale = useLocale();
  const [open, setOpen] = useState<string | "new">();
  const [doomed, setDoomed] = useState<StoredRow>();
  const top = useRef<HTMLDivElement>(null);
  const form = { startupId: startup.id, list, options };
  const close = () => {
    setOpen(undefined);
    // The form that had the focus is gone.
    requestAnimationFrame(() => top.current?.querySelector("button")?.focus());
  };
  return (
    <Card title={text(`sections.${list}`)}>
      <p className="mb-4 text-sm text-ink-muted">{text(`leads.${list}`)}</p>
      <div ref={top}>
        {open === "new" ? (
          <div className="mb-4 rounded-card border border-line-strong p-4">
            <RowForm {...form} onClose={close} />
          </div>
        ) : (
          <Button kind={rows.length === 0 ? "primary" : "secondary"} onClick={() => setOpen("new")}>
            <PlusIcon className="size-4" />
            {text(`adds.${list}`)}
          </Button>
        )}
      </div>
      <ul className="mt-3" aria-label={text(`sections.${list}`)}>
        {rows.map((row) => {
          const [name, ...more] = nameOfRow(list, row.values, options, locale);
          return (
            <li key={row.id} className="border-t border-line py-2 first:border-t-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <p className="min-w-0 flex-1 wrap-anywhere">
                  <span className="font-semibold">{name || "–"}</span>
                  {more.filter(Boolean).length > 0 && (
                    <span className="text-ink-muted"> · {more.filter(Boolean).join(" · ")}</span>
                  )}
                </p>
                <Button
                  kind="quiet"
                  aria-expanded={open === row.id}
                  aria-label={`${common(open === row.id ? "close" : "edit")}: ${name}`}
                  onClick={() => setOpen(open === row.id ? undefined : row.id)}
                >
                  {common(open === row.id ? "close" : "edit")}
                </Button>
                <Button kind="quiet" aria-label={`${common("remove")}: ${name}`} onClick={() => setDoomed(row)}>
                  {common("remove")}
                </Button>
              </div>
              {open === row.id && (
                <div className="pt-3 pb-2">
                  <RowForm {...form} row={row} onClose={close} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <Deletion startupId={startup.id} list={list} row={doomed} onClose={() => setDoomed(undefined)} />
    </Card>
  );
}

interface RowFormProps extends Pick<RowsProps, "list" | "options"> {
  startupId: string;
  /** Undefined: a new one. */
  row?: StoredRow;
  onClose: () => void;
}

function RowForm({ startupId, list, options, row, onClose }: RowFormProps) {
  const fieldTexts = useEntryFieldTexts("startupEditing", list);
  const form = rowForms[list];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>("input, select, textarea")?.focus(), []);
  return (
    <div ref={box}>
      <SavedForm
        form={form}
        fields={form.fields}
        stored={row ?? { version: 1, values: {} }}
        draftKey={`startup/${startupId}/${list}/${row?.id ?? "new"}`}
        intent={{ intent: "row", id: startupId, key: list, rowId: row?.id ?? null }}
        isNew={row === undefined}
        onSaved={onClose}
        options={options}
        {...fieldTexts}
      >
        <div className="mb-4 grid gap-4 sm:grid-cols-2">
          {Object.keys(form.fields).map((name) => (
            <EditField key={name} name={name} />
          ))}
        </div>
      </SavedForm>
    </div>
  );
}

interface DeletionProps {
  startupId: string;
  list: RowKey;
  row: StoredRow | undefined;
  onClose: () => void;
}

/** The question before a row is deleted. */
function Deletion({ startupId, list, row, onClose }: DeletionProps) {
  const text = useTranslations("editForm");
  const { notify } = useNotices();
  const { submit, state, data } = useFetcher<SaveAnswer<never> & { removed?: string }>();
  const handle = useEffectEvent((answer: NonNullable<typeof data>) => {
    onClose();
    if (answer.failure) notify({ kind: "error", text: answer.failure.value });
    else notify({ kind: "success", text: text("removed") });
  });
  useEffect(() => {
    if (state === "idle" && data) handle(data as NonNullable<typeof data>);
  }, [state, data]);
  const remove = () => {
    const request = { intent: "removeRow", id: startupId, key: list, rowId: row!.id, attempt: crypto.randomUUID() };
    void submit(request, { method: "post", encType: "application/json" });
  };
  return (
    <Dialog
      open={row !== undefined}
      onClose={onClose}
      title={text("deletion.title")}
      actions={
        <>
          <Button data-autofocus="" onClick={onClose}>
            {text("close")}
          </Button>
          <Button kind="danger" busy={state !== "idle"} onClick={remove}>
            {text("deletion.delete")}
          </Button>
        </>
      }
    >
      <p>{text("deletion.text")}</p>
    </Dialog>
  );
}
