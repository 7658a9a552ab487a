import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LOCALES } from "./locale.ts";
import { PATHS } from "./path-table.ts";
import type { PathKey } from "./paths.ts";

/** Binds one page module to its path in each language. `file` is relative to `src`. */
export function page(key: PathKey, file: string): RouteConfigEntry[] {
  return LOCALES.map((locale) => route(PATHS[key][locale].slice(1), file, { id: `${key}@${locale}` }));
}
