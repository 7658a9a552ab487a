import type { Db } from "#db/open.server.ts";
import { AppError } from "#shared/errors.ts";
import type { SavedQuery } from "#shared/list/contract.ts";
import { type Filter, type FilterInput, withoutEmpty } from "#shared/list/filter.ts";
import type { Notify } from "#shared/list/limits.ts";
import { type ListRights, refusalOf } from "#shared/list/rights.ts";
import { ruleOfFilter, type SavedRule } from "#shared/list/saved-rule.ts";
import type { Viewer } from "#shared/viewer.ts";
import { termOf } from "./choices.server.ts";
import { all, daySets, type Expression, expressionOf } from "./expression.server.ts";
import { type FilterRequest, inDollars, readFilter } from "./read-filter.server.ts";
import { savedQueryOf } from "./saved-queries.server.ts";
import { readRule } from "./saved-rule.server.ts";
import type { ListReference, ListSource } from "./source.server.ts";

/** The reader of a list, and the rights on it. */
export interface Reader<Reference extends ListReference = ListReference> {
  db: Db;
  source: ListSource;
  reference: Reference;
  rights: ListRights;
  viewer: Viewer;
  /** The condition beside every filter of this viewer; undefined: every listed row. */
  within?: Expression | undefined;
}

/** The reading of a request about a list. */
export interface ListRead {
  filter: Filter;
  beside: Beside | undefined;
  /** The saved filter whose rules are part of `beside`. */
  query: SavedQuery | undefined;
}

/**
 * The conditions beside a filter: the rules of a saved one with the filters they use, and the rows that the viewer may
 * see.
 */
export interface Beside {
  expression: Expression;
  used: readonly Filter[];
}

const filterRows = (source: ListSource, reference: ListReference, filter: Filter): Expression =>
  expressionOf(source, inDollars(reference, source.list, filter), termOf(reference), (words) =>
    reference.words.query(words.join(" ")),
  );

/** A filter as the index answers it today, with what holds beside it. */
export function matching(
  source: ListSource,
  reference: ListReference,
  filter: Filter,
  beside?: Beside | undefined,
): Expression {
  const used: Filter = Object.assign({}, ...(beside?.used ?? []), filter);
  const defaults = Object.entries(source.defaultFilter ?? {}).filter(([field]) => used[field] === undefined);
  const expression = filterRows(source, reference, { ...Object.fromEntries(defaults), ...filter });
  const days = daySets(source.list, used, new Date());
  if (!beside && days.length === 0) return expression;
  return all(...(beside ? [beside.expression] : []), expression, ...days);
}

/** A saved filter's id as it is stored. Throws `invalidQueryId`. */
export function queryIdOf(text: string): string {
  if (!/^[0-9a-f]{24}$/i.test(text))
    throw new AppError("invalidQueryId", [{ field: "queryId", reason: "notAQueryId" }]);
  return text.toLowerCase();
}

/**
 * Reads a request about a list, as far as its viewer may. Throws `unauthorized` before sign-in where data needs it,
 * `invalidQueryId`, `notFound` for a saved filter of nobody or of others, and the errors of `readFilter`.
 */
export async function readList(
  { db, source, reference, rights, viewer, within }: Reader,
  body: FilterRequest & { queryId?: string | null | undefined },
): Promise<ListRead> {
  const { list } = source;
  const queryId = body.queryId ? queryIdOf(body.queryId) : undefined;
  if (rights.mustSignIn) throw new AppError("unauthorized");
  const filter = await readFilter(db, reference, list, body, rights);
  if (!queryId) return { filter, beside: within && { expression: within, used: [] }, query: undefined };
  const query = viewer.kind === "member" ? await savedQueryOf(db, { list, accountId: viewer.id }, queryId) : undefined;
  if (!query) throw new AppError("notFound", [{ field: "queryId", reason: "noSuchSearch" }]);
  const { expression, used } = await readRule(query.rule, reading(db, source, reference));
  for (const part of used) {
    const refusal = refusalOf(list, part, rights);
    if (refusal) throw new AppError(refusal.code, refusal.fields);
  }
  return { filter, beside: { expression: within ? all(within, expression) : expression, used }, query };
}

const reading = (db: Db, source: ListSource, reference: ListReference) => ({
  db,
  reference,
  list: source.list,
  expressionOf: (part: Filter) => filterRows(source, reference, part),
});

interface QueryBody {
  name: string;
  rule?: SavedRule | undefined;
  filter?: FilterInput | undefined;
  sort?: string | null | undefined;
  columns?: string[] | null | undefined;
  notify?: Notify | undefined;
}

/**
 * The stored part of a request to save a filter. Its rules are read once, so that only such are stored as can be
 * answered.
 */
export async function ruleToSave(
  { db, source, reference }: Pick<Reader, "db" | "source" | "reference">,
  { name, sort, columns, notify, ...body }: QueryBody,
) {
  const rule = { ...(body.rule ?? ruleOfFilter(source.list, withoutEmpty(body.filter ?? {}))), isRootRule: true };
  await readRule(rule, reading(db, source, reference));
  return { name, rule, sort: sort ?? null, columns: columns ?? null, ...(notify && { notify }) };
}

/** Changes of a saved filter; without `rule`, `sort` or `columns` those stay. */
interface QueryChanges {
  name: string;
  rule?: SavedRule;
  sort?: string | null;
  columns?: string[] | null;
  notify?: Notify;
}

/** The changes of a request to a saved filter: fields it does not name are left out. */
export async function changesToSave(
  reader: Pick<Reader, "db" | "source" | "reference">,
  body: QueryBody,
): Promise<QueryChanges> {
  const { name, sort, columns, notify } = body;
  const rule = body.rule || body.filter ? (await ruleToSave(reader, body)).rule : undefined;
  return {
    name,
    ...(rule && { rule }),
    ...(sort === undefined ? {} : { sort }),
    ...(columns === undefined ? {} : { columns }),
    ...(notify && { notify }),
  };
}
