import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";

interface Started {
  isUserTypeSelected: boolean;
  isRecovered: boolean;
}

/**
 * Where to go after a sign-in: to a notice, which leads on, if a planned deletion was cancelled, to the choice of a user type if it is
 * missing, otherwise to the page one wanted.
 */
export function afterSignIn(started: Started, target: string | undefined, locale: Locale): string {
  if (started.isRecovered) return pathTo("deleteAccount", locale, {}, { recovered: 1, [RETURN_PARAM]: target });
  if (!started.isUserTypeSelected) return pathTo("userType", locale, {}, { [RETURN_PARAM]: target });
  return target ?? pathTo("home", locale);
}
