import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { DeleteDialog } from "../edit-form/delete-dialog.tsx";
import type { SaveAnswer } from "../edit-form/use-save.ts";
import { useNotices } from "../notice.tsx";
import { useTranslations } from "../translations.ts";

interface RowDeletionProps {
  /** The fields that the action needs to delete the row; undefined: nothing is asked. */
  removal: Record<string, string> | undefined;
  /** The row, as its list names it. */
  name?: string | undefined;
  note?: ReactNode;
  /** The page whose action deletes it; left out: the page that is shown. */
  action?: string;
  onClose: () => void;
  onRemoved?: () => void;
}

/** The question before a row is deleted. */
export function RowDeletion({ removal, name, note, action, onClose, onRemoved }: RowDeletionProps) {
  const text = useTranslations("editForm");
  const { notify } = useNotices();
  const { submit, state, data } = useFetcher<SaveAnswer<never> & { removed?: string }>();
  const handle = useEffectEvent((answer: NonNullable<typeof data>) => {
    onClose();
    if (answer.failure) return notify({ kind: "error", text: answer.failure.value });
    notify({ kind: "success", text: text("removed") });
    onRemoved?.();
  });
  useEffect(() => {
    if (state === "idle" && data) handle(data as NonNullable<typeof data>);
  }, [state, data]);
  const remove = () => {
    const sent = { ...removal, attempt: crypto.randomUUID() };
    void submit(sent, { method: "post", encType: "application/json", ...(action && { action }) });
  };
  return (
    <DeleteDialog
      open={removal !== undefined}
      busy={state !== "idle"}
      label={text("remove")}
      onClose={onClose}
      onDelete={remove}
    >
      {name && <span className="mb-2 block font-semibold wrap-anywhere">{name}</span>}
      {note && <span className="mb-2 block wrap-anywhere">{note}</span>}
      {text("deletion.text")}
    </DeleteDialog>
  );
}
