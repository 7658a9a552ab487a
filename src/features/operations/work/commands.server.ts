import type { Db } from "#db/open.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { beginAgain } from "#server/jobs/again.server.ts";
import type { Member } from "#shared/viewer.ts";

/** Begins a piece of work at once, with all its attempts. Fails with `notFound`. */
export async function workAgain(tx: Db, viewer: Member, id: string) {
  const begun = await beginAgain(tx, id);
  if (!begun.ok) return begun;
  const detail = { name: begun.name };
  await writeAudit(tx, { accountId: viewer.id, action: "work.again", entity: "backgroundJob", entityId: id, detail });
  return { ok: true as const };
}
