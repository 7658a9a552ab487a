import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { choiceRow, rowOf } from "#shared/list/list.ts";
import { type RevisionCache, revisionCache } from "../revision-cache.server.ts";
import type { ListReference, ListSource } from "./source.server.ts";
import { isStored } from "./stored-choices.server.ts";
import { countedValues, type Values, type ValuesRequest } from "./values.server.ts";

/** Enough for the panels as they open, in both languages, and for what many ask alike; some megabytes at most. */
const CACHE_SIZE = 64;

const caches = new WeakMap<ListReference, RevisionCache<Values>>();

/**
 * As `countedValues`: the same answer again while neither the index nor the reference data changed, which one small statement
 * tells. Answers are shared: change none. Choices that stand in neither, as organizations, and what is looked up are always
 * read anew.
 */
export async function cachedValues(
  db: Db,
  source: ListSource,
  reference: ListReference,
  request: ValuesRequest,
): Promise<Values> {
  const { list } = source;
  const isLookup = (field: string) => rowOf(list, field).lookup !== undefined;
  if (source.defaultFilter || Object.keys(request.filter).some(isLookup))
    return countedValues(db, source, reference, request);
  const isUncached = (facet: string) =>
    isStored(choiceRow(list, list.facets[facet]!)?.source) || isLookup(list.facets[facet]!);
  const uncached = request.facets.filter(isUncached);
  if (uncached.length === 0) return cachedAnswer(db, source, reference, request);
  const facets = request.facets.filter((facet) => !isUncached(facet));
  const [answer, { data }] = await Promise.all([
    cachedAnswer(db, source, reference, { ...request, facets }),
    countedValues(db, source, reference, { ...request, facets: uncached }),
  ]);
  return { ...answer, data: { ...answer.data, ...data } };
}

async function cachedAnswer(
  db: Db,
  source: ListSource,
  reference: ListReference,
  request: ValuesRequest,
): Promise<Values> {
  const { filter, facets, locked, locale, expressionOf } = request;
  const { kind } = source.list;
  const key = JSON.stringify([kind, filter, expressionOf(filter), facets, locked, locale]);
  const answers = caches.get(reference) ?? revisionCache<Values>(CACHE_SIZE);
  caches.set(reference, answers);
  return answers.get(key, await indexRevision(db, kind), () => countedValues(db, source, reference, request));
}

const revisionRow = z.object({ revision: z.string() });

/** The revision is read before what it stands for: at worst an answer is newer than its revision, never older. */
async function indexRevision(db: Db, kind: string): Promise<string> {
  const rows = await rowsOf(db, revisionRow, sql`select revision::text from list_index where kind = ${kind}`);
  return rows[0]?.revision ?? "0";
}
