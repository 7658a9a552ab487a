import { type EntityType, GRANTABLE_SCOPES, mayGive, mayGiveRights } from "#shared/access.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { InvitationState } from "./limits.ts";

interface Stored {
  status: InvitationState;
  expiresAt: Date;
}

/** The state of an invitation at a time: an open one past its end has expired. */
export const stateAt = ({ status, expiresAt }: Stored, now: Date): InvitationState =>
  status === "waiting" && expiresAt <= now ? "expired" : status;

/** The addresses in a text, separated by commas, semicolons, spaces or lines; each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((address) => address.replace(/^<|>$/g, "").toLowerCase())
      .filter(Boolean),
  ),
];

/** Why somebody may not invite with these scopes; undefined: they may. */
export function refusalToInvite(
  viewer: Viewer,
  { type, id }: { type: EntityType; id: string },
  scopes: readonly number[],
): "invalidAccess" | "invalidScope" | "scopeNotYours" | undefined {
  if (!mayGiveRights(viewer, type, id)) return "invalidAccess";
  if (!scopes.every((scope) => GRANTABLE_SCOPES[type].includes(scope))) return "invalidScope";
  return mayGive(viewer, id, scopes) ? undefined : "scopeNotYours";
}
