import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/**
 * A function that loads the page's data again. Called while it loads, it loads once more after: the router breaks off what
 * it loads when it is to load again, and a page whose answers take longer than the calls are apart would show none.
 */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const state = useRef<"idle" | "loading" | "outdated">("idle");
  return useCallback(async () => {
    if (state.current !== "idle") {
      state.current = "outdated";
      return;
    }
    do {
      state.current = "loading";
      await revalidate();
    } while ((state.current as string) === "outdated");
    state.current = "idle";
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
