import { useEffect, useRef } from "react";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { useReload } from "#ui/use-reload.ts";
import type { MessageEvents } from "../contract.ts";

/** Milliseconds until a stream that the server refused is tried again, and the most after further refusals. */
const RETRY_MS = 2_000;
const RETRY_MAX_MS = 60_000;

/**
 * `unreadCount`: as the page shows it. Loads the page's data again when something was written or read, and when the reader comes back. A page that nobody looks at has no
 * stream: a browser opens few connections to one site, and every stream occupies one.
 */
export function useLive(unreadCount: number): void {
  const reload = useReload();
  const shown = useRef(unreadCount);
  useEffect(() => {
    shown.current = unreadCount;
  }, [unreadCount]);
  useEffect(() => {
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let refusals = 0;
    let isFirst = true;
    const open = () => {
      source = new EventSource(RESOURCE_PATHS.messageEvents);
      source.addEventListener("unread", ({ data }: MessageEvent<string>) => {
        refusals = 0;
        const { unreadCount } = JSON.parse(data) as MessageEvents["unread"];
        // The first one says what the page shows already, unless something came between.
        if (!isFirst || unreadCount !== shown.current) void reload();
        isFirst = false;
      });
      // The browser connects again by itself after a lost connection, not after a refusal.
      source.addEventListener("error", () => {
        if (source?.readyState !== EventSource.CLOSED) return;
        retry = setTimeout(open, Math.min(RETRY_MS * 2 ** refusals++, RETRY_MAX_MS));
      });
    };
    const close = () => {
      clearTimeout(retry);
      source?.close();
      source = undefined;
    };
    const follow = () => {
      close();
      if (document.visibilityState !== "visible") return;
      void reload();
      open();
    };
    if (document.visibilityState === "visible") open();
    document.addEventListener("visibilitychange", follow);
    addEventListener("pagehide", close);
    return () => {
      close();
      document.removeEventListener("visibilitychange", follow);
      removeEventListener("pagehide", close);
    };
  }, [reload]);
}
