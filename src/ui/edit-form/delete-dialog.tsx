import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { useTranslations } from "../translations.ts";

interface DeleteDialogProps {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onDelete: () => void;
  /** Of the button, where what opened the question says something else than "Delete". */
  label?: string;
  /** The things that will be deleted. */
  children: ReactNode;
}

/** The question before something is deleted that an editor shows. */
export function DeleteDialog({ open, busy, label, onClose, onDelete, children }: DeleteDialogProps) {
  const text = useTranslations("editForm");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text("deletion.title")}
      actions={
        <>
          <Button data-autofocus="" onClick={onClose}>
            {text("close")}
          </Button>
          <Button kind="danger" busy={busy} onClick={onDelete}>
            {label ?? text("deletion.delete")}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
