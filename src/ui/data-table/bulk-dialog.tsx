import { useState } from "react";
import type { TableAnswer } from "#shared/table/page.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { WarningIcon } from "../icon.tsx";
import { useNotices } from "../notice.tsx";
import { Select } from "../select.tsx";
import { keepFocus } from "./keep-focus.ts";
import { reasonOf } from "./reason.tsx";
import { type BulkAction, useTable } from "./table-context.ts";
import { rowsOf } from "./use-selection.ts";

interface BulkDialogProps {
  action: BulkAction;
  onClose: () => void;
}

/** Asks once for all selected rows. Then it names the rows for which the change was refused; they stay selected. */
export default function BulkDialog({ action, onClose }: BulkDialogProps) {
  const text = useTranslations("dataTable");
  const ui = useTranslations("ui");
  const { notify } = useNotices();
  const { selection, data, tableRun } = useTable();
  // The question keeps its number when the list changes below it.
  const [count] = useState(selection.count);
  const [value, setValue] = useState(action.choice?.options[0]?.value ?? "");
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<TableAnswer>();
  const { bulk, failure } = answer ?? {};
  const question = action.text(count);
  const act = async () => {
    if (busy) return;
    setBusy(true);
    const change = { action: action.key, ...(action.choice ? { [action.choice.name]: value || null } : {}) };
    const body = { query: { ...data.request, ...data.filters }, ...rowsOf(selection), change };
    const next = await tableRun.run({ intent: "bulk", body: JSON.stringify(body) });
    setBusy(false);
    setAnswer(next);
    if (!next.bulk) return;
    selection.selectOnly(next.bulk.refused.map(({ id }) => id));
    if (next.bulk.done > 0) notify({ kind: "success", text: action.done(next.bulk.done) });
    if (next.bulk.refused.length > 0) return;
    onClose();
    keepFocus();
  };
  if (bulk)
    return (
      <Dialog
        open
        onClose={onClose}
        title={text("bulkPartly", { count: bulk.refused.length })}
        actions={
          <Button kind="primary" onClick={onClose} data-autofocus="">
            {text("done")}
          </Button>
        }
      >
        <p className="mb-3 text-ink-muted">{text("bulkDone", { done: bulk.done, count })}</p>
        <ul className="rounded-control border border-line">
          {bulk.refused.map((row) => (
            <li key={row.id} className="flex gap-2.5 border-t border-line px-3.5 py-2.5 text-sm first:border-t-0">
              <WarningIcon className="mt-0.5 size-4 shrink-0 text-warn" />
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{row.name}</span>
                <span className="text-ink-muted">{reasonOf(row, text)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={action.title(count)}
      actions={
        <>
          <Button onClick={onClose} data-autofocus={action.choice ? undefined : ""}>
            {ui("cancel")}
          </Button>
          <Button kind={action.danger ? "danger" : "primary"} busy={busy} onClick={act}>
            {action.label}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {question && <p>{question}</p>}
        {action.choice && (
          <Select
            label={action.choice.label}
            options={action.choice.options}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            data-autofocus=""
          />
        )}
        {failure && (
          <p role="alert" className="text-sm font-medium text-bad">
            {reasonOf(failure, text)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
