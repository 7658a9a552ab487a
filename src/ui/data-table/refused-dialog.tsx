import type { BulkAnswer } from "#shared/table/schemas.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { WarningIcon } from "../icon.tsx";
import { reasonOf } from "./reason.tsx";

interface RefusedDialogProps {
  answer: BulkAnswer;
  /** Rows that were to be changed. */
  total: number;
  onClose: () => void;
}

/** Names the rows that a bulk change has left as they were; of many, the first. */
export default function RefusedDialog({ answer: { done, refused }, total, onClose }: RefusedDialogProps) {
  const text = useTranslations("dataTable");
  const more = total - done - refused.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("bulkPartly", { count: total - done })}
      actions={
        <Button kind="primary" onClick={onClose} data-autofocus="">
          {text("done")}
        </Button>
      }
    >
      <p className="mb-3 text-ink-muted">{text("bulkDone", { done, count: total })}</p>
      <ul className="rounded-control border border-line">
        {refused.map((row) => (
          <li key={row.id} className="flex gap-2.5 border-t border-line px-3.5 py-2.5 text-sm first:border-t-0">
            <WarningIcon className="mt-0.5 size-4 shrink-0 text-warn" />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{row.name}</span>
              <span className="text-ink-muted">{reasonOf(row, text)}</span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-sm text-ink-muted">{text("bulkMore", { count: more })}</p>}
    </Dialog>
  );
}
