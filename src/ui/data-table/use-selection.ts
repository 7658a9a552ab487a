import { useState } from "react";

/** Rows chosen by id, or all that match but some. */
export type Chosen = { all: false; ids: ReadonlySet<string> } | { all: true; except: ReadonlySet<string> };

const NONE: Chosen = { all: false, ids: new Set() };

/** What is chosen in a list, over all its pages. Another search or filter chooses anew. */
export function useSelection(list: string, totalCount: number) {
  const [held, setHeld] = useState({ list, chosen: NONE });
  const chosen = held.list === list ? held.chosen : NONE;
  const choose = (next: Chosen) => setHeld({ list, chosen: next });
  const has = (id: string) => (chosen.all ? !chosen.except.has(id) : chosen.ids.has(id));
  const set = (ids: readonly string[], wanted: boolean) => {
    // Of all that match, those not wanted are named; of none, those that are.
    const names = new Set(chosen.all ? chosen.except : chosen.ids);
    for (const id of ids) {
      if (wanted === chosen.all) names.delete(id);
      else names.add(id);
    }
    choose(chosen.all ? { all: true, except: names } : { all: false, ids: names });
  };
  const count = chosen.all ? totalCount - chosen.except.size : chosen.ids.size;
  return {
    chosen,
    count,
    has,
    set,
    /** Only these are chosen. */
    keep: (ids: readonly string[]) => choose({ all: false, ids: new Set(ids) }),
    chooseAll: () => choose({ all: true, except: new Set() }),
    clear: () => choose(NONE),
  };
}
/** The chosen rows as calls take them; all that match where none is chosen. */
export const rowsOf = ({ chosen, count }: Pick<Selection, "chosen" | "count">) => {
  if (chosen.all) return { except: [...chosen.except] };
  return count > 0 ? { ids: [...chosen.ids] } : {};
};

export type Selection = ReturnType<typeof useSelection>;
