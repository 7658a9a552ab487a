/** The password of every account of the demo, which everybody knows. */
export const DEMO_PASSWORD = "Kovan!Demo.27";
/** Accounts of the demo, one per role; offered for sign-in where the demo is shown (record 83). */
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
