import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LOCALES } from "./locale.ts";
import { PATHS, type PathKey } from "./paths.ts";
import { localizedPath } from "./resource-paths.ts";

/** Binds one page module to its path in each language. `file` is relative to `src`. */
export function page(key: PathKey, file: string): RouteConfigEntry[] {
  return LOCALES.map((locale) => route(PATHS[key][locale].slice(1), file, { id: `${key}@${locale}` }));
}

/** Binds an address that shows no page to its module, in each language. The address decides the language of the answer. */
export function resourceRoute(path: string, file: string): RouteConfigEntry[] {
  return LOCALES.map((locale) =>
    route(localizedPath(path, locale).slice(1), file, { id: `${path.slice(1)}@${locale}` }),
  );
}
