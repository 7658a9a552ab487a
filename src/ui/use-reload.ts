import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/**
 * A function that loads the page's data again and ends when it is there. Called while it loads, it loads once more after: the
 * router breaks off what it loads when it is to load again, and a page whose answers take longer than the calls are apart would
 * show none.
 */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const isOutdated = useRef(false);
  const running = useRef<Promise<void>>(undefined);
  return useCallback(() => {
    isOutdated.current = true;
    running.current ??= (async () => {
      while (isOutdated.current) {
        isOutdated.current = false;
        await revalidate();
      }
      running.current = undefined;
    })();
    return running.current;
  }, [revalidate]);
}

/** While active, loads the page's data again that many milliseconds after its last answer. */
export function useReloadEvery(interval: number, isActive = true): void {
  const reload = useReload();
  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout>;
    let hasEnded = false;
    const schedule = () => {
      timer = setTimeout(() => void reload().then(() => hasEnded || schedule()), interval);
    };
    schedule();
    return () => {
      hasEnded = true;
      clearTimeout(timer);
    };
  }, [interval, isActive, reload]);
}
