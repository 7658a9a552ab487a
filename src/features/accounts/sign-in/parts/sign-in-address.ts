import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";

/** The sign-in page, which remembers where to go afterwards. */
export const signInAction = (locale: Locale, target: string | undefined): string =>
  pathTo("login", locale, {}, { [RETURN_PARAM]: target });

/** Where to go afterwards, from a sign-in address. */
export const targetOf = (signInAddress: string): string | undefined =>
  returnPath(new URL(signInAddress, "http://site.invalid").searchParams.get(RETURN_PARAM));
