import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { useFetched } from "./use-fetched.ts";

/** Milliseconds without a further letter before the words are asked for. */
const PAUSE_MS = 200;
/** Letters of the shortest word that names a value: "AI". */
const LEAST_LETTERS = 2;

interface Called {
  /** True of a choice that the text names. */
  isCalled: (value: string) => boolean;
  /** The answer for the text is on its way. */
  isWaiting: boolean;
}

/**
 * The choices that a typed text names by other words than their labels: "ABD" the United States, an admin's own word, a name in the
 * other language. Until they are known, and where nothing answers, labels alone find. Undefined: the choices are found otherwise.
 */
export function useCalledValues(typed: string | undefined): Called {
  const text = typed?.trim() ?? "";
  const isWord = text.length >= LEAST_LETTERS;
  const path = isWord ? `${RESOURCE_PATHS.calledValues}?${new URLSearchParams({ text })}` : undefined;
  const { data, isCurrent, hasFailed } = useFetched<string[]>(path, PAUSE_MS);
  return {
    isCalled: (value) => isCurrent && (data?.includes(value) ?? false),
    isWaiting: isWord && !isCurrent && !hasFailed,
  };
}
