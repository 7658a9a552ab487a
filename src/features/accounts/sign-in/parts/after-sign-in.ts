import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";

interface Started {
  isUserTypeSelected: boolean;
  isRecovered: boolean;
  needsSecondStep: boolean;
}

/**
 * The address after a sign-in: the second step, if the account has one; a notice, which leads on, if a planned deletion was cancelled; the choice of a user type
 * if it is missing; otherwise the wanted page.
 */
export function afterSignIn(started: Started, target: string | undefined, locale: Locale): string {
  if (started.needsSecondStep) return pathTo("secondStep", locale, {}, { [RETURN_PARAM]: target });
  if (started.isRecovered) {
    // The notice stands on the page that mails of the deletion lead to.
    const next = target === pathTo("deleteAccount", locale) ? undefined : target;
    return pathTo("deleteAccount", locale, {}, { recovered: 1, [RETURN_PARAM]: next });
  }
  if (!started.isUserTypeSelected) return pathTo("userType", locale, {}, { [RETURN_PARAM]: target });
  return target ?? pathTo("home", locale);
}
