/** The user types of decision 17 by their keys in the type catalogue. Admins add others. */
export const USER_TYPES = [
  "entrepreneur",
  "investor",
  "job-hunter",
  "employee",
  "head-hunter",
  "organization-organizer",
  "service-provider",
] as const;
export type UserTypeKey = (typeof USER_TYPES)[number];
export const isUserType = (key: string | undefined): key is UserTypeKey => USER_TYPES.some((type) => type === key);
