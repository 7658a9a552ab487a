import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useTranslations } from "#ui/translations.ts";

/** Asks before a juror abstains from the whole review. */
export default function Abstain({ onClose, onAbstain }: { onClose: () => void; onAbstain: () => void }) {
  const text = useTranslations("programReviewing");
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("abstainTitle")}
      actions={
        <Button kind="primary" data-autofocus="" onClick={onAbstain}>
          {text("abstainAction")}
        </Button>
      }
    >
      <p>{text("abstainText")}</p>
    </Dialog>
  );
}
