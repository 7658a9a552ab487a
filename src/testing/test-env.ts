/** Settings of what tests build: they sign in by a password alone, move the clock by months, and confirm nothing. */
export const TEST_ENV = {
  LOG_LEVEL: "silent",
  DATA_DIR: "var/test",
  STAFF_SECOND_FACTOR: "0",
  SESSION_IDLE_DAYS: "3650",
  STAFF_IDLE_DAYS: "3650",
  CONFIRM_MINUTES: "9999",
} as const;
