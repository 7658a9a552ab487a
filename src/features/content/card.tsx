import { loadedLater } from "#ui/reload-overlay.tsx";

interface PreviewNoteProps {
  /** Undefined: the page shows what is published. */
  note: { title: string; text: string } | undefined;
}

/** Few see a preview: others do not load its note. */
const Note = loadedLater(() => import("./parts/preview-note.tsx"));

/** Says that a page shows drafts. */
export const PreviewNote = ({ note }: PreviewNoteProps) => note && <Note {...note} />;
