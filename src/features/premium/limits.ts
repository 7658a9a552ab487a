/** Packages that are compared with each other. */
export const AUDIENCES = ["personal", "business", "search"] as const;
