import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { factCheck } from "#db/tables/startups.server.ts";
import { type Catalogue, namesIn } from "#features/reference/queries.server.ts";
import type { Edit } from "#server/edit/save-edit.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { hashOfToken } from "#server/session.server.ts";
import { ASK_AFTER_DAYS, factsOf, factsToConfirm } from "#shared/edit/facts.ts";
import { refuse } from "#shared/outcome.ts";
import { changeStartup, confirmStartup } from "../editing/commands/fields.server.ts";
import { startupForm } from "../editing/form.ts";
import { lockStartup, startupValues } from "../editing/queries.server.ts";
import { CHECK_DAYS, FACTS_PER_CHECK } from "./form.ts";
import { factMail } from "./parts/mail.server.ts";
import { checkOf } from "./queries.server.ts";

const DAY = 86_400_000;

/** Mails an owner the oldest facts of a startup, with a link that can be used once. */
export async function askOwner(
  tx: Db,
  { accountId, startupId }: { accountId: string; startupId: string },
  catalogue: Catalogue,
): Promise<void> {
  const [owner] = await tx
    .select()
    .from(account)
    .where(and(eq(account.id, accountId), isNull(account.lockedAt)))
    .for("no key update");
  const row = await lockStartup(tx, startupId);
  if (!owner || !row?.isVisible) return;
  const now = new Date();
  // Another process may have asked since the owners were read.
  const since = new Date(now.getTime() - ASK_AFTER_DAYS * DAY);
  const { accountId: asked, createdAt } = factCheck;
  if ((await tx.$count(factCheck, and(eq(asked, accountId), gt(createdAt, since)))) > 0) return;
  const values = await startupValues(tx, row);
  const facts = factsToConfirm(factsOf(startupForm.fields, { ...row, values }), now)
    .slice(0, FACTS_PER_CHECK)
    .map(({ field }) => field);
  if (facts.length === 0) return;
  const code = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + CHECK_DAYS * DAY);
  await tx.insert(factCheck).values({ startupId, accountId, tokenHash: hashOfToken(code), facts, expiresAt });
  const names = namesIn(catalogue, owner.locale);
  const shown = facts.map((field) => ({
    field,
    value: shownValue(values[field as keyof typeof values], (id) => names.type(id)?.name ?? names.city(id)?.name),
  }));
  await queueMail(tx, {
    to: { email: owner.email, name: owner.name },
    locale: owner.locale,
    kind: factMail,
    data: { startup: row.name.replace(/\s+/g, " "), facts: shown, code },
  });
}

const shownValue = (value: unknown, nameOf: (id: string) => string | undefined): string =>
  nameOf(String(value)) ?? String(value);

/** Forgets questions of more than a year ago. */
export async function forgetChecks(db: Db): Promise<void> {
  await db.delete(factCheck).where(lt(factCheck.createdAt, sql`now() - interval '1 year'`));
}

type Change = Omit<Edit<(typeof startupForm)["fields"]>, "form">;

/** Confirms and changes facts by the link of a mail, which nothing else can be done with. */
export async function answerCheck(tx: Db, code: string, confirmed: readonly string[], edit: Change) {
  const found = await checkOf(tx, code, true);
  if (!found.ok) return found;
  const { check, row, owner } = found;
  const { version: _, ...change } = edit.change;
  const named = [...confirmed, ...Object.keys(change)];
  if (named.length === 0) return refuse("invalidInput", [{ field: "confirmed", reason: "atLeastOne" }]);
  const foreign = named.filter((field) => !check.facts.includes(field));
  if (foreign.length > 0)
    return refuse(
      "invalidInput",
      foreign.map((field) => ({ field, reason: "unknown" })),
    );
  if (Object.keys(change).length > 0) {
    const saved = await changeStartup(tx, row.id, owner, edit);
    if (!saved.ok) return saved;
  }
  if (confirmed.length > 0) {
    const done = await confirmStartup(tx, row.id, owner, confirmed);
    if (!done.ok) return done;
  }
  await tx.update(factCheck).set({ usedAt: new Date() }).where(eq(factCheck.id, check.id));
  return { ok: true as const, seoUrl: row.seoUrl };
}
