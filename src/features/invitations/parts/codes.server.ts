import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { invitation } from "#db/tables/invitations.server.ts";

/** A code of 256 random bits for the link of a mail. */
export const newCode = (): string => randomBytes(32).toString("base64url");

/** The stored form of a code. */
export const hashOfCode = (code: string): Buffer => createHash("sha256").update(code).digest();

/**
 * Condition: the invitation of this code. In the list of received invitations their id is used instead, because only
 * the hash of a code is stored.
 */
export const byCode = (code: string) =>
  validate(code) ? eq(invitation.id, code) : eq(invitation.codeHash, hashOfCode(code));
