import { useEffect, useEffectEvent } from "react";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import { useNotices } from "../notice.tsx";
import { useTranslations } from "../translations.ts";

/** Milliseconds without a change until the notice appears. */
const REST_MS = 4_000;

/** On a phone the notice would lie over the field that is being typed in, below which the bar says the same. */
const isTypingOnPhone = () =>
  window.matchMedia("(width < 40rem)").matches &&
  (document.activeElement?.matches("input, select, textarea, [contenteditable=true]") ?? false);

interface SaveBarProps {
  isDirty: boolean;
  busy: boolean;
  /** Left out: "Save". */
  saveLabel?: string | undefined;
  /** Nothing of it is saved yet. */
  isNew?: boolean;
  /** May be saved without a change; then no notice reminds of it. */
  isReady?: boolean;
  /** The changes come from a stored draft. */
  restored: boolean;
  onSave: () => void;
  onUndo: () => void;
}

/** Save, which Enter in a line presses, too, and Undo, visible while there are changes; from time to time a notice reminds of them (specification: 10 s). */
export function SaveBar({ isDirty, busy, saveLabel, isNew, isReady, restored, onSave, onUndo }: SaveBarProps) {
  const text = useTranslations("editForm");
  const { notify } = useNotices();
  const save = useEffectEvent(onSave);
  const undo = useEffectEvent(onUndo);
  const tell = useEffectEvent(() =>
    notify({
      kind: "unsaved",
      text: text(restored ? "restored" : "unsavedHint"),
      action: (
        <div className="flex gap-2">
          <Button kind="primary" onClick={() => save()}>
            {text("save")}
          </Button>
          <Button onClick={() => undo()}>{text("undo")}</Button>
        </div>
      ),
    }),
  );
  useEffect(() => {
    if (!isDirty || isReady) return undefined;
    let close: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const remind = () => {
      if (isTypingOnPhone()) timer = setTimeout(remind, REST_MS);
      else close = tell();
    };
    timer = setTimeout(remind, restored ? 0 : REST_MS);
    return () => {
      clearTimeout(timer);
      // The notice is not true any more.
      close?.();
    };
  }, [isDirty, isReady, restored]);
  return (
    <div
      // Notices are shown above it.
      data-save-bar={isDirty ? "" : undefined}
      className={classes(
        "-mx-4 border-t border-line px-4 py-3 sm:mx-0",
        isDirty ? "sticky bottom-0 z-20 bg-paper sm:rounded-card sm:border sm:px-5" : "sm:border-t-0 sm:px-0",
      )}
    >
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="me-auto text-sm text-ink-muted">
          {isDirty ? text("unsaved") : !isNew && text("allSaved")}
        </p>
        {isDirty && (
          <Button onClick={onUndo} disabled={busy}>
            {text("undo")}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={busy} disabled={!(isDirty || isReady)}>
          {saveLabel ?? text("save")}
        </Button>
      </div>
    </div>
  );
}
