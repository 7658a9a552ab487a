/** Packages that are compared with each other. */
export const AUDIENCES = ["personal", "business", "search"] as const;

/** Parameter of the plans: the key of the one that was chosen before signing in. */
export const PLAN_PARAM = "plan";
