import { cut } from "#shared/cut.ts";
import { isUuid } from "#shared/uuid.ts";
import { ORDERS, VIEWS } from "../limits.ts";

export interface TableView {
  phaseId: string | undefined;
  places: number | undefined;
  view: (typeof VIEWS)[number];
  order: (typeof ORDERS)[number];
  search: string | undefined;
  /** The raw score, its spread and notes on answers, too. */
  hasAllColumns: boolean;
  currentPage: number;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value =>
  values.find((candidate) => candidate === value) ?? values[0]!;
const wholeOf = (value: string | null): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= 100_000 ? number : undefined;
};

/** The view of the table that its address names; unknown parts are ignored. */
export function tableQuery(params: URLSearchParams): TableView {
  const phaseId = params.get("phase") ?? "";
  return {
    phaseId: isUuid(phaseId) ? phaseId : undefined,
    places: wholeOf(params.get("places")),
    view: oneOf(VIEWS, params.get("view")),
    order: oneOf(ORDERS, params.get("order")),
    search: cut(params.get("search")?.trim() ?? "", 100) || undefined,
    hasAllColumns: params.get("columns") === "all",
    currentPage: wholeOf(params.get("page")) ?? 1,
  };
}

/** The query of the address for a view of the table. */
export const addressQuery = ({ phaseId, places, view, order, search, hasAllColumns, currentPage }: TableView) => ({
  phase: phaseId,
  places,
  search,
  view: view === VIEWS[0] ? undefined : view,
  order: order === ORDERS[0] ? undefined : order,
  columns: hasAllColumns ? "all" : undefined,
  page: currentPage === 1 ? undefined : currentPage,
});
