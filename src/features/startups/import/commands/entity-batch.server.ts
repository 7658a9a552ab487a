import type { Db } from "#db/open.server.ts";
import { rowsNamed } from "#server/import/named-rows.server.ts";
import { type Outcome, refusal } from "#server/import/outcomes.server.ts";
import type { ImportCatalogue } from "#shared/import/codes.ts";
import { because } from "#shared/import/reasons.ts";
import type { OrganizationFile, StartupFile } from "../contract.ts";
import type { Columns } from "../parts/columns.server.ts";
import { decide, identitiesOf, isNew } from "../queries/same.server.ts";
import { identified, type SeenRows } from "./identities.server.ts";
import { type Joins, type Plan, planRows, type ReadyRow } from "./plan.server.ts";

export interface EntityContext {
  file: StartupFile | OrganizationFile;
  /** Key of the profile. */
  source: string;
  /** Name of the file. */
  where: string;
  columns: Columns;
  catalogue: ImportCatalogue;
  /** Where rows are asked about before they are written. */
  seen?: SeenRows | undefined;
}

/** Plans what happens to rows of startups or organizations; nothing is written. */
export async function planEntities(tx: Db, rows: readonly ReadyRow[], context: EntityContext): Promise<Plan> {
  const { file, source, where, columns, catalogue, seen } = context;
  const repeated = (place: string) =>
    where === "" ? because("sameRow", { row: place }) : because("sameKey", { place });
  const { kind, blanks } = file;
  const planned = { kind, where, columns, catalogue, blanks, repeated };
  if (!seen) return planRows(tx, rows, planned, (newcomers) => joinsOf(tx, newcomers, context));
  return identified(tx, rows, { file, source, catalogue, seen }).then(async ({ rows: known, ...joins }) => {
    const plan = await planRows(tx, known, planned, async () => joins);
    for (const { id, stored } of plan.write) if (!stored) seen.made.add(id);
    return plan;
  });
}

/** The entries that new rows are joined to: by the deciding column, else by the profile's option. */
async function joinsOf(tx: Db, rows: readonly ReadyRow[], { file, source, catalogue }: EntityContext): Promise<Joins> {
  const undecided = rows.filter(({ values }) => values.same === "");
  const decided = rows.filter(({ values }) => values.same !== "" && !isNew(values.same));
  const ids = new Map<number, string>();
  const remarks = new Map<number, Outcome["same"]>();
  const refused = new Map<number, Outcome>();
  const words = decided.map(({ values }) => values.same);
  const named = await rowsNamed(tx, file.kind, words, { or: "id", isHiddenToo: true });
  const taken = new Set<string>();
  for (const row of decided) {
    const { number, values } = row;
    const meant = named.get(values.same);
    const id = meant && "id" in meant ? meant.id : undefined;
    const problem = { column: file.same.column ?? "", value: values.same };
    if (!id || taken.has(id)) {
      const reason = because(id ? "joinedEarlier" : "nothingHere");
      refused.set(number, refusal(row, { ...problem, reason }));
      continue;
    }
    taken.add(id);
    ids.set(number, id);
    remarks.set(number, [{ ...problem, reason: because("joinedByColumn") }]);
  }
  const identities = await identitiesOf(
    tx,
    file.kind,
    source,
    undecided.map(({ number, values: { name, single, place } }) => ({
      number,
      name,
      website: single.website ?? null,
      countryId: catalogue.countryIds.get(single.country ?? "") ?? null,
      city: place?.en ?? null,
    })),
  );
  for (const { number } of undecided) {
    const { candidates = [] } = identities.get(number) ?? {};
    const free = candidates.filter(({ id, ownKey }) => ownKey === null && !taken.has(id));
    const decision = decide(free, file.same.join);
    if (decision.id) {
      taken.add(decision.id);
      ids.set(number, decision.id);
    }
    if (decision.remarks.length > 0) remarks.set(number, decision.remarks);
  }
  return { ids, remarks, refused };
}
