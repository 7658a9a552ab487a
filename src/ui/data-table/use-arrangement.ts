import { useCallback, useEffect, useRef, useState } from "react";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { TableSettings } from "#shared/table/column.ts";

/** What is changed in so many milliseconds is remembered at once. */
const PAUSE = 400;

/** How the person arranges the table: at once on the screen, shortly after on the server. */
export function useArrangement(tableKey: string, remembered: TableSettings) {
  const [settings, setSettings] = useState(remembered);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<TableSettings>(undefined);
  const send = useCallback(() => {
    clearTimeout(waiting.current);
    if (!latest.current) return;
    const body = new FormData();
    body.set("key", tableKey);
    body.set("settings", JSON.stringify(latest.current));
    latest.current = undefined;
    // Lost with the connection: the arrangement on the screen stays, and the next change is sent with it.
    fetch(RESOURCE_PATHS.tableSettings, { method: "POST", body, keepalive: true }).catch(() => {});
  }, [tableKey]);
  useEffect(() => send, [send]);
  const arrange = useCallback(
    (change: TableSettings | ((before: TableSettings) => TableSettings)) =>
      setSettings((before) => {
        const next = typeof change === "function" ? change(before) : change;
        if (next === before) return before;
        latest.current = next;
        clearTimeout(waiting.current);
        waiting.current = setTimeout(send, PAUSE);
        return next;
      }),
    [send],
  );
  return { settings, arrange };
}
