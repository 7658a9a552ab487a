interface Situation {
  full: boolean;
  search: "idle" | "searching" | "failed";
  any: boolean;
  typed: string;
  find: unknown;
  add: unknown;
}

/** Why there is nothing to select (specification, "Autocomplete keys"); undefined when there is. */
export function reasonOf({ full, search, any, typed, find, add }: Situation) {
  if (full) return "maxElementSelected";
  if (search === "searching") return "searching";
  if (search === "failed") return "searchFailed";
  if (any) return undefined;
  if (typed === "") return find ? undefined : "listEmpty";
  return add ? "noResultPressEnterForAdd" : "noResultChangeSearchQuery";
}
