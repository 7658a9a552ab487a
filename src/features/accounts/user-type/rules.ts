import type { PathKey } from "#shared/paths.ts";
import { isUserType, type UserTypeKey } from "./limits.ts";

/** Suggested first steps of each user type. */
const STEPS = {
  entrepreneur: ["profile", "profileAddStartup", "incubation", "talents", "startups"],
  investor: ["startups", "profile", "ecosystemMap", "reports"],
  "job-hunter": ["profile", "jobs", "startups", "incubation"],
  employee: ["profile", "startups", "jobs", "reports"],
  "head-hunter": ["talents", "profile", "startups", "jobs"],
  "organization-organizer": ["addOrganization", "profile", "startups", "ecosystemMap"],
  "service-provider": ["dashboardAddProvider", "profile", "startups", "incubation"],
} as const satisfies Record<UserTypeKey, readonly PathKey[]>;
export type Step = (typeof STEPS)[UserTypeKey][number];

/** Those of the user types that admins have added. */
const USUAL_STEPS = STEPS.employee;

/** The first steps of a user type, as far as their pages exist. */
export const stepsOf = (type: string | undefined, pages: ReadonlySet<PathKey>): Step[] =>
  (isUserType(type) ? STEPS[type] : USUAL_STEPS).filter((step) => pages.has(step));
