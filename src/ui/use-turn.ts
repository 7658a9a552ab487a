import { useEffect, useState } from "react";

/** Milliseconds after which it goes on though the browser has never been idle. */
const LATEST_MS = 500;
/** The turns that are still to come, one after another. */
let turns: Promise<void> = Promise.resolve();

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });

/**
 * False while the page is made and hydrated, and until all who asked before have had their turn: work that is long when it is
 * done for forty fields at once leaves the browser time to answer between them.
 */
export function useTurn(isWanted: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    turns = turns.then(async () => {
      if (isGone) return;
      await whenIdle();
      setOver(true);
    });
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return isOver;
}
