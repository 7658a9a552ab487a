import { useEffect, useRef, useState } from "react";

/** Specification, "Autocomplete debounce", in milliseconds. */
const DEBOUNCE_MS = 350;

/** Finds options for a text. The signal aborts a search whose answer is no longer needed. */
export type FindOptions<Option> = (query: string, signal: AbortSignal) => Promise<Option[]>;

/** Options from the server while one types. An older answer never replaces a newer one. */
export function useDebouncedSearch<Option>(find: FindOptions<Option> | undefined) {
  const [options, setOptions] = useState<Option[]>([]);
  const [state, setState] = useState<"idle" | "searching" | "failed">("idle");
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const search = (query: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    if (!find) return;
    setState("searching");
    const timer = setTimeout(async () => {
      const answer = await find(query, controller.signal).catch(() => undefined);
      if (controller.signal.aborted) return;
      setOptions(answer ?? []);
      setState(answer ? "idle" : "failed");
    }, DEBOUNCE_MS);
    controller.signal.addEventListener("abort", () => clearTimeout(timer));
  };
  return { options, state, search };
}
