import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ImportWords, UnknownWord } from "../contract.ts";
import { NO_MEANING, wordFields } from "./form.ts";

/** Words of the file that mean nothing here: each is decided once, for all rows that have it. */
export function WordsCard({ words: { words, total, choices } }: { words: ImportWords }) {
  const text = useTranslations("imports.words");
  const isBusy = useNavigation().state === "submitting";
  const shown = words.filter(({ meaning }) => meaning === null).length;
  return (
    <Card title={text("title")}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="words" />
        <p className="max-w-prose text-sm text-ink-muted">
          {text("lead")} {total > shown && text("more", { count: total - shown })}
        </p>
        <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
          {words.map((word, at) => (
            <Word key={`${word.field} ${word.word}`} word={word} at={at} choices={choices[word.field] ?? []} />
          ))}
        </ul>
        <div>
          <Button type="submit" kind="primary" busy={isBusy}>
            {text("apply")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

interface WordProps {
  word: UnknownWord;
  at: number;
  choices: ImportWords["choices"][string];
}

function Word({ word: { field, column, word, count, nearest, meaning }, at, choices }: WordProps) {
  const text = useTranslations("imports.words");
  const names = wordFields(at);
  const near = choices.filter(({ value }) => value === nearest);
  const others = choices.filter(({ value }) => value !== nearest);
  const known = near.map(({ value, label }) => ({ value, label: text("nearest", { name: label }) }));
  // A name as the cell would have it, or a value that is not offered any more: without an option the next save would forget it.
  const isOffered = !meaning || choices.some(({ value }) => value === meaning);
  const decided = isOffered ? [] : [{ value: meaning, label: meaning }];
  return (
    <li className="grid items-center gap-x-6 gap-y-2 bg-surface px-4 py-3 md:grid-cols-[1fr_18rem]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{word}</p>
        <p className="text-sm text-ink-muted">
          {count > 0 ? text("in", { column, count }) : text("decided", { column })}
          {near[0] && ` · ${text("near", { name: near[0].label })}`}
        </p>
      </div>
      <input type="hidden" name={names.field} value={field} />
      <input type="hidden" name={names.word} value={word} />
      <Select
        label={text("means")}
        hideLabel
        aria-label={text("meansOf", { word })}
        name={names.meaning}
        empty={text("open")}
        options={[...decided, ...known, { value: NO_MEANING, label: text("nothing") }, ...others]}
        defaultValue={meaning === "" ? NO_MEANING : (meaning ?? "")}
      />
    </li>
  );
}
