// Pages read these: no schema is here.

/** Calls for programs of partners: few, with named shapes, and stable. */
export const PARTNER_PATH = "/api/v1/";
export const isPartnerPath = (path: string): boolean => path.startsWith(PARTNER_PATH);

export type PartnerArea = "startups" | "organizations" | "programs" | "jobs";

/** What a key may be made for. Rounds are an area of their own. */
export const KEY_AREAS = ["startups", "organizations", "programs", "jobs", "funding"] as const;
export type KeyArea = (typeof KEY_AREAS)[number];

/** The area of a call, by its path. */
export const areaOfPath = (path: string): KeyArea | undefined => {
  const area = path.endsWith("/funding") ? "funding" : path.slice(PARTNER_PATH.length).split("/")[0];
  return KEY_AREAS.find((known) => known === area);
};
