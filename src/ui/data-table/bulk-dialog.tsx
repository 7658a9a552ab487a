import { useState } from "react";
import { BULK_AT_ONCE } from "#shared/table/column.ts";
import type { TableAnswer } from "#shared/table/page.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { useNotices } from "../notice.tsx";
import { Select } from "../select.tsx";
import { BulkPreview } from "./bulk-preview.tsx";
import { keepFocus } from "./keep-focus.ts";
import { reasonOf } from "./reason.tsx";
import RefusedDialog from "./refused-dialog.tsx";
import { type BulkAction, useTable } from "./table-context.ts";
import { rowsOf } from "./use-selection.ts";

interface BulkDialogProps {
  action: BulkAction;
  onClose: () => void;
}

/** Says what would become of the selected rows, and asks once for all. Then it names the rows for which the change was refused; they stay selected. */
export default function BulkDialog({ action, onClose }: BulkDialogProps) {
  const text = useTranslations("dataTable");
  const ui = useTranslations("ui");
  const { notify } = useNotices();
  const { selection, data, tableRun, bulkWork } = useTable();
  // The question keeps its number when the list changes below it.
  const [count] = useState(selection.count);
  const [value, setValue] = useState(action.choice?.options[0]?.value ?? "");
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<TableAnswer>();
  const { bulk, failure } = answer ?? {};
  const question = action.text(count);
  const change = { action: action.key, ...(action.choice ? { [action.choice.name]: value || null } : {}) };
  const inBackground = count > BULK_AT_ONCE;
  const body = { query: { ...data.request, ...data.filters }, ...rowsOf(selection), change, inBackground };
  const act = async () => {
    if (busy) return;
    setBusy(true);
    const next = await tableRun.run({ intent: "bulk", body: JSON.stringify(body) });
    setBusy(false);
    setAnswer(next);
    if (!next.bulk) return;
    if (next.bulk.work) {
      bulkWork.watch(next.bulk.work);
      selection.clear();
      return onClose();
    }
    selection.selectOnly(next.bulk.refused.map(({ id }) => id));
    if (next.bulk.done > 0) notify({ kind: "success", text: action.done(next.bulk.done) });
    if (next.bulk.refused.length > 0) return;
    onClose();
    keepFocus();
  };
  if (bulk) return <RefusedDialog answer={bulk} total={count} onClose={onClose} />;
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
        <BulkPreview body={JSON.stringify({ ...body, isPreview: true })} />
        {failure && (
          <p role="alert" className="text-sm font-medium text-bad">
            {reasonOf(failure, text)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
