import type { MouseEvent } from "react";
import { Button } from "#ui/button.tsx";
import { useTranslations } from "#ui/translations.ts";

/** What stands around the selected text afterwards. */
const TOOLS = {
  h2: (text: string) => `<h2>${text}</h2>`,
  p: (text: string) => `<p>${text}</p>`,
  strong: (text: string) => `<strong>${text}</strong>`,
  em: (text: string) => `<em>${text}</em>`,
  a: (text: string) => `<a href="https://">${text}</a>`,
  ul: (text: string) =>
    `<ul>\n${text
      .split("\n")
      .map((line) => `<li>${line}</li>`)
      .join("\n")}\n</ul>`,
};
const KEYS = Object.keys(TOOLS) as (keyof typeof TOOLS)[];

/** Formats the text that is selected in the field of that name in the same form. */
export function FormatTools({ field }: { field: string }) {
  const text = useTranslations("contentEditing.tools");
  const format = (key: keyof typeof TOOLS) => (event: MouseEvent<HTMLButtonElement>) => {
    const area = event.currentTarget.form?.elements.namedItem(field);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { selectionStart, selectionEnd, value } = area;
    area.setRangeText(TOOLS[key](value.slice(selectionStart, selectionEnd)), selectionStart, selectionEnd, "select");
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
  };
  return (
    <fieldset aria-label={text("label")} className="flex flex-wrap gap-1">
      {KEYS.map((key) => (
        <Button key={key} kind="quiet" className="min-h-9 px-2.5 text-sm" onClick={format(key)}>
          {text(key)}
        </Button>
      ))}
    </fieldset>
  );
}
