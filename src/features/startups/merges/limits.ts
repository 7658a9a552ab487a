/** Days in which a merge can be undone. */
export const UNDO_DAYS = 30;

/** Facts that are taken from one of the two as a whole; "place" is country, city and county. The name stays. */
export const FACTS = [
  ...(["logo", "cover", "tagline", "description", "website", "sector", "stage", "operatingStatus"] as const),
  ...(["employeeCount", "incorporated", "foundationDate", "legalName", "legalForm", "place"] as const),
  ...(["facebook", "instagram", "twitter", "linkedin", "targetGroup", "competitiveAdvantage"] as const),
  ...(["revenueModelDescription", "marketSize", "seeking"] as const),
] as const;
export type Fact = (typeof FACTS)[number];

/** The rows that move to the startup that stays. */
export const MOVED_ROWS = [
  ...(["people", "team", "rounds", "choices", "programs", "competitors", "patents", "supports", "updates"] as const),
  ...(["jobs", "applications"] as const),
] as const;
export type Moved = (typeof MOVED_ROWS)[number];
