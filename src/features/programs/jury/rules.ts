import { INVITATION_DAYS, type JUROR_STATES } from "./limits.ts";

const DAY_MS = 86_400_000;

export interface JurorInstants {
  invitedAt: Date;
  acceptedAt: Date | null;
  declinedAt: Date | null;
  removedAt: Date | null;
}

export const invitationEnd = (invitedAt: Date): Date => new Date(invitedAt.getTime() + INVITATION_DAYS * DAY_MS);

/** The state of a juror. */
export function jurorState(
  { invitedAt, acceptedAt, declinedAt, removedAt }: JurorInstants,
  now: Date,
): (typeof JUROR_STATES)[number] {
  if (removedAt) return "removed";
  if (declinedAt) return "declined";
  if (acceptedAt) return "accepted";
  return invitationEnd(invitedAt) <= now ? "expired" : "invited";
}

/** The day that an invitation names: before the last phase of the program ends, where that is sooner. */
export function answerBy(invitedAt: Date, phases: readonly { finishesAt: Date }[]): Date {
  const ends = phases.map(({ finishesAt }) => finishesAt.getTime());
  return new Date(Math.min(invitationEnd(invitedAt).getTime(), ...(ends.length > 0 ? [Math.max(...ends)] : [])));
}
