import { useId, useState } from "react";
import { REFUSAL_MAX } from "#shared/refusal-limits.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";

interface RefusalProps {
  open: boolean;
  name: string;
  busy: boolean;
  onClose: () => void;
  onRefuse: (reason: string) => void;
}

/** Asks for the reason of a refusal, which the other side reads. */
export function Refusal({ open, name, busy, onClose, onRefuse }: RefusalProps) {
  const text = useTranslations("startupsLinks");
  const form = useId();
  // Kept while the dialog is closed: Escape loses nothing.
  const [reason, setReason] = useState("");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text("question")}
      actions={
        <>
          <Button onClick={onClose}>{text("cancel")}</Button>
          <Button kind="danger" type="submit" form={form} busy={busy}>
            {text("refuse")}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onRefuse(reason);
        }}
      >
        <p className="mb-3">{text("consequence", { name })}</p>
        <TextArea
          name="reason"
          label={text("reason")}
          maxLength={REFUSAL_MAX}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
