import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Filter } from "#shared/list/filter.ts";

/** Milliseconds without a further key before what was typed is applied. */
const TYPING_PAUSE = 700;

/** From here on the panel stands beside the list (decision 25); the same width as `ListLayout`. */
export const isWide = (): boolean => window.matchMedia("(min-width: 64rem)").matches;

/** The new list is read from its top; the panel stays where it is. */
function showTop(): void {
  const panel = document.getElementById("filters");
  if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: "start" });
}

/**
 * Applies changes of a panel that stands beside its list: each change is a new address on page 1, which Back undoes. What is
 * typed waits for a pause, and is one address however often the typing pauses.
 */
export function useApplying(pathOf: (filter: Filter) => string) {
  const navigate = useNavigate();
  const [isUsed, setUsed] = useState(false);
  const [waiting, setWaiting] = useState<Filter>();
  /** Filters that the panel has gone to, and whose lists are not there yet. */
  const [underWay, setUnderWay] = useState<readonly Filter[]>([]);
  /** The field whose typing made the newest address. */
  const typedField = useRef<string>(undefined);
  const field = useRef<string>(undefined);

  function go(filter: Filter, typedIn?: string) {
    setWaiting(undefined);
    setUnderWay((filters) => [...filters, filter]);
    showTop();
    void navigate(pathOf(filter), {
      preventScrollReset: true,
      replace: typedIn !== undefined && typedField.current === typedIn,
    });
    typedField.current = typedIn;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft begins another pause.
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => go(waiting, field.current), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [waiting]);
  return {
    /** True if the panel applies changes at once, which the first change tells. */
    isUsed,
    /** Something typed is not applied yet. */
    isTyping: waiting !== undefined,
    /** A list is there: whether the panel has asked for it. Another one, as of a chip, ends what was under way. */
    takeArrival(isShown: (filter: Filter) => boolean): boolean {
      const index = underWay.findLastIndex(isShown);
      setUnderWay(index < 0 ? [] : underWay.slice(index + 1));
      return index >= 0;
    },
    apply(filter: Filter, typedIn?: string) {
      setUsed(true);
      field.current = typedIn;
      if (typedIn === undefined) go(filter);
      else setWaiting(filter);
    },
    /** The typed text cannot be applied as it is. */
    wait: () => setWaiting(undefined),
    finish() {
      if (waiting) go(waiting, field.current);
      typedField.current = undefined;
    },
  };
}
