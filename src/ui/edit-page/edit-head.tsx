import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { useChange } from "../edit-form/use-change.ts";
import { WarningIcon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { Note } from "../note.tsx";
import { type EditGroup, useEditTexts } from "./texts.ts";

interface EditHeadProps {
  group: EditGroup;
  thing: { id: string; isVisible: boolean; may: { edit: boolean } };
  /** The page that others see. */
  to: string;
  /** Its state, before the link. */
  state: ReactNode;
  children?: ReactNode;
}

/** Above a form: what state the entry is in, where others see it, and how a hidden one is shown. */
export function EditHead({ group, thing: { id, isVisible, may }, to, state, children }: EditHeadProps) {
  const text = useEditTexts(group);
  const show = useChange(text("shownNow"));
  return (
    <div className="mb-5 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
        {state}
        <Link to={to} className="underline">
          {text("view")}
        </Link>
        {children}
      </div>
      {!isVisible && (
        <Note icon={<WarningIcon className="size-5" />}>
          <p>{text("hiddenNote")}</p>
          {may.edit && (
            <Button
              className="mt-3"
              busy={show.busy}
              onClick={() => show.change({ intent: "visibility", id, isVisible: true })}
            >
              {text("show")}
            </Button>
          )}
        </Note>
      )}
    </div>
  );
}
