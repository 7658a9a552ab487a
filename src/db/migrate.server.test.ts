import { expect, test } from "vitest";
import { fold } from "#shared/fold.ts";
import { FOLD_CASES } from "#shared/fold-cases.ts";
import { testDatabase } from "#testing/database.ts";
import { migrate } from "./migrate.server.ts";

test("migrating twice changes nothing", async () => {
  const database = await testDatabase();
  expect(await migrate(database)).toEqual([]);
  await database.close();
});

test("fold in the database agrees with fold in the code", async () => {
  const database = await testDatabase();
  const texts = [...FOLD_CASES.map(([text]) => text), "Kahramanmaraş ŞIRNAK", "ﬀ Ǆ ʼn", "عَرَبِي", "हिन्दी"];
  const { rows } = await database.pool.query<{ folded: string }>(
    "select fold(t) folded from unnest($1::text[]) with ordinality u(t, n) order by n",
    [texts],
  );
  expect(rows.map((row) => row.folded)).toEqual(texts.map(fold));
  await database.close();
});
