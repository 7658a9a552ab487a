import { randomBytes } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { savedQuery } from "#db/tables/saved-queries.server.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { SavedQuery } from "#shared/list/contract.ts";
import { MAX_QUERIES, type Notify, QUERIES_PAGE_SIZE } from "#shared/list/limits.ts";
import type { List } from "#shared/list/list.ts";
import { columnsIn } from "#shared/list/list-view.ts";
import { filterOfRule, type SavedRule } from "#shared/list/saved-rule.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { saveChanges } from "../versions.server.ts";

/** The owner of saved filters, and their list. */
export interface Owner {
  list: List;
  accountId: string;
}
export interface QueryToSave {
  name: string;
  rule: SavedRule;
  sort: string | null;
  columns?: string[] | null | undefined;
  notify?: Notify | undefined;
}
type Saved<Code extends ErrorCode> = Outcome<{ id: string }, Code>;

const nameTaken = () => refuse("conflict", [{ field: "name", reason: "nameOfAnotherSearch" }]);

const ownedBy = ({ list, accountId }: Owner) =>
  and(eq(savedQuery.accountId, accountId), eq(savedQuery.kind, list.kind));

/** Of one person's writes one runs at a time: two at once would pass the limit, or take one name twice. */
const lockOwner = (tx: Db, { accountId }: Owner) =>
  tx.execute(sql`select from account where id = ${accountId} for no key update`);

/** Saves a filter under a name its owner has not used yet for this list. */
export async function saveQuery(db: Db, owner: Owner, query: QueryToSave): Promise<Saved<"conflict">> {
  await lockOwner(db, owner);
  const id = randomBytes(12).toString("hex");
  const count = await db.$count(savedQuery, ownedBy(owner));
  if (count >= MAX_QUERIES)
    return refuse("conflict", [{ field: "queries", reason: "atMost", detail: `${MAX_QUERIES}` }]);
  const rows = await db
    .insert(savedQuery)
    .values({ id, accountId: owner.accountId, kind: owner.list.kind, ...query })
    .onConflictDoNothing()
    .returning({ id: savedQuery.id });
  return rows.length > 0 ? { ok: true, id } : nameTaken();
}

/** Changes one's own saved filter; what is left out stays. */
export async function changeQuery(
  db: Db,
  owner: Owner,
  id: string,
  query: Pick<QueryToSave, "name"> & Partial<QueryToSave>,
  from: number | undefined,
): Promise<Saved<"conflict" | "notFound" | "changedMeanwhile">> {
  await lockOwner(db, owner);
  const [namesake] = await db
    .select({ id: savedQuery.id })
    .from(savedQuery)
    .where(and(ownedBy(owner), eq(savedQuery.name, query.name)));
  if (namesake && namesake.id !== id) return nameTaken();
  const own = and(ownedBy(owner), eq(savedQuery.id, id));
  const [current = {}] = await db.select().from(savedQuery).where(own);
  return saveChanges(db, { table: savedQuery, where: own }, { from, change: query, current }, async () => {
    const rows = await db.update(savedQuery).set(query).where(own).returning({ id: savedQuery.id });
    return rows.length > 0 ? { ok: true, id } : refuse("notFound");
  });
}

/** Forgets one's own saved filter; one that is gone already is no error. */
export async function deleteQuery(db: Db, owner: Owner, id: string): Promise<void> {
  await db.delete(savedQuery).where(and(ownedBy(owner), eq(savedQuery.id, id)));
}

function savedRow(
  list: List,
  {
    accountId: _,
    kind: __,
    fieldVersions: ___,
    lookedAt: ____,
    mailKey: _____,
    rule,
    sort,
    columns,
    createdAt,
    updatedAt,
    ...row
  }: typeof savedQuery.$inferSelect,
): SavedQuery {
  return {
    ...row,
    rule: rule as SavedRule,
    filter: filterOfRule(list, rule as SavedRule) ?? null,
    sort: list.sorts.find((known) => known === sort) ?? null,
    columns: columns && columnsIn(list, columns),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** One's own saved filter. */
export async function savedQueryOf(db: Db, owner: Owner, id: string): Promise<SavedQuery | undefined> {
  const [row] = await db
    .select()
    .from(savedQuery)
    .where(and(ownedBy(owner), eq(savedQuery.id, id)));
  return row && savedRow(owner.list, row);
}

/** A page of one's own saved filters, the newest first. */
export async function savedQueriesOf(db: Db, owner: Owner, currentPage: number) {
  const rows = await db
    .select()
    .from(savedQuery)
    .where(ownedBy(owner))
    .orderBy(desc(savedQuery.createdAt), desc(savedQuery.id))
    .limit(QUERIES_PAGE_SIZE)
    .offset((currentPage - 1) * QUERIES_PAGE_SIZE);
  return {
    rows: rows.map((row) => savedRow(owner.list, row)),
    totalCount: await db.$count(savedQuery, ownedBy(owner)),
    currentPage,
    pageSize: QUERIES_PAGE_SIZE,
  };
}
