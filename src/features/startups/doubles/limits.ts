/** Why two startups are probably one. */
export const SIGNS = ["name", "site", "founder", "phone"] as const;
