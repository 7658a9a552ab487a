/** User types that every house has; admins may add others. */
export const USER_TYPE_KEYS = [
  "entrepreneur",
  "investor",
  "head-hunter",
  "job-hunter",
  "employee",
  "organization-organizer",
  "service-provider",
] as const;
