import { type ReactNode, useState } from "react";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";
import { SwitchField } from "../checkbox.tsx";
import { DeleteDialog } from "../edit-form/delete-dialog.tsx";
import { useChange } from "../edit-form/use-change.ts";
import { type EditGroup, useEditTexts } from "./texts.ts";

interface SettingsProps {
  group: EditGroup;
  thing: { id: string; name: string; isVisible: boolean; may: { delete: boolean } };
  /** Below the switch: where its members are. */
  children?: ReactNode;
}

/** The visibility of a thing, and its end. */
export function Settings({ group, thing, children }: SettingsProps) {
  const text = useEditTexts(group);
  const [asks, setAsks] = useState(false);
  const { id, name, isVisible, may } = thing;
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
        {children}
      </Card>
      {may.delete && (
        <Card title={text("deletion.title")}>
          <p className="mb-4 text-ink-muted">{text("deletion.lead")}</p>
          <Button kind="danger" onClick={() => setAsks(true)}>
            {text("deletion.action")}
          </Button>
        </Card>
      )}
      <DeleteDialog
        open={asks}
        busy={deletion.busy}
        onClose={() => setAsks(false)}
        onDelete={() => deletion.change({ intent: "delete", id })}
      >
        {text("deletion.question", { name })}
      </DeleteDialog>
    </div>
  );
}
