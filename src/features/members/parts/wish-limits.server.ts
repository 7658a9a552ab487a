import type { Limit } from "#server/throttle.server.ts";

/** How often a person may ask one team, and all teams together. */
export const wishLimits = (accountId: string, seoUrl: string): Limit[] => [
  { name: "wish team", subject: `${accountId} ${seoUrl}`, times: 2, minutes: 1_440 },
  { name: "wish", subject: accountId, times: 10, minutes: 1_440 },
];
