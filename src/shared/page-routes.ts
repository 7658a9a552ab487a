import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LOCALES } from "./locale.ts";
import { PATHS, type PathKey } from "./paths.ts";
import { inLanguage } from "./resource-paths.ts";

/** Binds one page module to its path in each language. `file` is relative to `src`. */
export function page(key: PathKey, file: string): RouteConfigEntry[] {
  return LOCALES.map((locale) => route(PATHS[key][locale].slice(1), file, { id: `${key}@${locale}` }));
}

/** Binds an address that answers a file to its module, in each language. The address decides the language of the file. */
export function fileRoute(path: string, file: string): RouteConfigEntry[] {
  return LOCALES.map((locale) => route(inLanguage(path, locale).slice(1), file, { id: `${path.slice(1)}@${locale}` }));
}
