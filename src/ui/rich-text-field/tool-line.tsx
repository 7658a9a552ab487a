import { Toolbar } from "@base-ui/react/toolbar";
import type { ChainedCommands, Editor } from "@tiptap/core";
import type { ReactNode } from "react";
import type { EditorTexts } from "./editor.tsx";
import {
  BulletsIcon,
  HeadingIcon,
  LinkIcon,
  NumbersIcon,
  RedoIcon,
  SmallHeadingIcon,
  UndoIcon,
} from "./tool-icons.tsx";

/** A tool's effect on the selection, its sign, and whether the selection has it already. */
const TOOLS = {
  h2: {
    sign: <HeadingIcon />,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  h3: {
    sign: <SmallHeadingIcon />,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  strong: { sign: <b>B</b>, run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive("bold") },
  em: { sign: <i>I</i>, run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive("italic") },
  ul: {
    sign: <BulletsIcon />,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  ol: {
    sign: <NumbersIcon />,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  undo: { sign: <UndoIcon />, run: (chain) => chain.undo() },
  redo: { sign: <RedoIcon />, run: (chain) => chain.redo() },
} satisfies Record<string, ToolRow>;
interface ToolRow {
  sign: ReactNode;
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
}
export type Tool = keyof typeof TOOLS | "a";
const ROWS = Object.entries(TOOLS) as [keyof typeof TOOLS, ToolRow][];

interface ToolLineProps {
  editor: Editor | undefined;
  texts: EditorTexts;
  isSource: boolean;
  onSource: (isSource: boolean) => void;
  onLink: () => void;
}

/** Formats the selected text. */
export function ToolLine({ editor, texts, isSource, onSource, onLink }: ToolLineProps) {
  const button = (name: Tool | "source", sign: ReactNode, isOn: boolean | undefined, onClick: () => void) => (
    <Toolbar.Button
      key={name}
      type="button"
      aria-label={texts(name)}
      title={texts(name)}
      aria-pressed={isOn}
      disabled={name !== "source" && !editor}
      className="inline-flex size-9 items-center justify-center rounded-control text-sm text-ink-muted hover:bg-sunken hover:text-ink aria-pressed:bg-honey-soft aria-pressed:text-ink disabled:opacity-40 pointer-coarse:size-control"
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </Toolbar.Button>
  );
  return (
    <Toolbar.Root aria-label={texts("label")} className="flex flex-wrap gap-0.5">
      {ROWS.map(([name, { sign, run, isOn }]) =>
        button(name, sign, isOn && editor ? isOn(editor) : undefined, () => run(editor!.chain().focus()).run()),
      )}
      {button("a", <LinkIcon />, editor?.isActive("link"), onLink)}
      {button("source", <span className="font-mono text-xs">{"</>"}</span>, isSource, () => onSource(!isSource))}
    </Toolbar.Root>
  );
}
