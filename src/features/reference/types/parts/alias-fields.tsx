import { useState } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";

interface AliasFieldsProps {
  aliases: readonly string[];
  refusedAliases: readonly string[];
  /** Why the last attempt was refused. */
  reason: string | undefined;
}

/** What a value is also called: a box for each word, those that are refused here without a tick, and a field for more. */
export function AliasFields({ aliases, refusedAliases, reason }: AliasFieldsProps) {
  const text = useTranslations("referenceTypes.aliases");
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(aliases));
  const [typed, setTyped] = useState("");
  const tick = (word: string, isTicked: boolean) =>
    setTicked((words) => new Set(isTicked ? [...words, word] : [...words].filter((other) => other !== word)));
  const added = [...refusedAliases.filter((word) => ticked.has(word)), ...typed.split(/[,;\n]/)];
  const removed = aliases.filter((word) => !ticked.has(word));
  return (
    <>
      <input type="hidden" name="add" value={added.join("\n")} />
      <input type="hidden" name="remove" value={removed.join("\n")} />
      <FieldGroup label={text("those")}>
        {aliases.length + refusedAliases.length === 0 && <p className="text-sm text-ink-muted">{text("none")}</p>}
        <div className="grid max-h-64 gap-x-4 overflow-y-auto sm:grid-cols-2">
          {[...aliases, ...refusedAliases].map((word) => (
            <Checkbox
              key={word}
              label={word}
              checked={ticked.has(word)}
              onChange={(event) => tick(word, event.target.checked)}
            />
          ))}
        </div>
      </FieldGroup>
      <TextField
        label={text("add")}
        hint={text("addHint")}
        autoComplete="off"
        maxLength={1000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={reason}
      />
    </>
  );
}
