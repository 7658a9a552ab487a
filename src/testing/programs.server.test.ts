import { expect, test } from "vitest";
import { testDatabase } from "./database.ts";
import { insertProgram } from "./programs.ts";

test("a made program is valid and has as many applications as wanted", async () => {
  const { db, pool, close } = await testDatabase();
  const made = await insertProgram(db, { applications: 1000, phases: 3 });
  expect(new Set(made.applications.map(({ id }) => id)).size).toBe(1000);
  const { rows } = await pool.query(
    "select count(*)::int as all, count(distinct s.id)::int as sent from program_phase_application p join program_submission s using (application_id) where p.phase_id = $1",
    [made.phaseIds[0]],
  );
  expect(rows).toEqual([{ all: 1000, sent: 1000 }]);
  await close();
});
