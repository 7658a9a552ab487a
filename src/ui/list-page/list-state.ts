import { createContext, useContext } from "react";
import type { ListState } from "#shared/list/list-path.ts";

export const ListStateContext = createContext<ListState>({ filter: {} });

/** Filter, order and saved search of the list on the page: the address of the same rows in another order keeps them. */
export const useListState = (): ListState => useContext(ListStateContext);
