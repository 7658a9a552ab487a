import { useState } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { SwitchField } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useChange } from "#ui/edit-form/use-change.ts";
import { useTranslations } from "#ui/translations.ts";
import type { EditableStartup } from "../contract.ts";

/** Who sees the startup, who may write it, and its end. */
export function Settings({ startup }: { startup: Omit<EditableStartup, "lists"> }) {
  const text = useTranslations("startupEditing");
  const common = useTranslations("editForm");
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  const { id, name, isVisible, may } = startup;
  const visibility = useChange(text(isVisible ? "hiddenNow" : "shownNow"));
  const deletion = useChange(text("deletedNow"));
  return (
    <div className="grid content-start gap-5">
      <Card title={text("sections.settings")}>
        <SwitchField
          label={text("visibility")}
          hint={text("visibilityHint")}
          checked={isVisible}
          disabled={visibility.busy}
          onChange={(event) => visibility.change({ intent: "visibility", id, isVisible: event.target.checked })}
        />
        <p className="mt-4">
          <ButtonLink to={pathTo("dashboardManagement", locale, {}, { entityId: id })}>{text("members")}</ButtonLink>
        </p>
      </Card>
      {may.delete && (
        <Card title={text("deletion.title")}>
          <p className="mb-4 text-ink-muted">{text("deletion.lead")}</p>
          <Button kind="danger" onClick={() => setAsks(true)}>
            {text("deletion.action")}
          </Button>
        </Card>
      )}
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={common("deletion.title")}
        actions={
          <>
            <Button data-autofocus="" onClick={() => setAsks(false)}>
              {common("close")}
            </Button>
            <Button kind="danger" busy={deletion.busy} onClick={() => deletion.change({ intent: "delete", id })}>
              {common("deletion.delete")}
            </Button>
          </>
        }
      >
        <p>{text("deletion.question", { name })}</p>
      </Dialog>
    </div>
  );
}
