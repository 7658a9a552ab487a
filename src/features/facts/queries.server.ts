// Hand-written SQL: entries of several tables, and of each owner the oldest alone.

import { and, eq, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { factCheck } from "#db/tables/facts.server.ts";
import type { organization } from "#db/tables/organizations.server.ts";
import type { FactNoun } from "#server/edit/facts.server.ts";
import { hashOfToken, readAccount } from "#server/session.server.ts";
import { isReaders, type WaitingKind } from "#server/waiting.server.ts";
import { ENTITY_TYPES } from "#shared/access.ts";
import { ASK_AFTER_DAYS, factNames } from "#shared/edit/facts.ts";
import { refuse } from "#shared/outcome.ts";
import { entryFormPath } from "#shared/paths/entries.ts";
import type { PlainPathKey } from "#shared/paths.ts";
import { SCOPE } from "#shared/scopes.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

/** Mails of one run: the others follow the next day. */
const ASKED_AT_ONCE = 1000;

const ownerToAsk = z.object({
  accountId: z.string(),
  kind: z.enum(ENTITY_TYPES),
  entityId: z.string(),
});
export type OwnerToAsk = z.output<typeof ownerToAsk>;

/** "select id, 'startup' kind, confirmed_at from startup where … and num_nonnulls(website, stage_id) > 0" */
function entriesOf({ kind, table, form }: FactNoun): SQL {
  const columns = getTableColumns(table as typeof organization) as Record<string, { name: string } | undefined>;
  const facts = factNames(form.fields).flatMap((field) => columns[field]?.name ?? []);
  return sql`select id, ${kind} kind, confirmed_at from ${sql.identifier(getTableName(table))}
    where is_visible and deleted_at is null and num_nonnulls(${sql.raw(facts.join(", "))}) > 0`;
}

/** The same as `factsToConfirm`, of the shown entries that a member may write; the facts of a noun are columns. */
export const factsWaiting = ({ kind, table, form }: FactNoun, page: PlainPathKey): WaitingKind => ({
  name: `facts of ${kind}`,
  act: "confirm",
  confirms: kind,
  page,
  texts: { en: en.waiting, tr: tr.waiting },
  rows: (reader) => ({
    // "… cross join lateral (values ('website', to_jsonb(entry.website)), …) fact(field, value)"
    from: sql`${sql.identifier(getTableName(table))} entry cross join lateral (values ${factValues(table, form)}) fact(field, value)
      where is_visible and deleted_at is null and ${isReaders(sql`entry.id`, reader, SCOPE.WRITE)}
        and value is not null and value not in ('null', '""', '[]')
        and coalesce((confirmations -> field ->> 'at')::timestamptz, confirmed_at, '-infinity')
          < now() - make_interval(days => ${ASK_AFTER_DAYS}::int)
      group by entry.id`,
    count: sql`count(*)`,
    name: sql`entry.name`,
    target: sql`jsonb_build_object('seoUrl', entry.seo_url)`,
    owner: sql`jsonb_build_object('id', entry.id, 'name', entry.name)`,
  }),
  pathOf: ({ seoUrl }, locale) => entryFormPath(kind, locale, seoUrl!),
});

function factValues(table: FactNoun["table"], { fields }: FactNoun["form"]): SQL {
  const columns = getTableColumns(table as typeof organization) as Record<string, { name: string } | undefined>;
  const values = factNames(fields).flatMap((field) => {
    const column = columns[field];
    return column ? [sql`(${field}, to_jsonb(entry.${sql.identifier(column.name)}))`] : [];
  });
  return sql.join(values, sql`, `);
}

/** Owners who were not asked for a quarter, each with the entry of theirs, of any noun, whose facts are the oldest. */
export async function ownersToAsk(db: Db, nouns: readonly FactNoun[]): Promise<OwnerToAsk[]> {
  return rowsOf(
    db,
    ownerToAsk,
    sql`
    select distinct on (account.id) account.id "accountId", entry.kind, entry.id "entityId"
    from entity_access
    join account on account.id = account_id
    join (${sql.join(nouns.map(entriesOf), sql` union all `)}) entry on entry.id = entity_id
    where ${SCOPE.FULL_ACCESS} = any (scopes) and (expires_at is null or expires_at > now())
      and email_verified_at is not null and locked_at is null and delete_at is null
      and not 'facts' = any (muted_notifications)
      and (confirmed_at is null or confirmed_at < now() - make_interval(days => ${ASK_AFTER_DAYS}::int))
      and not exists (select from fact_check where fact_check.account_id = account.id
        and fact_check.created_at > now() - make_interval(days => ${ASK_AFTER_DAYS}::int))
    order by account.id, confirmed_at nulls first, entry.id limit ${ASKED_AT_ONCE}`,
  );
}

/** The question of a mail, if it can still be answered; `lock`: until the end of the transaction. */
export async function checkOf(db: Db, nouns: readonly FactNoun[], code: string, lock = false) {
  const found = db
    .select()
    .from(factCheck)
    .where(eq(factCheck.tokenHash, hashOfToken(code)));
  const [check] = await (lock ? found.for("update") : found);
  if (!check) return refuse("notFound");
  if (check.usedAt) return refuse("factCheckUsed");
  const noun = nouns.find(({ kind }) => kind === check.kind)!;
  const table = noun.table as typeof organization;
  const owner = await readAccount(db, check.accountId);
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, check.entityId), eq(table.isVisible, true), sql`deleted_at is null`));
  const isOver = check.expiresAt <= new Date() || !row || owner.kind !== "member" || !noun.mayEdit(owner, row.id);
  if (isOver) return refuse("factCheckOver");
  return { ok: true as const, check, noun, row, owner };
}
