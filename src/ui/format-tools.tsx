import type { MouseEvent } from "react";
import { Button } from "./button.tsx";

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
type Tool = keyof typeof TOOLS;
const KEYS = Object.keys(TOOLS) as Tool[];

interface FormatToolsProps {
  /** Name of the text field in the same form. */
  field: string;
  /** Labels of the buttons, and of them together. */
  text: (key: Tool | "label") => string;
}

/** Formats the selected text of a field that takes rich text. */
export function FormatTools({ field, text }: FormatToolsProps) {
  const format = (key: Tool) => (event: MouseEvent<HTMLButtonElement>) => {
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
