import type { Db } from "#db/open.server.ts";
import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import { type Catalogue, catalogue } from "#features/reference/queries.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { SavedQuery, StartupSort } from "../contract.ts";
import { savedQueryOf, startupsMatching } from "../queries.server.ts";
import { type ListRights, listRights, refusalOf, withoutEmpty } from "../rules.ts";
import type { Expression } from "./expression.ts";
import { type FilterRequest, readFilter } from "./filter.server.ts";
import { readRule } from "./saved-rule.server.ts";
import { ruleOfFilter, type SavedRule } from "./saved-rule.ts";
import type { FilterInput, StartupFilter } from "./schema-filter.ts";

interface ReadList {
  reference: Catalogue;
  rights: ListRights;
  filter: StartupFilter;
  saved: Expression | undefined;
  /** The saved filter `saved` was read from. */
  query: SavedQuery | undefined;
}

/** A saved filter's id as it is stored. Throws `invalidQueryId`. */
export function queryIdOf(text: string): string {
  if (!/^[0-9a-f]{24}$/i.test(text))
    throw new AppError("invalidQueryId", [{ field: "queryId", reason: "24 hex characters" }]);
  return text.toLowerCase();
}

/**
 * What a request about the list asks for, as far as its viewer may. Throws `unauthorized` before sign-in where data needs it,
 * `invalidQueryId`, `notFound` for a saved filter of nobody or of others, and what `readFilter` throws.
 */
export async function readList(
  db: Db,
  viewer: Viewer,
  body: FilterRequest & { queryId?: string | null | undefined },
): Promise<ReadList> {
  const queryId = body.queryId ? queryIdOf(body.queryId) : undefined;
  const [reference, settings] = await Promise.all([catalogue(db), premiumSettingsOf(db)]);
  const rights = listRights(viewer, settings);
  if (rights.mustSignIn) throw new AppError("unauthorized");
  const filter = await readFilter(db, reference, body, rights);
  if (!queryId) return { reference, rights, filter, saved: undefined, query: undefined };
  const query = viewer.kind === "member" ? await savedQueryOf(db, queryId, viewer.id) : undefined;
  if (!query) throw new AppError("notFound", [{ field: "queryId", reason: "no saved filter of yours" }]);
  const { expression, used } = await readRule(query.rule, reading(db, reference));
  for (const part of used) {
    const refusal = refusalOf(part, rights);
    if (refusal) throw new AppError(refusal.code, refusal.fields);
  }
  return { reference, rights, filter, saved: expression, query };
}

const reading = (db: Db, reference: Catalogue) => ({
  db,
  catalogue: reference,
  expressionOf: (part: StartupFilter) => startupsMatching(reference, part),
});

interface QueryBody {
  name: string;
  rule?: SavedRule | undefined;
  filter?: FilterInput | undefined;
  sort?: StartupSort | null | undefined;
}

/** What is kept of a request to save a filter. Its rules are read once, so that only such are kept as can be answered. */
export async function ruleToSave(db: Db, { name, sort, ...body }: QueryBody) {
  const rule = { ...(body.rule ?? ruleOfFilter(withoutEmpty(body.filter ?? {}))), isRootRule: true };
  await readRule(rule, reading(db, await catalogue(db)));
  return { name, rule, sort: sort ?? null };
}

/** What a request changes of a saved filter: what it does not speak of is left out. */
export async function changesToSave(db: Db, body: QueryBody): Promise<QueryChanges> {
  const { name, sort } = body;
  const rule = body.rule || body.filter ? (await ruleToSave(db, body)).rule : undefined;
  return { name, ...(rule && { rule }), ...(sort === undefined ? {} : { sort }) };
}

/** Changes of a saved filter; without `rule` or `sort` those stay. */
export interface QueryChanges {
  name: string;
  rule?: SavedRule;
  sort?: StartupSort | null;
}
