/** Jurors of a program, addresses of one invitation. */
export const JURORS_MAX = 200;
export const INVITED_AT_ONCE = 50;
/** Until then an invitation can be answered. */
export const INVITATION_DAYS = 30;
export const AGAIN_AFTER_MINUTES = 10;
export const TABLE_PAGE_SIZE = 25;
/** Assignments that are written at once. */
export const PAIRS_MAX = 10_000;
export const APPLICATIONS_MAX = 10_000;

export const JUROR_STATES = ["invited", "expired", "accepted", "declined", "removed"] as const;
export const CONFLICT_REASON_MAX_LENGTH = 1_000;
/**
 * The applications that go on: all, those with the result "approved", those with the best scores, or the chosen ones.
 */
export const GOING_ON = ["all", "approved", "best", "chosen"] as const;
export const LACK_REASONS = ["jurors", "language", "conflict", "room"] as const;
/** Hours before the end of a phase in which jurors with open reviews are mailed. */
export const ENDING_HOURS = 48;
/** Hours between two reminders of one juror by the organizer. */
export const REMIND_AFTER_HOURS = 24;
