import type { Locale } from "#shared/locale.ts";
import { inLocale } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";

/** The address of a page in another language. The page to open after signing in changes its language too. */
export function otherLanguage(pathname: string, search: string, locale: Locale): string {
  const query = new URLSearchParams(search);
  const target = returnPath(query.get(RETURN_PARAM));
  if (!target) return inLocale(pathname, search, locale);
  const returnTo = new URL(target, "http://site.invalid");
  query.set(RETURN_PARAM, inLocale(returnTo.pathname, returnTo.search, locale));
  return inLocale(pathname, `?${query}`, locale);
}
