/** Versions of what one agrees to (decision 11): the day the text was last changed. */
export const CONSENT_VERSION = { terms: "2026-11-01", privacy: "2026-11-01", marketing: "2026-11-01" } as const;

/** Characters of a name. */
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
