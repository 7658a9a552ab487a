import { useState } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DeleteDialog } from "#ui/edit-form/delete-dialog.tsx";
import { useChange } from "#ui/edit-form/use-change.ts";
import { InfoIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { EditableJob } from "../contract.ts";
import { JobStateTag } from "./job-state.tsx";

/** Above the form: where the job stands, and what its people can do with it as a whole. */
export function EditHead({ job }: { job: EditableJob }) {
  const text = useTranslations("jobsEditing");
  const locale = useLocale();
  const [question, setQuestion] = useState<"close" | "delete">();
  const show = useChange(text("published"));
  const hide = useChange(text("hiddenNow"));
  const close = useChange(text("closedNow"));
  const remove = useChange(text("removed"));
  const { id, title, seoUrl, state, isListed } = job;
  const isShown = state === "open" || state === "coming";
  const note = state === "draft" ? "draftNote" : state === "ended" ? "endedNote" : isListed ? undefined : "notListed";
  const done = () => setQuestion(undefined);
  return (
    <div className="mb-5 grid max-w-4xl gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
        <JobStateTag {...job} />
        <Link to={pathTo("job", locale, { seoUrl })} className="underline">
          {text("view")}
        </Link>
      </div>
      {note && <Note icon={<InfoIcon />}>{text(note)}</Note>}
      <div className="flex flex-wrap gap-3">
        {state === "draft" && (
          <Button
            kind="primary"
            busy={show.busy}
            onClick={() => show.change({ intent: "visibility", id, isVisible: true })}
          >
            {text("publish")}
          </Button>
        )}
        {isShown && (
          <Button busy={hide.busy} onClick={() => hide.change({ intent: "visibility", id, isVisible: false })}>
            {text("hide")}
          </Button>
        )}
        {state === "open" && <Button onClick={() => setQuestion("close")}>{text("close")}</Button>}
        <Button kind="quiet" onClick={() => setQuestion("delete")}>
          {text("remove")}
        </Button>
      </div>
      <Dialog
        open={question === "close"}
        onClose={done}
        title={text("closing.title")}
        actions={
          <>
            <Button data-autofocus="" onClick={done}>
              {text("closing.back")}
            </Button>
            <Button
              kind="primary"
              busy={close.busy}
              onClick={() => {
                close.change({ intent: "close", id });
                done();
              }}
            >
              {text("closing.action")}
            </Button>
          </>
        }
      >
        <p>{text("closing.text", { title })}</p>
      </Dialog>
      <DeleteDialog
        open={question === "delete"}
        busy={remove.busy}
        onClose={done}
        onDelete={() => remove.change({ intent: "delete", id })}
      >
        {text("deletion", { title })}
      </DeleteDialog>
    </div>
  );
}
