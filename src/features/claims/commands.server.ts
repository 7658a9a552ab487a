import { randomBytes } from "node:crypto";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { entityClaim } from "#db/tables/claims.server.ts";
import { giveFullAccess } from "#server/access.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import type { ActionOn } from "#shared/named-codes.ts";
import { refuse } from "#shared/outcome.ts";
import type { Member } from "#shared/viewer.ts";
import type { ClaimDecision } from "./contract.ts";
import { CLAIMS_MAX, type ClaimKind, MAIL_AGAIN_MINUTES, PROOF_DAYS } from "./limits.ts";
import { claimDecidedMail, claimProofMail } from "./parts/mails.server.ts";
import { claimable } from "./queries.server.ts";
import { isAtDomain, provingDomain } from "./rules.ts";

interface Claim {
  kind: ClaimKind;
  entityId: string;
  email?: string | undefined;
  note?: string | undefined;
}
const EMAIL = /^[\w.+'-]{1,64}@[a-z0-9.-]+\.[a-z0-9-]{2,}$/i;
const OPEN_STATES = ["mailed", "open"] as const;

/** Claims on one entry wait for each other. */
const lockEntity = (tx: Db, entityId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`claim ${entityId}`}))`);

const audit = (
  tx: Db,
  member: Member,
  action: ActionOn<"claim">,
  { kind, entityId }: Pick<Claim, "kind" | "entityId">,
) => writeAudit(tx, { accountId: member.id, action: `claim.${action}`, entity: kind, entityId });

/** Asks for an entry that nobody manages: mails a link to its domain, or leaves a note for the admins. */
export async function askForEntry(tx: Db, member: Member, { kind, entityId, email, note }: Claim) {
  const [own] = await tx.select().from(account).where(eq(account.id, member.id)).for("no key update");
  await lockEntity(tx, entityId);
  const found = await claimable(tx, kind, { id: entityId });
  if (!found.ok) return found;
  const isOwn = eq(entityClaim.accountId, member.id);
  const [before] = await tx
    .select()
    .from(entityClaim)
    .where(and(isOwn, eq(entityClaim.entityId, entityId)));
  if (before?.state === "open") return refuse("claimWaiting");
  if (before?.state === "declined") return refuse("claimDeclined");
  const now = new Date();
  const isFresh = before?.mailedAt && now.getTime() - before.mailedAt.getTime() < MAIL_AGAIN_MINUTES * 60_000;
  if (before?.state === "mailed" && isFresh) return refuse("claimMailed");
  const waiting = and(isOwn, inArray(entityClaim.state, OPEN_STATES), ne(entityClaim.entityId, entityId));
  if ((await tx.$count(entityClaim, waiting)) >= CLAIMS_MAX) return refuse("claimLimit");

  const domain = provingDomain(found.row.website);
  if (domain && !email) return refuse("invalidInput", [{ field: "email", reason: "required" }]);
  if (domain && !EMAIL.test(email!)) return refuse("invalidInput", [{ field: "email", reason: "email" }]);
  if (domain && !isAtDomain(email!, domain))
    return refuse("invalidInput", [{ field: "email", reason: "notAtDomain", detail: domain }]);
  if (!domain && !note) return refuse("invalidInput", [{ field: "note", reason: "required" }]);
  const code = randomBytes(32).toString("base64url");
  const proof = domain
    ? {
        email: email!.toLowerCase(),
        tokenHash: hashOfToken(code),
        mailedAt: now,
        expiresAt: new Date(now.getTime() + PROOF_DAYS * 86_400_000),
      }
    : { email: null, tokenHash: null, mailedAt: null, expiresAt: null };
  const state = domain ? ("mailed" as const) : ("open" as const);
  const values = {
    ...proof,
    state,
    note: note || null,
    provedAt: null,
    decidedAt: null,
    decidedBy: null,
    createdAt: now,
  };
  await tx
    .insert(entityClaim)
    .values({ id: v7(), kind, entityId, accountId: member.id, ...values })
    .onConflictDoUpdate({ target: [entityClaim.entityId, entityClaim.accountId], set: values });
  if (domain)
    await queueMail(tx, {
      to: { email: proof.email! },
      locale: own!.locale,
      kind: claimProofMail,
      data: { entry: found.row.name, person: `${own!.name} ${own!.surname}`, kind, seoUrl: found.row.seoUrl, code },
    });
  await audit(tx, member, "asked", { kind, entityId });
  return { ok: true as const, state };
}

/** Uses the link of the mail: the claim is proved and goes to the admins. */
export async function proveEntry(tx: Db, member: Member, code: string) {
  const isIt = and(eq(entityClaim.tokenHash, hashOfToken(code)), eq(entityClaim.accountId, member.id));
  const [claim] = await tx.select().from(entityClaim).where(isIt).for("update");
  if (!claim) return refuse("notFound");
  if (claim.state !== "mailed" || claim.expiresAt! <= new Date()) return refuse("claimOver");
  const found = await claimable(tx, claim.kind, { id: claim.entityId });
  if (!found.ok) return found;
  await tx.update(entityClaim).set({ state: "open", provedAt: new Date() }).where(eq(entityClaim.id, claim.id));
  await audit(tx, member, "proved", claim);
  return { ok: true as const };
}

/** Gives who asks full access to the entry, or declines. Of several who claim one entry, one gets it. */
export async function decideClaim(tx: Db, admin: Member, id: string, decision: ClaimDecision) {
  const [place] = await tx.select().from(entityClaim).where(eq(entityClaim.id, id));
  if (!place) return refuse("notFound");
  await lockEntity(tx, place.entityId);
  const [claim] = await tx.select().from(entityClaim).where(eq(entityClaim.id, id)).for("update");
  if (!claim || claim.state === "mailed") return refuse("notFound");
  if (claim.state === decision) return { ok: true as const };
  if (claim.state !== "open") return refuse("invalidInput", [{ field: "state", reason: "cannotBeTakenBack" }]);
  if (decision === "declined") {
    await decide(tx, admin, claim, "declined");
    return { ok: true as const };
  }
  const found = await claimable(tx, claim.kind, { id: claim.entityId });
  if (!found.ok) return found;
  const [person] = await tx.select().from(account).where(eq(account.id, claim.accountId)).for("no key update");
  // It could not be handed on, and nobody else could claim the entry.
  if (!person || person.lockedAt) return refuse("invalidInput", [{ field: "state", reason: "accountIsLocked" }]);
  await giveFullAccess(tx, claim.accountId, claim.entityId);
  await decide(tx, admin, claim, "accepted");
  const isOther = and(eq(entityClaim.entityId, claim.entityId), inArray(entityClaim.state, OPEN_STATES));
  for (const other of await tx.select().from(entityClaim).where(isOther).for("update"))
    await decide(tx, admin, other, "declined");
  return { ok: true as const };
}

const entryRow = z.object({ name: z.string(), seoUrl: z.string() });

async function decide(
  tx: Db,
  admin: Member,
  claim: typeof entityClaim.$inferSelect,
  state: "accepted" | "declined",
): Promise<void> {
  const decided = { state, decidedAt: new Date(), decidedBy: admin.id };
  await tx.update(entityClaim).set(decided).where(eq(entityClaim.id, claim.id));
  await audit(tx, admin, state, claim);
  const [entry] = await rowsOf(
    tx,
    entryRow,
    sql`
    select name, seo_url "seoUrl" from startup where id = ${claim.entityId}
    union all select name, seo_url from organization where id = ${claim.entityId}
    union all select name, seo_url from service_provider where id = ${claim.entityId}`,
  );
  const [person] = await tx.select().from(account).where(eq(account.id, claim.accountId));
  if (!person || person.lockedAt || !entry) return;
  await queueMail(tx, {
    to: { email: person.email, name: person.name },
    locale: person.locale,
    kind: claimDecidedMail,
    data: { entry: entry.name, seoUrl: entry.seoUrl, kind: claim.kind, isAccepted: state === "accepted" },
  });
}
