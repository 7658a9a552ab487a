import type { Locale } from "#shared/locale.ts";
import { matchPath, pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";

/**
 * The sign-up page on the way to another page: that of a startup when a co-founder's link led there. Who comes from the home page is
 * shown their first steps afterwards.
 */
export function registerPath(locale: Locale, target: string | undefined): string {
  const match = target ? matchPath(target.split("?")[0]!) : undefined;
  if (match?.key === "coFounderRedirect" && match.params.seoUrl)
    return pathTo("registerForStartup", locale, { seoUrl: match.params.seoUrl });
  return pathTo("register", locale, {}, { [RETURN_PARAM]: match?.key === "home" ? undefined : target });
}
