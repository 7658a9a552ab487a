import { randomBytes } from "node:crypto";
import type { Db } from "#db/open.server.ts";
import { startupApplyToken } from "#db/tables/startups.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import { startupToEdit } from "../editing/commands/fields.server.ts";
import { isInTeam } from "./queries.server.ts";

const TOKEN_MS = 3_600_000;

/** Makes the one token with which a member of the team may apply to programs with the startup. */
export async function setApplyToken(tx: Db, startupId: string, accountId: string, member: Member) {
  const found = await startupToEdit(tx, startupId, member, []);
  if (!found.ok) return found;
  if (!(await isInTeam(tx, startupId, accountId)))
    return refuse("invalidInput", [{ field: "userId", reason: "notInTeam" }]);
  const token = randomBytes(32).toString("base64url");
  const values = { tokenHash: hashOfToken(token), expiresAt: new Date(Date.now() + TOKEN_MS) };
  const { startupId: startup, accountId: account } = startupApplyToken;
  await tx
    .insert(startupApplyToken)
    .values({ startupId, accountId, ...values })
    .onConflictDoUpdate({ target: [startup, account], set: values });
  const audited = {
    action: "startup.applyToken",
    entity: "startup",
    entityId: startupId,
    detail: { accountId },
  } as const;
  await writeAudit(tx, { accountId: member.id, ...audited });
  return { ok: true as const, token, expiresAt: values.expiresAt.toISOString() };
}
