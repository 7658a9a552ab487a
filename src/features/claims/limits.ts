export const CLAIM_KINDS = ["startup", "organization", "provider"] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];
/** Days in which the mailed link can be used. */
export const PROOF_DAYS = 3;
/** Minutes until the link may be mailed again. */
export const MAIL_AGAIN_MINUTES = 10;
/** Claims of one member that wait at a time. */
export const CLAIMS_MAX = 5;
export const NOTE_MAX = 2_000;
