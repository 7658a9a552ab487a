/**
 * Days a session lasts with "remember me". Without it a session lasts one day, and its cookie ends with the browser.
 */
export const REMEMBERED_DAYS = 180;
/** Characters of a password at most: longer ones would only take longer to hash. */
export const PASSWORD_MAX_LENGTH = 200;
/** Sign-in attempts a minute from one address. */
export const SIGN_INS_PER_MINUTE = 60;

/** Accounts of the demo, one per role; offered for sign-in while the demo runs, never in production. */
export const DEMO_PASSWORD = "Kovan!Demo.27";
export const DEMO_ROLES = [
  "admin",
  "moderator",
  "special-admin",
  "entrepreneur",
  "investor",
  "head-hunter",
  "job-hunter",
  "employee",
  "organizer",
  "provider",
  "jury",
  "premium",
  "business",
  "member",
] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];
export const demoEmail = (role: DemoRole): string => `${role}@kovan.example`;
