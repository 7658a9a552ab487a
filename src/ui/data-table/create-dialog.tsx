import { type FormEvent, type ReactNode, useState } from "react";
import type { ShownProblem } from "#shared/reasons.ts";
import type { TableAnswer } from "#shared/table/page.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { PlusIcon } from "../icon.tsx";
import { useNotices } from "../notice.tsx";
import { reasonOf } from "./reason.tsx";
import type { Run } from "./use-table-run.tsx";

type Failure = NonNullable<TableAnswer["failure"]>;

interface CreateDialogProps {
  run: Run;
  /** On the button that opens the dialog, and on the one that sends the form. */
  label: string;
  title: string;
  done: string;
  /** Better words for a refusal. */
  reason: ((failure: Failure) => string | undefined) | undefined;
  /** The fields, with the names of the call's body. */
  children: (problems: readonly ShownProblem[], reason: string | undefined) => ReactNode;
}

/** The form for a new row. It keeps what was typed until the row is added. */
export function CreateDialog({ run, label, title, done, reason, children }: CreateDialogProps) {
  const text = useTranslations("dataTable");
  const ui = useTranslations("ui");
  const { notify } = useNotices();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const close = () => {
    setOpen(false);
    setFailure(undefined);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    setBusy(true);
    const answer = await run({ ...fields, intent: "create" });
    setBusy(false);
    setFailure(answer.failure);
    if (answer.failure) return;
    notify({ kind: "success", text: done });
    close();
  };
  const sentence = failure?.fields.find((problem) => problem.sentence)?.sentence;
  const reasonText = failure && (sentence ?? reason?.(failure) ?? reasonOf(failure, text));
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PlusIcon />
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        actions={
          <>
            <Button onClick={close}>{ui("cancel")}</Button>
            <Button kind="primary" type="submit" form={FORM} busy={busy}>
              {label}
            </Button>
          </>
        }
      >
        <form id={FORM} onSubmit={send} className="grid gap-4">
          {children(failure?.fields ?? [], reasonText)}
        </form>
      </Dialog>
    </>
  );
}

/** Id of the form; a page has one. */
const FORM = "create-row";
