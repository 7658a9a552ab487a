import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";

/** Address of the sign-in page, with the page to return to. */
export const signInAction = (locale: Locale, target: string | undefined): string =>
  pathTo("login", locale, {}, { [RETURN_PARAM]: target });

/** The page to return to, from a sign-in address. */
export const targetOf = (signInAddress: string): string | undefined =>
  returnPath(new URL(signInAddress, "http://site.invalid").searchParams.get(RETURN_PARAM));
