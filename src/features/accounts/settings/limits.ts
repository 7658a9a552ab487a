import { REGULAR_MAILS } from "#shared/regular-mails.ts";

/** The specification's language enum. */
export const LANGUAGE_ID = { tr: 0, en: 1 } as const;

/**
 * Mails that can be turned off. Those of sign-up, recovery and deletion are always sent. "news" is the consent to
 * marketing.
 */
export const NOTIFICATIONS = ["newDevice", "joinWishes", ...REGULAR_MAILS, "news"] as const;
export type NotificationKind = (typeof NOTIFICATIONS)[number];
