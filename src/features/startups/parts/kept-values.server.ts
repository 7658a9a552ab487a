import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { type KeptByRevision, keptByRevision } from "#server/kept-by-revision.server.ts";
import type { FacetName } from "../contract.ts";
import { countedValues, type Values, type ValuesRequest } from "./values.server.ts";

/** Enough for the panel as it opens, in both languages, and for what many ask alike; some megabytes at most. */
const KEPT = 64;

const kept = new WeakMap<Catalogue, KeptByRevision<Values>>();

/** Named by organizations, whose names stand in neither the index nor the catalogue. */
const NEVER_KEPT: FacetName = "incubationCenters";

/**
 * As `countedValues`: the same answer again while neither the index nor the catalogue changed, which one small statement
 * tells. Answers are shared: change none.
 */
export async function keptValues(db: Db, catalogue: Catalogue, request: ValuesRequest): Promise<Values> {
  const facets = request.facets.filter((facet) => facet !== NEVER_KEPT);
  if (facets.length === request.facets.length) return keptAnswer(db, catalogue, request);
  const [answer, { data }] = await Promise.all([
    keptAnswer(db, catalogue, { ...request, facets }),
    countedValues(db, catalogue, { ...request, facets: [NEVER_KEPT] }),
  ]);
  return { ...answer, data: { ...answer.data, ...data } };
}

async function keptAnswer(db: Db, catalogue: Catalogue, request: ValuesRequest): Promise<Values> {
  const { filter, facets, premiumFilters, locale, expressionOf } = request;
  const key = JSON.stringify([filter, expressionOf(filter), facets, premiumFilters, locale]);
  const answers = kept.get(catalogue) ?? keptByRevision<Values>(KEPT);
  kept.set(catalogue, answers);
  return answers.get(key, await indexRevision(db), () => countedValues(db, catalogue, request));
}

/** The revision is read before what it stands for: at worst an answer is newer than its revision, never older. */
async function indexRevision(db: Db): Promise<string> {
  const { rows } = await db.execute<{ revision: string }>(sql`select revision::text from startup_index`);
  return rows[0]!.revision;
}
