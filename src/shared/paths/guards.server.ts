import type { EntityType } from "../access.ts";
import type { Guard, Guards } from "../guard.ts";
import type { PathKey } from "../paths.ts";
import { ADMIN_PATHS } from "./admin.ts";
import { DASHBOARD_PATHS } from "./dashboard.ts";
import { MEMBER_PATHS } from "./member.ts";
import { PUBLIC_PATHS } from "./public.ts";

const STAFF: Guard = { permission: ["admin", "moderator", "specialAdmin"] };
const SITE_ADMINS: Guard = { permission: ["admin", "specialAdmin"] };
const own = (entity: EntityType, param: string): Guard => ({ entity, param });

const guardAll = <Key extends PathKey>(paths: Readonly<Record<Key, unknown>>, guard: Guard) =>
  Object.fromEntries(Object.keys(paths).map((key) => [key, guard])) as Record<Key, Guard>;

/**
 * Pages that differ from their area. Pages that change a job, program or provider, and the page of the jury, are open to every
 * member until these nouns have rights that a guard can check.
 */
const EXCEPTIONS = {
  startups: "list",
  register: "guest",
  login: "guest",
  forgotPassword: "guest",
  resetPassword: "guest",
  secondStep: "guest",
  oauthLogin: "guest",
  registerForStartup: "guest",
  claim: "auth",

  // Before a user type is chosen, or of people who need none.
  applyProgram: "auth",
  dashboard: "auth",
  seeAs: "auth",
  userType: "auth",
  newTerms: "auth",
  secondFactor: "auth",
  paymentSuccess: "auth",
  paymentFail: "auth",
  editProgram: "auth",
  dashboardAddJob: "auth",
  dashboardAddProgram: "auth",
  dashboardReviewTheProgram: "auth",
  programDecisions: "auth",
  programLetters: "auth",
  programMinutes: "auth",
  programLetter: "auth",
  dashboardReviews: "auth",

  profileEditStartup: own("startup", "seoUrl"),
  editOrganization: own("organization", "seoUrl"),
  organizationProgramList: own("organization", "organizationSeoUrl"),
  addProgram: own("organization", "organizationSeoUrl"),
  profileTechCenterPortfolio: own("organization", "investorId"),
  dashboardAddOrganizer: own("organization", "seoUrl"),

  admin: STAFF,
  adminPremiumSettings: STAFF,
  adminStartups: STAFF,
  adminAddStartup: STAFF,
} satisfies Partial<Guards>;

/** Who may open which page: everyone the public ones, members who have chosen a user type their own, admins of the site theirs. */
export const GUARDS: Guards = {
  ...guardAll(PUBLIC_PATHS, "open"),
  ...guardAll(MEMBER_PATHS, "type"),
  ...guardAll(DASHBOARD_PATHS, "type"),
  ...guardAll(ADMIN_PATHS, SITE_ADMINS),
  ...EXCEPTIONS,
};
