import { useState } from "react";

/** Rows selected by id, or all that match except some. */
type Selected = { all: false; ids: ReadonlySet<string> } | { all: true; except: ReadonlySet<string> };

const NONE_SELECTED: Selected = { all: false, ids: new Set() };

/** The selected rows of a list, over all its pages. Another search or filter starts with none. */
export function useSelection(list: string, totalCount: number) {
  const [state, setState] = useState({ list, selected: NONE_SELECTED });
  const selected = state.list === list ? state.selected : NONE_SELECTED;
  const select = (next: Selected) => setState({ list, selected: next });
  const has = (id: string) => (selected.all ? !selected.except.has(id) : selected.ids.has(id));
  const set = (ids: readonly string[], isSelected: boolean) => {
    // The set holds the exceptions when all are selected, else the selected rows.
    const names = new Set(selected.all ? selected.except : selected.ids);
    for (const id of ids) {
      if (isSelected === selected.all) names.delete(id);
      else names.add(id);
    }
    select(selected.all ? { all: true, except: names } : { all: false, ids: names });
  };
  const count = selected.all ? totalCount - selected.except.size : selected.ids.size;
  return {
    selected,
    count,
    has,
    set,
    /** Selects these rows and no others. */
    selectOnly: (ids: readonly string[]) => select({ all: false, ids: new Set(ids) }),
    selectAll: () => select({ all: true, except: new Set() }),
    clear: () => select(NONE_SELECTED),
  };
}

/** The selected rows as calls take them; without any, all that match. */
export const rowsOf = ({ selected, count }: Pick<Selection, "selected" | "count">) => {
  if (selected.all) return { except: [...selected.except] };
  return count > 0 ? { ids: [...selected.ids] } : {};
};

export type Selection = ReturnType<typeof useSelection>;
