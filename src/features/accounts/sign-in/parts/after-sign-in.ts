import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";

interface Started {
  isUserTypeSelected: boolean;
  isRecovered: boolean;
}

/**
 * Where a fresh session begins: first who one is, then where one wanted to go. Whoever kept an account from being deleted
 * is told so.
 */
export function afterSignIn(started: Started, target: string | undefined, locale: Locale): string {
  if (started.isRecovered) return pathTo("deleteAccount", locale, {}, { recovered: 1 });
  if (!started.isUserTypeSelected) return pathTo("userType", locale, {}, { [RETURN_PARAM]: target });
  return target ?? pathTo("home", locale);
}
