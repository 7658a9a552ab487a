import { and, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { type FactAge, type FactEntry, factsOf, factsToConfirm, oldFactDates, oldFacts } from "#shared/edit/facts.ts";
import type { Fields } from "#shared/edit/form.ts";

/** A stored `Confirmation`. */
export const storedConfirmation = z.object({ at: z.string(), by: z.string().nullable() });

/** How old the facts of an entry are, with the names of who confirmed them. */
export async function factAges(db: Db, fields: Fields, entry: FactEntry): Promise<Record<string, FactAge>> {
  const facts = factsOf(fields, entry);
  const old = new Set(oldFacts(facts, new Date()));
  const ids = [...new Set(facts.flatMap(({ confirmation }) => confirmation?.by ?? []))];
  const people =
    ids.length > 0
      ? await db
          .select()
          .from(account)
          .where(and(inArray(account.id, ids), isNull(account.deleteAt)))
      : [];
  const names = new Map(people.map(({ id, name, surname }) => [id, `${name} ${surname}`]));
  return Object.fromEntries(
    facts.map((fact) => {
      const { at = null, by = null } = fact.confirmation ?? {};
      return [fact.field, { at, by: (by && names.get(by)) ?? null, isOld: old.has(fact) }];
    }),
  );
}

/** The same in short, of a row of one's own; its facts are columns. */
export const factCountsOf = (fields: Fields, row: Omit<FactEntry, "values">) => ({
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  factsToConfirm: factsToConfirm(factsOf(fields, { ...row, values: { ...row } }), new Date()).length,
});

/** The same as its page shows it. */
export const publicFactsOf = (fields: Fields, entry: FactEntry) => ({
  confirmedAt: entry.confirmedAt?.toISOString() ?? null,
  oldFacts: oldFactDates(fields, entry),
});
