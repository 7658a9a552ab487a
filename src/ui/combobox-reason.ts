interface Situation {
  full: boolean;
  searching: boolean;
  any: boolean;
  typed: string;
  find: unknown;
  add: unknown;
}

/** Why there is nothing to select (specification, "Autocomplete keys"); undefined when there is. */
export function reasonOf({ full, searching, any, typed, find, add }: Situation) {
  if (full) return "maxElementSelected";
  if (searching) return "searching";
  if (any) return undefined;
  if (typed === "") return find ? undefined : "listEmpty";
  return add ? "noResultPressEnterForAdd" : "noResultChangeSearchQuery";
}
