/** What can be done about something that waits. */
export const WAITING_ACTS = [
  "answer",
  "assign",
  "check",
  "confirm",
  "correct",
  "decide",
  "download",
  "finish",
  "look",
  "pay",
  "publish",
  "read",
  "review",
] as const;
export type WaitingAct = (typeof WAITING_ACTS)[number];
