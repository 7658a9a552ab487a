import type { Locale } from "#shared/locale.ts";
import { matchPath, pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";

/** The sign-in page, which remembers where to go afterwards. */
export const signInAction = (locale: Locale, target: string | undefined): string =>
  pathTo("login", locale, {}, { [RETURN_PARAM]: target });

/** Where to go afterwards, from a sign-in address. */
export const targetOf = (signInAddress: string): string | undefined =>
  returnPath(new URL(signInAddress, "http://site.invalid").searchParams.get(RETURN_PARAM));

/** Where to sign up instead, from a sign-in address: for a startup when a co-founder's link led there. */
export function registerPath(locale: Locale, signInAddress: string): string {
  const target = targetOf(signInAddress);
  const match = target ? matchPath(target.split("?")[0]!) : undefined;
  return match?.key === "coFounderRedirect" && match.params.seoUrl
    ? pathTo("registerForStartup", locale, { seoUrl: match.params.seoUrl })
    : pathTo("register", locale);
}
