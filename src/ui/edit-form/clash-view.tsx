import { type ReactNode, useState } from "react";
import type { Clash } from "#shared/merge-edits.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { RadioGroup } from "../radio-group.tsx";
import { useTranslations } from "../translations.ts";

interface ClashViewProps<Values> {
  clashes: readonly Clash<Values>[];
  mine: Values;
  theirs: Values;
  nameOf: (clash: Clash<Values>) => string;
  /** The values of a clash as people read them; empty: none. */
  describe: (clash: Clash<Values>, values: Values) => ReactNode;
  /** Takes over what others saved of these units; the rest stays as typed. */
  onChoose: (takenOver: ReadonlySet<string>) => void;
  /** Back to the form, without a choice. */
  onClose: () => void;
}

/** Shows both values of each field that was changed here and elsewhere, and lets one choose. */
export function ClashView<Values>({ clashes, ...props }: ClashViewProps<Values>) {
  const text = useTranslations("editForm.clash");
  const [takenOver, setTakenOver] = useState<ReadonlySet<string>>(new Set());
  return (
    <Dialog
      open={clashes.length > 0}
      onClose={props.onClose}
      title={text("title")}
      actions={
        <>
          <Button onClick={props.onClose}>{text("back")}</Button>
          <Button kind="primary" onClick={() => props.onChoose(takenOver)}>
            {text("save")}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-muted">{text("lead")}</p>
      <div className="grid gap-5">
        {clashes.map((clash) => (
          <RadioGroup
            key={clash.unit}
            label={props.nameOf(clash)}
            name={`clash-${clash.unit}`}
            value={takenOver.has(clash.unit) ? "theirs" : "mine"}
            onChange={(side) => {
              const next = new Set(takenOver);
              if (side === "theirs") next.add(clash.unit);
              else next.delete(clash.unit);
              setTakenOver(next);
            }}
            options={[
              { value: "mine", label: text("mine"), hint: props.describe(clash, props.mine) || text("nothing") },
              { value: "theirs", label: text("theirs"), hint: props.describe(clash, props.theirs) || text("nothing") },
            ]}
          />
        ))}
      </div>
    </Dialog>
  );
}
