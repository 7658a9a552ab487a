/** What ties a juror to an application; the database finds all but what is declared. */
export const CONFLICT_KINDS = [
  "team",
  "mentor",
  "investor",
  "organization",
  "invitation",
  "appliedTogether",
  "message",
  "department",
  "declared",
] as const;
/** Who alone has said it, where one side did. */
export const CONFLICT_SIDES = ["juror", "applicant"] as const;
/** Of the organizer, about a conflict. */
export const CONFLICT_DECISIONS = ["confirmed", "ignored"] as const;
