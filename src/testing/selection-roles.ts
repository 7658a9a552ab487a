// Who asks in which state of a selection, for the table of rights by phase.

export const STATES = [
  "applications open",
  "before the phase",
  "blind phase",
  "phase over",
  "next phase",
  "published",
] as const;
export type State = (typeof STATES)[number];
export const ACTORS = [
  "juror",
  "otherJuror",
  "jurorInConflict",
  "organizer",
  "otherOrganizer",
  "applicant",
  "otherApplicant",
  "admin",
] as const;

export const of = (actors: readonly string[], status = 200) =>
  Object.fromEntries(actors.map((actor) => [actor, status]));
export const always =
  (actors: readonly string[], status = 200) =>
  () =>
    of(actors, status);
export const hasBegun = (state: State) => state !== "before the phase" && state !== "applications open";
export const isOpen = (state: State) => state === "blind phase" || state === "next phase";
export const JURORS = ["juror", "otherJuror", "jurorInConflict"];
export const ORGANIZER = ["organizer"];
/** Staff puts programs in order; it has no part in a selection. Everybody else sees the program, and may not change it. */
export const editors =
  (status = 200) =>
  () => ({ ...of(ACTORS, 403), ...of(["organizer", "admin"], status) });
export const SOME_STATES: readonly State[] = ["applications open", "blind phase", "published"];
