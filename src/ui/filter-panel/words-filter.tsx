import { useState } from "react";
import { typedWords } from "#shared/fold.ts";
import { choicesIn } from "#shared/list/filter.ts";
import { Field } from "../field.tsx";
import { useFilterTexts } from "./filter-texts.ts";
import type { Panel } from "./use-panel.ts";
import { useReset } from "./use-reset.ts";

/** Words of the name, above the sections. */
export function WordsFilter({ panel, field }: { panel: Panel; field: string }) {
  const { nameOf } = useFilterTexts();
  const words = choicesIn(panel.draft, field);
  const [typed, setTyped] = useState(words.join(" "));
  useReset(panel.resets, () => setTyped(words.join(" ")));
  // Changed from outside, as by a chip: then what was typed no longer stands for the words.
  const shown = typedWords(typed).join() === words.join() ? typed : words.join(" ");
  return (
    <Field label={nameOf(field)} className="border-b border-line p-4.5">
      {(control) => (
        <input
          {...control}
          type="search"
          className="input"
          name={field}
          maxLength={100}
          autoComplete="off"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = typedWords(target.value);
            if (next.join() !== words.join()) panel.change(field, next, "typed");
          }}
          onBlur={panel.finishTyping}
        />
      )}
    </Field>
  );
}
