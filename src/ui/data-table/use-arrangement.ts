import { useCallback, useEffect, useRef, useState } from "react";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { TableSettings } from "#shared/table/column.ts";

/** Changes within so many milliseconds are sent together. */
const PAUSE_MS = 400;

/** How the person arranges the table. A change shows at once, and is sent to the server shortly after. */
export function useArrangement(tableKey: string, remembered: TableSettings) {
  const [settings, setSettings] = useState(remembered);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsent = useRef<TableSettings>(undefined);
  const send = useCallback(() => {
    clearTimeout(timer.current);
    if (!unsent.current) return;
    const body = new FormData();
    body.set("key", tableKey);
    body.set("settings", JSON.stringify(unsent.current));
    unsent.current = undefined;
    // Without a connection the screen stays as it is; the next change sends everything.
    fetch(RESOURCE_PATHS.tableSettings, { method: "POST", body, keepalive: true }).catch(() => {});
  }, [tableKey]);
  useEffect(() => send, [send]);
  const arrange = useCallback(
    (change: TableSettings | ((before: TableSettings) => TableSettings)) =>
      setSettings((before) => {
        const next = typeof change === "function" ? change(before) : change;
        if (next === before) return before;
        unsent.current = next;
        clearTimeout(timer.current);
        timer.current = setTimeout(send, PAUSE_MS);
        return next;
      }),
    [send],
  );
  return { settings, arrange };
}
