import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";

/** Address to ask for a new password, with the page to return to. */
export const forgotAddress = (locale: Locale, target: string | undefined): string =>
  pathTo("forgotPassword", locale, {}, { [RETURN_PARAM]: target });
