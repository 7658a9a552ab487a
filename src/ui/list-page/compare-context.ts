import { createContext, useContext, useState } from "react";
import { MAX_COMPARED } from "#shared/compare.ts";

export interface Selection {
  /** Names of the ticked entries by the last part of their address; they stay while one turns pages and filters. */
  ticked: ReadonlyMap<string, string>;
  isFull: boolean;
  tick: (seoUrl: string, name: string) => void;
  clear: () => void;
}

export const SelectionContext = createContext<Selection | undefined>(undefined);

/** The ticked entries of a list whose entries can be compared; undefined: these cannot. */
export const useSelection = () => useContext(SelectionContext);

/** The form of the bar that opens the comparison: the boxes beside the rows belong to it. */
export const COMPARE_FORM = "compare";

const NO_TICKS: ReadonlyMap<string, string> = new Map();

/** The state of the ticks, for a list whose entries can be compared. */
export function useTicks(isCompared: boolean): Selection | undefined {
  const [ticked, setTicked] = useState(NO_TICKS);
  if (!isCompared) return undefined;
  const tick = (seoUrl: string, name: string) =>
    setTicked((before) => {
      const after = new Map(before);
      if (!after.delete(seoUrl) && after.size < MAX_COMPARED) after.set(seoUrl, name);
      return after;
    });
  return { ticked, isFull: ticked.size >= MAX_COMPARED, tick, clear: () => setTicked(NO_TICKS) };
}
