import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { useChange } from "#ui/edit-form/use-change.ts";
import { Select } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { EditableProgram } from "../contract.ts";

interface CopyFromProps {
  program: EditableProgram;
  part: "questions" | "categories";
  programs: readonly { id: string; name: string }[];
}

/** Adds the questions or the criteria of another program behind those that are here. */
export function CopyFrom({ program, part, programs }: CopyFromProps) {
  const text = useTranslations("programsEditing");
  const [fromId, setFromId] = useState(programs[0]!.id);
  const { change, busy } = useChange(text("copy.done"));
  return (
    <div className="mt-5">
      <Disclosure title={text(`copy.title.${part}`)}>
        <div className="flex flex-wrap items-end gap-3">
          <Select
            className="min-w-0 flex-1 basis-64"
            label={text("copy.program")}
            hint={text("copy.hint")}
            value={fromId}
            options={programs.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setFromId(target.value)}
          />
          <Button busy={busy} onClick={() => change({ intent: "copy", id: program.id, fromId, part })}>
            {text("copy.action")}
          </Button>
        </div>
      </Disclosure>
    </div>
  );
}
