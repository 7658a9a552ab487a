import type { Db } from "#db/open.server.ts";
import type { Outcome } from "#server/import/outcomes.server.ts";
import { because } from "#shared/import/reasons.ts";
import type { Columns } from "../parts/columns.server.ts";
import { CITY } from "../parts/file-columns.server.ts";
import type { PlannedRow } from "./plan.server.ts";
import type { Writers } from "./planned-rows.server.ts";

/** A town that writing a row will make. */
export interface NewTown {
  id: string;
  number: number;
}

/**
 * The towns that the rows would make, each with the first row that names it, which says so in its outcome. `seen` has those that
 * earlier rows of the run have named.
 */
export async function newTowns(
  tx: Db,
  rows: readonly PlannedRow[],
  outcomes: readonly Outcome[],
  { newCities, columns, seen }: Pick<Writers, "newCities"> & { columns: Columns; seen: Set<string> },
): Promise<NewTown[]> {
  const placed = rows.filter(
    ({ values, preserved, columnValues }) => values.place && CITY in columnValues && !preserved.has(CITY),
  );
  const ids = await newCities(
    tx,
    placed.map(({ values }) => values.place!),
  );
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.number, outcome]));
  const column = columns[CITY]?.from[0] ?? "";
  const towns: NewTown[] = [];
  for (const [at, { number, values }] of placed.entries()) {
    const id = ids[at];
    if (!id || seen.has(id)) continue;
    seen.add(id);
    towns.push({ id, number });
    const { en, country } = values.place!;
    const problem = { column, value: en, reason: because("newTown", { country }) };
    const outcome = outcomeOf.get(number);
    if (outcome) outcome.problems = [...outcome.problems, problem];
  }
  return towns;
}
