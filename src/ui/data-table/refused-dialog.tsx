import type { BulkAnswer } from "#shared/table/schemas.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { RefusedRows } from "./refused-rows.tsx";

interface RefusedDialogProps {
  answer: BulkAnswer;
  /** Rows that were to be changed. */
  total: number;
  onClose: () => void;
}

/** Names the rows that a bulk change has left as they were; of many, the first. */
export default function RefusedDialog({ answer: { done, refused }, total, onClose }: RefusedDialogProps) {
  const text = useTranslations("dataTable");
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
      <RefusedRows rows={refused} more={total - done - refused.length} />
    </Dialog>
  );
}
