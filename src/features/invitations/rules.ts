import type { InvitationState } from "./contract.ts";

interface Stored {
  status: InvitationState;
  expiresAt: Date;
}

/** What an invitation is at a moment: a waiting one past its end has expired. */
export const stateAt = ({ status, expiresAt }: Stored, now: Date): InvitationState =>
  status === "waiting" && expiresAt <= now ? "expired" : status;

/** Addresses in a text where people put them one after another: by commas, semicolons, spaces or lines; each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((address) => address.replace(/^<|>$/g, "").toLowerCase())
      .filter(Boolean),
  ),
];
