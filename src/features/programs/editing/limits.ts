export const QUESTION_KINDS = [
  "short",
  "long",
  "choice",
  "choices",
  "yesNo",
  "number",
  "date",
  "file",
  "link",
] as const;
/** Kinds of questions whose answer may be the condition of a later one. */
export const CONDITION_KINDS: readonly (string | null | undefined)[] = ["choice", "choices", "yesNo"];
/** The profile fields that an answer may begin with. */
export const PROFILE_FIELDS = [
  "tagline",
  "description",
  "targetGroup",
  "competitiveAdvantage",
  "website",
  "stage",
] as const;
/** When a juror sees the scores of others. */
export const OTHERS_SCORES = ["never", "afterOwn", "always"] as const;
/** By which scores applications are ranked. */
export const RANKINGS = ["normalized", "raw"] as const;
