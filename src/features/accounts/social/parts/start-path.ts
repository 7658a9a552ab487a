import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import type { SocialProvider } from "#shared/social-providers.ts";

/** In the address of the page of a provider: go there at once. */
export const START_PARAM = "start";

/** In the address of the page of a provider: the session is to outlive the browser. */
export const REMEMBER_PARAM = "rememberMe";

/** Where a sign-in with another site starts. */
export const startPath = (type: SocialProvider, locale: Locale, target?: string, rememberMe?: boolean): string => {
  const remember = rememberMe ? 1 : undefined;
  return pathTo(
    "oauthLogin",
    locale,
    { type },
    { [START_PARAM]: 1, [RETURN_PARAM]: target, [REMEMBER_PARAM]: remember },
  );
};
