/** Characters of a remark to the organizer or to the applicant, and of a remark on one answer. */
export const REMARK_MAX_LENGTH = 5_000;
/** Characters of the sentence beside the reasons of a category. */
export const SENTENCE_MAX_LENGTH = 1_000;
/** Characters of what a juror says to the others. */
export const DISCUSSED_MAX_LENGTH = 2_000;
/** What jurors may say of one application in one phase. */
export const DISCUSSED_MAX = 500;
/** Reasons that one category of a review may have. */
export const REASONS_MAX = 5;
/** Applications in one save of the table. */
export const BATCH_MAX = 200;
/** Reviews of answers are on this scale. */
export const ANSWER_SCALE = 5;
/** The facts of a startup that jurors read where the phase is not blind, in this order. */
export const STARTUP_FACTS = [
  "tagline",
  "description",
  "sector",
  "stage",
  "place",
  "foundationDate",
  "employees",
  "targetGroup",
  "competitiveAdvantage",
  "seeking",
  "website",
  "team",
  "competitors",
] as const;
/** The topics of reasons, in the order of the list. */
export const REASON_TOPICS = [
  "problem",
  "solution",
  "market",
  "team",
  "traction",
  "money",
  "fit",
  "application",
] as const;
