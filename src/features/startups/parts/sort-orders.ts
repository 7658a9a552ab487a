import type { StartupSort } from "../contract.ts";

/** The orders of the list as its menu shows them; the first is the one without a choice. */
export const SORT_ORDERS = ["newest", "name", "raised", "founded", "updated"] as const satisfies StartupSort[];
