/** Steps of the first day, in the order in which a new house needs them. */
export const FIRST_DAY_STEPS = [
  "name",
  "logo",
  "controller",
  "texts",
  "mail",
  "signIn",
  "payments",
  "import",
  "backup",
  "secondAdmin",
] as const;
export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number];

/** Parameter of the panel, in the link of the test mail: its code. */
export const TEST_MAIL_PARAM = "mail";
