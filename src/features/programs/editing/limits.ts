export const QUESTION_KINDS = ["short", "long", "choice", "number", "file", "link"] as const;
/** What of a startup's profile an answer may begin with. */
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
/** Where programs of the portal take place, and some where their founders are. */
export const TIME_ZONES = [
  "Europe/Istanbul",
  "Europe/London",
  "Europe/Berlin",
  "Europe/Helsinki",
  "Asia/Dubai",
  "Asia/Baku",
  "Asia/Tashkent",
  "Asia/Singapore",
  "America/New_York",
  "America/Los_Angeles",
  "UTC",
] as const;
