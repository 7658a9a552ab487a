import { useState } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { DeleteDialog } from "#ui/edit-form/delete-dialog.tsx";
import { useChange } from "#ui/edit-form/use-change.ts";
import { InfoIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { EditableProgram } from "../contract.ts";
import { publishProblems } from "../rules.ts";
import { ProgramStateTag } from "./program-state.tsx";

/** Above the form: where the program stands, and what its people can do with it as a whole. */
export function EditHead({ program }: { program: EditableProgram }) {
  const text = useTranslations("programsEditing");
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  const publish = useChange(text("published"));
  const show = useChange(text("shownNow"));
  const hide = useChange(text("hiddenNow"));
  const remove = useChange(text("deletedNow"));
  const { id, name, seoUrl, state, isVisible, values } = program;
  const isDraft = state === "draft";
  const missing = isDraft ? publishProblems(values) : [];
  return (
    <div className="mb-5 grid max-w-4xl gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
        <ProgramStateTag {...program} />
        <Link to={pathTo("program", locale, { seoUrl })} className="underline">
          {text("view")}
        </Link>
      </div>
      {isDraft && (
        <Note icon={<InfoIcon />}>
          <p>{text(missing.length > 0 ? "draftNote" : "draftReady")}</p>
          {missing.length > 0 && (
            <ul className="list-disc ps-5">
              {missing.map(({ field, reason, detail }) => (
                <li key={field}>
                  {reason === "weightsSum"
                    ? text("weights", { sum: Number(detail) })
                    : text(`missing.${field}` as "missing.questions")}
                </li>
              ))}
            </ul>
          )}
        </Note>
      )}
      {!isDraft && !isVisible && <Note icon={<InfoIcon />}>{text("hiddenNote")}</Note>}
      <div className="flex flex-wrap gap-3">
        {isDraft && missing.length === 0 && (
          <Button kind="primary" busy={publish.busy} onClick={() => publish.change({ intent: "publish", id })}>
            {text("publish")}
          </Button>
        )}
        {!isDraft && !isVisible && (
          <Button busy={show.busy} onClick={() => show.change({ intent: "visibility", id, isVisible: true })}>
            {text("show")}
          </Button>
        )}
        {!isDraft && isVisible && (
          <Button busy={hide.busy} onClick={() => hide.change({ intent: "visibility", id, isVisible: false })}>
            {text("hide")}
          </Button>
        )}
        <Button kind="quiet" onClick={() => setAsks(true)}>
          {text("deletion.action")}
        </Button>
      </div>
      <DeleteDialog
        open={asks}
        busy={remove.busy}
        onClose={() => setAsks(false)}
        onDelete={() => remove.change({ intent: "delete", id })}
      >
        {text("deletion.question", { name })}
      </DeleteDialog>
    </div>
  );
}
