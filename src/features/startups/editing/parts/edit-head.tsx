import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { useChange } from "#ui/edit-form/use-change.ts";
import { WarningIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { EditableStartup } from "../contract.ts";
import { EntryState } from "./entry-state.tsx";

/** Above the form: how complete it is, whether others see it, and when it was last said to be right. */
export function EditHead({ startup }: { startup: Omit<EditableStartup, "lists"> }) {
  const text = useTranslations("startupEditing");
  const locale = useLocale();
  const { id, seoUrl, isVisible, may } = startup;
  const confirm = useChange(text("confirmedNow"));
  const show = useChange(text("shownNow"));
  return (
    <div className="mb-5 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
        <EntryState {...startup} />
        <Link to={pathTo("startup", locale, { seoUrl })} className="underline">
          {text("view")}
        </Link>
        {isVisible && (
          <Button busy={confirm.busy} onClick={() => confirm.change({ intent: "confirm", id })}>
            {text("confirm")}
          </Button>
        )}
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
