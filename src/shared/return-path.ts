import { inLocale, matchPath } from "./paths.ts";

/** In the address of the home page: the sign-in dialog is open. */
export const LOGIN_PARAM = "login";
/** Where somebody wanted to go before signing in. */
export const RETURN_PARAM = "returnTo";

/**
 * Where to go after signing in: an address of this site that is in the path table, written anew from what it matched.
 * Undefined for everything else, above all for addresses that a browser would read as another site.
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
