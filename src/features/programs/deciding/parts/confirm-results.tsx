import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Decision } from "../contract.ts";

interface ConfirmResultsProps {
  result: Decision["result"];
  count: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before results of many are set at once. */
export default function ConfirmResults({ result, count, onClose, onConfirm }: ConfirmResultsProps) {
  const text = useTranslations("programsDeciding");
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("confirm.title", { result: text(`set.${result}`), count })}
      actions={
        <>
          <Button onClick={onClose}>{text("confirm.cancel")}</Button>
          <Button kind="primary" data-autofocus="" onClick={onConfirm}>
            {text("confirm.action")}
          </Button>
        </>
      }
    >
      <p>{text("confirm.text")}</p>
    </Dialog>
  );
}
