import type { Locale } from "./locale.ts";

/** Pictures shown where a page is linked: 1200 × 630 pixels. */
export const SHARE_PATH = "/share";

export const startupPicture = (seoUrl: string, locale: Locale): string =>
  `${SHARE_PATH}/startup/${encodeURIComponent(seoUrl)}.${locale}.png`;

/** The picture of pages that have none of their own. */
export const portalPicture = (locale: Locale): string => `${SHARE_PATH}/portal.${locale}.png`;
