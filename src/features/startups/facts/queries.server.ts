import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { factCheck, startup } from "#db/tables/startups.server.ts";
import { hashOfToken, readAccount } from "#server/session.server.ts";
import { ASK_AFTER_DAYS } from "#shared/edit/facts.ts";
import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import { startupForm } from "../editing/form.ts";
import { startupValues } from "../editing/queries.server.ts";
import { mayOpenForm } from "../editing/rules.ts";

/** Mails of one run: the others follow the next day. */
const ASKED_AT_ONCE = 1000;

/** Owners who were not asked for a quarter, each with the startup of theirs whose facts are the oldest. */
export async function ownersToAsk(db: Db): Promise<{ accountId: string; startupId: string }[]> {
  const { rows } = await db.execute<{ accountId: string; startupId: string }>(sql`
    select distinct on (account.id) account.id "accountId", startup.id "startupId"
    from entity_access
    join account on account.id = account_id
    join startup on startup.id = entity_id
    where ${SCOPE.FULL_ACCESS} = any (scopes) and (expires_at is null or expires_at > now())
      and email_verified_at is not null and locked_at is null and delete_at is null
      and is_visible and deleted_at is null
      and (confirmed_at is null or confirmed_at < now() - make_interval(days => ${ASK_AFTER_DAYS}::int))
      and not exists (select from fact_check where fact_check.account_id = account.id
        and fact_check.created_at > now() - make_interval(days => ${ASK_AFTER_DAYS}::int))
    order by account.id, confirmed_at nulls first, startup.id limit ${ASKED_AT_ONCE}`);
  return rows;
}

/** The question of a mail, if it can still be answered; `lock`: until the end of the transaction. */
export async function checkOf(db: Db, code: string, lock = false) {
  const found = db
    .select()
    .from(factCheck)
    .where(eq(factCheck.tokenHash, hashOfToken(code)));
  const [check] = await (lock ? found.for("update") : found);
  if (!check) return refuse("notFound");
  if (check.usedAt) return refuse("factCheckUsed");
  const owner = await readAccount(db, check.accountId);
  const [row] = await db
    .select()
    .from(startup)
    .where(and(eq(startup.id, check.startupId), eq(startup.isVisible, true), sql`deleted_at is null`));
  const isOver = check.expiresAt <= new Date() || !row || owner.kind !== "member" || !mayOpenForm(owner, row.id);
  if (isOver) return refuse("factCheckOver");
  return { ok: true as const, check, row, owner };
}

/** What a question shows: its facts, and the fields they depend on. */
export async function factValues(db: Db, row: typeof startup.$inferSelect, facts: readonly string[]) {
  const values = (await startupValues(db, row)) as Readonly<Record<string, unknown>>;
  const shown = new Set(
    facts.flatMap((fact) => [fact, ...(startupForm.units.find((unit) => unit.includes(fact)) ?? [])]),
  );
  return Object.fromEntries([...shown].map((field) => [field, values[field] ?? null]));
}
