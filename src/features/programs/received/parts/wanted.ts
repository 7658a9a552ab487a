import { cut } from "#shared/cut.ts";
import { RECEIVED_ORDERS, RECEIVED_STATES } from "../limits.ts";

/** The list that the address of the page asks for; unknown parts are left out. */
export function wantedIn(search: URLSearchParams) {
  const text = (name: string) => search.get(name)?.trim() || undefined;
  const page = Number(search.get("page") ?? 1);
  return {
    programId: text("programId"),
    phaseId: text("phaseId"),
    applyId: text("applyId"),
    state: RECEIVED_STATES.find((receivedState) => receivedState === text("state")) ?? ("all" as const),
    order: RECEIVED_ORDERS.find((receivedOrder) => receivedOrder === text("order")) ?? ("newest" as const),
    searchText: cut(text("search") ?? "", 200),
    currentPage: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

export type Wanted = Omit<ReturnType<typeof wantedIn>, "applyId" | "currentPage">;

/** The query of the page's address for a list. */
export const queryOf = (wanted: Wanted, changes: Partial<Wanted> & { page?: number } = {}): Record<string, string> => {
  const { programId, phaseId, state, order, searchText, page } = { page: 1, ...wanted, ...changes };
  return {
    ...(programId && { programId }),
    ...(phaseId && { phaseId }),
    ...(state !== "all" && { state }),
    ...(order !== "newest" && { order }),
    ...(searchText !== "" && { search: searchText }),
    ...(page > 1 && { page: String(page) }),
  };
};
