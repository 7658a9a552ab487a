import { useEffect, useState } from "react";
import { confirmation } from "#shared/session-end.ts";
import { loadedLater } from "#ui/reload-overlay.tsx";

const ConfirmDialog = loadedLater(() => import("./parts/confirm-dialog.tsx"));

/** On pages of a member: an action that waits for a proof that it is them opens a dialog, and goes on. */
export function Confirmation() {
  const [end, setEnd] = useState<(isConfirmed: boolean) => void>();
  useEffect(
    () =>
      confirmation.askWith(
        () =>
          new Promise((resolve) =>
            setEnd(() => (isConfirmed: boolean) => {
              setEnd(undefined);
              resolve(isConfirmed);
            }),
          ),
      ),
    [],
  );
  return end && <ConfirmDialog onEnd={end} />;
}
