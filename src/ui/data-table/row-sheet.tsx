import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { DetailDrawer } from "../dialog.tsx";

interface RowSheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Another one is saved: what was typed in a form before is no longer unsaved. */
  version: number | undefined;
  /** `leave` goes on unless something is not saved; then it asks first. */
  actions?: (leave: (go: () => void) => void) => ReactNode;
  children: ReactNode;
}

/** A row of a table at the side. What was typed there and is not saved is not lost by Escape or a click beside it. */
export function RowSheet({ open, onClose, title, version, actions, children }: RowSheetProps) {
  const text = useTranslations("dataTable");
  const box = useRef<HTMLDivElement>(null);
  const isTyped = useRef(false);
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save is a new version.
  useEffect(() => {
    isTyped.current = false;
    setLeaving(undefined);
  }, [version, open]);
  const leave = (go: () => void) => {
    if (isTyped.current || box.current?.querySelector("[data-unsaved]")) setLeaving({ go });
    else go();
  };
  const noteTyping = ({ target }: FormEvent) => {
    // A file is sent as soon as it is chosen.
    const isFile = target instanceof HTMLInputElement && target.type === "file";
    if (target instanceof Element && target.closest("form") && !isFile) isTyped.current = true;
  };
  return (
    <DetailDrawer
      open={open}
      onClose={() => leave(onClose)}
      title={<span className="wrap-anywhere">{title}</span>}
      actions={
        leaving ? (
          <>
            <p role="alert" className="me-auto self-center text-sm font-semibold text-warn">
              {text("notSaved")}
            </p>
            <Button onClick={() => setLeaving(undefined)}>{text("goOnEditing")}</Button>
            <Button
              kind="danger"
              onClick={() => {
                isTyped.current = false;
                setLeaving(undefined);
                leaving.go();
              }}
            >
              {text("discard")}
            </Button>
          </>
        ) : (
          actions?.(leave)
        )
      }
    >
      <div ref={box} onInput={noteTyping}>
        {children}
      </div>
    </DetailDrawer>
  );
}
