import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { factCheck } from "#db/tables/facts.server.ts";
import type { organization } from "#db/tables/organizations.server.ts";
import { type Catalogue, namesIn } from "#features/reference/queries.server.ts";
import { lockEntry } from "#server/edit/entries.server.ts";
import type { FactNoun } from "#server/edit/facts.server.ts";
import { mailEndPath } from "#server/mail/end-path.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { ASK_AFTER_DAYS, factsOf, factsToConfirm } from "#shared/edit/facts.ts";
import { refuse } from "#shared/outcome.ts";
import { CHECK_DAYS, FACTS_PER_CHECK } from "./limits.ts";
import { factMail } from "./parts/mail.server.ts";
import { shownValue } from "./parts/shown-value.server.ts";
import { checkOf } from "./queries.server.ts";
import { inputOf } from "./rules.ts";

const DAY_MS = 86_400_000;

/** Mails an owner the oldest facts of an entry, with a link that can be used once. */
export async function askOwner(
  tx: Db,
  noun: FactNoun,
  { accountId, entityId }: { accountId: string; entityId: string },
  catalogue: Catalogue,
): Promise<void> {
  const [owner] = await tx
    .select()
    .from(account)
    .where(and(eq(account.id, accountId), isNull(account.lockedAt)))
    .for("no key update");
  const row = await lockEntry(tx, { table: noun.table as typeof organization }, entityId);
  if (!owner || owner.mutedNotifications.includes("facts") || !row?.isVisible) return;
  const now = new Date();
  // Another process may have asked since the owners were read.
  const since = new Date(now.getTime() - ASK_AFTER_DAYS * DAY_MS);
  if ((await tx.$count(factCheck, and(eq(factCheck.accountId, accountId), gt(factCheck.createdAt, since)))) > 0) return;
  const values = (await noun.valuesOf(tx, row)) as Readonly<Record<string, string | null>>;
  const facts = factsToConfirm(factsOf(noun.form.fields, { ...row, values }), now)
    .slice(0, FACTS_PER_CHECK)
    .map(({ field }) => field);
  if (facts.length === 0) return;
  const code = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + CHECK_DAYS * DAY_MS);
  const { kind } = noun;
  await tx.insert(factCheck).values({ kind, entityId, accountId, tokenHash: hashOfToken(code), facts, expiresAt });
  const names = namesIn(catalogue, owner.locale);
  await queueMail(tx, {
    to: { email: owner.email, name: owner.name },
    locale: owner.locale,
    kind: factMail,
    endPath: await mailEndPath(tx, owner, "facts"),
    data: {
      name: row.name.replace(/\s+/g, " "),
      facts: facts.map((field) => ({ field, value: shownValue(values[field] ?? "", names) })),
      code,
    },
  });
}

/** Forgets questions of more than a year ago. */
export async function forgetChecks(db: Db): Promise<void> {
  await db.delete(factCheck).where(lt(factCheck.createdAt, sql`now() - interval '1 year'`));
}

/** Confirms and changes facts by the link of a mail, which nothing else can be done with. */
export async function answerCheck(
  tx: Db,
  nouns: readonly FactNoun[],
  code: string,
  confirmed: readonly string[],
  edit: Parameters<FactNoun["change"]>[3],
) {
  const found = await checkOf(tx, nouns, code, true);
  if (!found.ok) return found;
  const { check, noun, row, owner } = found;
  const changed = Object.keys(edit.change);
  if (confirmed.length + changed.length === 0)
    return refuse("invalidInput", [{ field: "confirmed", reason: "atLeastOne" }]);
  const foreign = [
    ...confirmed.filter((field) => !check.facts.includes(field)),
    ...changed.filter((field) => !check.facts.includes(field) || !inputOf(noun.form, field)),
  ];
  if (foreign.length > 0)
    return refuse(
      "invalidInput",
      foreign.map((field) => ({ field, reason: "unknown" })),
    );
  if (changed.length > 0) {
    const saved = await noun.change(tx, row.id, owner, edit);
    if (!saved.ok) return saved;
  }
  if (confirmed.length > 0) {
    const done = await noun.confirm(tx, row.id, owner, confirmed);
    if (!done.ok) return done;
  }
  await tx.update(factCheck).set({ usedAt: new Date() }).where(eq(factCheck.id, check.id));
  return { ok: true as const, kind: noun.kind, seoUrl: row.seoUrl };
}
