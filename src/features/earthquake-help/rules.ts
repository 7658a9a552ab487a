import { readPage } from "#shared/list/address.ts";
import { DIRECTIONS, KINDS, STATES } from "./limits.ts";

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((candidate) => candidate === value);

/** The query of an address; unknown parts are left out. */
export function helpQuery(query: URLSearchParams) {
  return {
    direction: oneOf(DIRECTIONS, query.get("direction")),
    kind: oneOf(KINDS, query.get("kind")),
    state: oneOf(STATES, query.get("state")),
    currentPage: readPage(query.get("page")),
  };
}
