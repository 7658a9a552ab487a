import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { sessionLook } from "#db/tables/looking.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { mayLook } from "#server/looking.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { readAccount } from "#server/session.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Looking, Member } from "#shared/viewer.ts";
import type { beginLooking } from "./contract.ts";
import { seenMail } from "./parts/mails.server.ts";
import { isJuror, personByEmail, startupBy } from "./queries.server.ts";

type Begin = z.output<typeof beginLooking.body>;
type Refused = "forbidden" | "notFound" | "noSuchMember" | "staffNotSeen" | "notAJuror" | "invalidInput";

/** Begins to look with somebody else's eyes. It is written down, and a person gets a mail, before anything is shown. */
export async function begin(
  tx: Db,
  looker: Member,
  { as, ...named }: Begin,
): Promise<Outcome<{ until: string }, Refused>> {
  const startup = named.startup === undefined ? null : await startupBy(tx, named.startup);
  if (startup === undefined) return refuse("notFound");
  if (!mayLook(looker, { kind: as, startupId: startup?.id ?? null })) return refuse("forbidden");
  const found = await seenPerson(tx, looker, { as, ...named });
  if (!found.ok) return found;
  const { person } = found;
  const look = {
    kind: as,
    personId: person?.id ?? null,
    startupId: startup?.id ?? null,
    begunAt: sql`now()`,
    endsAt: sql`now() + interval '1 hour'`,
  };
  const [stored] = await tx
    .insert(sessionLook)
    .values({ sessionId: looker.sessionId, ...look })
    .onConflictDoUpdate({ target: sessionLook.sessionId, set: look })
    .returning();
  const until = stored!.endsAt!.toISOString();
  await writeAudit(tx, {
    accountId: looker.id,
    action: "look.begun",
    entity: "account",
    entityId: person?.id ?? looker.id,
    detail: { as, until, ...(startup && { startupId: startup.id }) },
  });
  if (person)
    await queueMail(tx, {
      to: { email: person.email, name: `${person.name} ${person.surname}` },
      locale: person.locale,
      kind: seenMail,
      data: { by: `${looker.name} ${looker.surname}`, at: stored!.begunAt!.toISOString() },
    });
  return { ok: true, until };
}

/** The person with whose eyes is looked; null: nobody in particular. */
async function seenPerson(tx: Db, looker: Member, { as, person: email, startup }: Begin) {
  const isPerson = as === "person" || as === "juror";
  if (isPerson !== (email !== undefined))
    return refuse("invalidInput", [{ field: "person", reason: isPerson ? "required" : "unknown" }]);
  if (email === undefined) return { ok: true as const, person: null };
  if (startup !== undefined) return refuse("invalidInput", [{ field: "startup", reason: "unknown" }]);
  const person = await personByEmail(tx, email);
  const viewer = person && (await readAccount(tx, person.id));
  if (viewer?.kind !== "member") return refuse("noSuchMember");
  if (viewer.roles.length > 0 || viewer.id === looker.id) return refuse("staffNotSeen");
  if (as === "juror" && !(await isJuror(tx, viewer.id))) return refuse("notAJuror");
  return { ok: true as const, person: person! };
}

/** Ends it; nothing to end is no error. */
export async function end(tx: Db, looking: Looking | undefined): Promise<void> {
  if (!looking) return;
  const ended = await tx.delete(sessionLook).where(eq(sessionLook.sessionId, looking.sessionId)).returning();
  const [look] = ended;
  if (!look) return;
  await writeAudit(tx, {
    accountId: looking.by,
    action: "look.ended",
    entity: "account",
    entityId: look.personId ?? looking.by,
    detail: { as: look.kind },
  });
}
