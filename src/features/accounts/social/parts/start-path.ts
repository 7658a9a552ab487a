import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import type { SignInSite } from "#shared/social-providers.ts";

/** Parameter of the page of a provider: redirect at once. */
export const START_PARAM = "start";

/** State that a provider brings back from the sign-out there. */
export const SIGNED_OUT = "signed-out";

/** Parameter of the page of a provider: the session here has ended. */
export const SIGNED_OUT_PARAM = "signedOut";

/** Parameter of the page of a provider: "remember me". */
export const REMEMBER_PARAM = "rememberMe";

/** Address that starts a sign-in with another site. */
export const startPath = (type: SignInSite, locale: Locale, target?: string, rememberMe?: boolean): string => {
  const remember = rememberMe ? 1 : undefined;
  return pathTo(
    "oauthLogin",
    locale,
    { type },
    { [START_PARAM]: 1, [RETURN_PARAM]: target, [REMEMBER_PARAM]: remember },
  );
};
