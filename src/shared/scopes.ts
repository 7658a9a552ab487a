/** Rights on one entity, as numbered in the specification. */
export const SCOPE = {
  FULL_ACCESS: 0,
  READ: 1,
  WRITE: 2,
  PROFILE_READ: 3,
  PROFILE_WRITE: 4,
  STARTUP_FINANCIAL_READ: 5,
  STARTUP_FINANCIAL_WRITE: 6,
  STARTUP_IAM_READ: 7,
  STARTUP_IAM_WRITE: 8,
  ORGANIZATION_FINANCIAL_READ: 9,
  ORGANIZATION_FINANCIAL_WRITE: 10,
  ORGANIZATION_IAM_READ: 11,
  ORGANIZATION_IAM_WRITE: 12,
  IAM_FULL_ACCESS: 13,
  FINANCIAL_FULL_ACCESS: 14,
} as const;

/** Entities that stand for the platform itself rather than a row of a feature. */
export const PLATFORM_ENTITY = {
  admin: "01900000-0000-7000-8000-0000000000a1",
  moderator: "01900000-0000-7000-8000-0000000000a2",
  specialAdmin: "01900000-0000-7000-8000-0000000000a3",
  premium: "01900000-0000-7000-8000-0000000000a4",
} as const;
