/** Days an invitation can be answered (decided here; the specification does not say). */
export const INVITATION_DAYS = 14;
/** Invitations on a page of the received ones (specification, "Invitation page size"). */
export const INVITATION_PAGE_SIZE = 9;
/** Addresses in one request. */
export const MAX_EMAILS = 50;
/** Minutes until the same invitation can be sent again, and how often it can be sent at all. */
export const RESEND_AFTER_MINUTES = 10;
export const MAILS_PER_INVITATION = 5;
/** Invitations a person can send in 24 hours, and to one address for one entity. */
export const INVITATIONS_PER_DAY = 200;
export const PER_ADDRESS_PER_DAY = 3;

export const INVITATION_STATES = ["waiting", "accepted", "declined", "withdrawn", "expired"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
