/** The groups in which the search shows what it finds. */
export const RESULT_TYPES = ["people", "startups", "ecosystem"] as const;
export type ResultType = (typeof RESULT_TYPES)[number];

/** The kind of a result. Those of the ecosystem are of many nouns. */
export const NOUNS = [
  "talents",
  "startups",
  "organizations",
  "providers",
  "programs",
  "jobs",
  "patents",
  "reports",
  "posts",
] as const;
export type Noun = (typeof NOUNS)[number];
export const isNoun = (text: string): text is Noun => (NOUNS as readonly string[]).includes(text);
/** The group in which things of a noun are found. */
export const typeOfNoun = (noun: Noun): ResultType =>
  noun === "talents" ? "people" : noun === "startups" ? "startups" : "ecosystem";

/**
 * Why a search found something, the best reason first: by its name; by whose or what it is (`value`), its tagline, a skill, its description;
 * by a name that is spelled alike.
 */
export const MATCHES = [
  ...(["name", "writing", "beginning", "words"] as const),
  ...(["value", "tagline", "skills", "description"] as const),
  "mistakes",
] as const;
export type Match = (typeof MATCHES)[number];
