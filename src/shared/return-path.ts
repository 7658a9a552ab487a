import { inLocale, matchPath } from "./paths.ts";

/** Parameter of the home page: the sign-in dialog is open. */
export const LOGIN_PARAM = "login";
/** Parameter: the page to open after signing in. */
export const RETURN_PARAM = "returnTo";

/**
 * The page to open after signing in, written anew from the page it matched. Undefined for everything that is no page of
 * this site, above all for addresses that a browser would read as another site.
 */
export function returnPath(value: string | null | undefined): string | undefined {
  if (!value?.startsWith("/") || !URL.canParse(value, SITE)) return undefined;
  const url = new URL(value, SITE);
  const match = url.origin === SITE ? matchPath(url.pathname) : undefined;
  if (!match || match.key === "notFound") return undefined;
  return inLocale(url.pathname, url.search, match.locale);
}

/** Stands for our own origin, whatever it is. */
const SITE = "http://site.invalid";
