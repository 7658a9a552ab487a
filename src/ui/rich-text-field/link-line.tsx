import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../button.tsx";
import { TextField } from "../text-field.tsx";
import type { EditorTexts } from "./editor.tsx";
import { isAddress } from "./extensions.ts";

interface LinkLineProps {
  editor: Editor;
  texts: EditorTexts;
  onDone: () => void;
}

/** The address of the selected text. It is no form of its own: it stands in that of the text. */
export function LinkLine({ editor, texts, onDone }: LinkLineProps) {
  const [address, setAddress] = useState(String(editor.getAttributes("link").href ?? ""));
  const [isWrong, setWrong] = useState(false);
  const hasLink = editor.isActive("link");
  const done = () => {
    onDone();
    editor.commands.focus();
  };
  const set = () => {
    const href = address.trim();
    if (!isAddress(href)) return setWrong(true);
    const chain = editor.chain().extendMarkRange("link");
    if (editor.state.selection.empty && !hasLink)
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    done();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Neither sends the form nor closes what it stands in.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") set();
    else done();
  };
  return (
    <div className="flex flex-wrap items-end gap-2 rounded-control bg-sunken p-3">
      <TextField
        label={texts("address")}
        className="min-w-0 flex-1 basis-60"
        inputMode="url"
        autoComplete="off"
        autoFocus
        value={address}
        error={isWrong ? texts("noAddress") : undefined}
        onChange={({ target }) => {
          setAddress(target.value);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Button onClick={set}>{texts("setLink")}</Button>
      {hasLink && (
        <Button
          kind="quiet"
          onClick={() => {
            editor.chain().extendMarkRange("link").unsetLink().run();
            done();
          }}
        >
          {texts("removeLink")}
        </Button>
      )}
    </div>
  );
}
