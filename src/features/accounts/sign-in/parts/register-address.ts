import type { Locale } from "#shared/locale.ts";
import { matchPath, pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";

/** The sign-up page that belongs to a sign-in address: for a startup when a co-founder's link led there. */
export function registerPath(locale: Locale, signInAddress: string): string {
  const target = returnPath(new URL(signInAddress, "http://site.invalid").searchParams.get(RETURN_PARAM));
  const match = target ? matchPath(target.split("?")[0]!) : undefined;
  return match?.key === "coFounderRedirect" && match.params.seoUrl
    ? pathTo("registerForStartup", locale, { seoUrl: match.params.seoUrl })
    : pathTo("register", locale);
}
