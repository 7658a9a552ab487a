import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { invitation } from "#db/tables/invitations.server.ts";

/** 256 random bits for an address in a mail. */
export const newCode = (): string => randomBytes(32).toString("base64url");

/** What is stored of a code. */
export const hashOfCode = (code: string): Buffer => createHash("sha256").update(code).digest();

/** The invitation a code of a mail stands for. The list of received ones names each by its id: codes are not kept. */
export const byCode = (code: string) =>
  validate(code) ? eq(invitation.id, code) : eq(invitation.codeHash, hashOfCode(code));
