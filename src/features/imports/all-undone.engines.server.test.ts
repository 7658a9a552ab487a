import fc from "fast-check";
import { expect, test } from "vitest";
import { managedStartupCalls, restoreStartup } from "#features/startups/management/contract.ts";
import { startupMergeCalls, undoStartupMerge } from "#features/startups/merges/contract.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { startImport, undoImport } from "./contract.ts";

const name = fc.constantFrom("Arı", "Bal", "Cam", "Dut");
const row = fc.record({ name, tagline: fc.constantFrom("", "One", "Two"), technology: fc.boolean() });
const amount = fc.record({ name, month: fc.integer({ min: 1, max: 3 }) });
const rows = { minLength: 1, maxLength: 4 };

type Step =
  | { does: "import"; rows: { name: string; tagline: string; technology: boolean }[] }
  | { does: "fund"; rows: { name: string; month: number }[] }
  | { does: "merge"; source: string; target: string }
  | { does: "delete"; name: string }
  | { does: "undo"; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant("import" as const), rows: fc.array(row, rows) }),
  fc.record({ does: fc.constant("fund" as const), rows: fc.array(amount, rows) }),
  fc.record({ does: fc.constant("merge" as const), source: name, target: name }),
  fc.record({ does: fc.constant("delete" as const), name }),
  fc.record({ does: fc.constant("undo" as const), which: fc.nat(5) }),
);

const startups = (cells: { name: string; tagline: string; technology: boolean }[]) =>
  ["Name,Tagline,Technologies", ...cells.map((c) => [c.name, c.tagline, c.technology ? "Python" : ""].join(","))].join(
    "\n",
  );
const rounds = (cells: { name: string; month: number }[]) =>
  ["Startup,Round,Date,Amount,Currency", ...cells.map((c) => `${c.name},Seed,2024-0${c.month}-01,1000,USD`)].join("\n");

/** Orders that are tried; on other engines a few are enough to see that their functions do the same. */
const RUN_COUNT = process.env.TEST_DATABASE === "postgres-18" ? 15 : 4;

test("imports, merges and deletions undone in any order restore everything", async () => {
  const { call, as, preview, begin, snapshot, faults, database } = await withImports();
  const query = async (text: string) => (await database.pool.query(text)).rows;
  const everything = async () => ({
    ...(await snapshot()),
    sums: await query("select day::text, rounds, usd from funding_day where rounds > 0 order by day"),
  });
  const idOf = async (wanted: string): Promise<string | undefined> =>
    (await query(`select id from startup where name = '${wanted}' and deleted_at is null`))[0]?.id;
  const succeeds = (answer: { status: number; data: unknown }) =>
    expect(answer.status, JSON.stringify(answer.data)).toBe(200);

  const imported = async (text: string) => {
    const id = await preview(text);
    expect(await begin(startImport, id)).toBe(200);
    return async () => (await begin(undoImport, id)) === 200;
  };
  /** Does a step. Answers what undoes it; undefined where there is nothing to do it with. */
  const take = async (one: Exclude<Step, { does: "undo" }>): Promise<(() => Promise<boolean>) | undefined> => {
    if (one.does === "import") return imported(startups(one.rows));
    if (one.does === "fund") return imported(rounds(one.rows));
    if (one.does === "merge") {
      const [sourceId, targetId] = [await idOf(one.source), await idOf(one.target)];
      if (!sourceId || !targetId || sourceId === targetId) return undefined;
      const merged = await call(
        startupMergeCalls.add,
        { body: { sourceId, targetId, facts: ["tagline" as const] } },
        as,
      );
      succeeds(merged);
      return async () => (await call(undoStartupMerge, { params: { id: merged.data.id } }, as)).status === 200;
    }
    const id = await idOf(one.name);
    if (!id) return undefined;
    succeeds(await call(managedStartupCalls.remove, { params: { id } }, as));
    return async () => (await call(restoreStartup, { params: { id } }, as)).status === 200;
  };

  await imported(
    startups([
      { name: "Arı", tagline: "First", technology: true },
      { name: "Bal", tagline: "", technology: false },
    ]),
  );
  await imported(
    rounds([
      { name: "Arı", month: 1 },
      { name: "Bal", month: 2 },
    ]),
  );
  const first = await everything();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const undoing: { undo: () => Promise<boolean>; isDeletion: boolean }[] = [];
      for (const one of steps) {
        if (one.does === "undo") {
          const at = undoing.length === 0 ? -1 : one.which % undoing.length;
          // An entry that was deleted since stays deleted when its import is undone: restored then, it would be there.
          const isBlocked = undoing.slice(at + 1).some(({ isDeletion }) => isDeletion);
          // A later import that has to be undone first refuses it.
          if (!isBlocked && (await undoing[at]?.undo())) undoing.splice(at, 1);
        } else {
          const undo = await take(one);
          if (undo) undoing.push({ undo, isDeletion: one.does === "delete" });
        }
        expect(await faults()).toEqual([]);
      }
      for (const { undo } of undoing.toReversed()) expect(await undo()).toBe(true);
      expect(await everything()).toEqual(first);
      expect(await faults()).toEqual([]);
    }),
    { numRuns: RUN_COUNT },
  );
}, 240_000);
