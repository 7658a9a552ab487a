import { Editor as Tiptap } from "@tiptap/core";
import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { setBrowserValue } from "../early-input.ts";
import type { ControlProps } from "../field.tsx";
import { EXTENSIONS, plainHtml } from "./extensions.ts";
import { LinkLine } from "./link-line.tsx";
import { type Tool, ToolLine } from "./tool-line.tsx";

export type EditorTexts = (
  key: Tool | "label" | "source" | "address" | "setLink" | "removeLink" | "noAddress",
) => string;

export interface EditorProps {
  control: ControlProps;
  texts: EditorTexts;
  lang: string;
  /** The HTML is shown instead. */
  isSource: boolean;
  onSource: (isSource: boolean) => void;
  /** The field that is sent. */
  areaOf: () => HTMLTextAreaElement;
}

/** The tools, and the text as it looks. What is typed goes into the field of HTML at once. */
export function Editor({ control, texts, lang, isSource, onSource, areaOf }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Tiptap>();
  const [isLinking, setLinking] = useState(false);
  // The tools show the state of the selection.
  const [, render] = useReducer((turn: number) => turn + 1, 0);
  const write = useEffectEvent((html: string) => {
    const area = areaOf();
    setBrowserValue(area, html);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });
  const htmlNow = useEffectEvent(() => areaOf().value);
  useEffect(() => {
    if (isSource) return;
    const opened = new Tiptap({
      element: place.current,
      extensions: EXTENSIONS,
      content: htmlNow(),
      injectCSS: false,
      onUpdate: ({ editor }) => write(plainHtml(editor.getHTML())),
      onTransaction: render,
    });
    setEditor(opened);
    return () => {
      opened.destroy();
      setEditor(undefined);
    };
  }, [isSource]);
  const { id, required } = control;
  useEffect(() => {
    const attributes = {
      id,
      lang,
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": `${id}-label`,
      ...(control["aria-describedby"] && { "aria-describedby": control["aria-describedby"] }),
      ...(control["aria-invalid"] && { "aria-invalid": "true" }),
      ...(required && { "aria-required": "true" }),
      class: "input rich-text min-h-28 max-h-[32rem] overflow-y-auto whitespace-break-spaces py-2.5",
    };
    editor?.setOptions({ editorProps: { attributes } });
  }, [editor, id, lang, required, control["aria-describedby"], control["aria-invalid"]]);
  return (
    <>
      <ToolLine
        editor={editor}
        texts={texts}
        isSource={isSource}
        onSource={onSource}
        onLink={() => setLinking(!isLinking)}
      />
      {editor && isLinking && <LinkLine editor={editor} texts={texts} onDone={() => setLinking(false)} />}
      {!isSource && <div ref={place} />}
    </>
  );
}
