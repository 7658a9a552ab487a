import { v7 } from "uuid";
import { expect, test } from "vitest";
import { postReview } from "#features/programs/reviewing/contract.ts";
import { writeAudit } from "#server/audit.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { assign, insertJurors } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { auditCalls } from "./contract.ts";

test("entries about what has no name of its own say to what it belongs", async () => {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const program = await insertProgram(db, { applications: 1 });
  const [juror] = await insertJurors(db, program, 1);
  await assign(db, program, [juror!]);
  const applyId = program.applications[0]!.id;
  const body = { hasAbstained: true, isFinished: true as const };
  expect((await call(postReview, { query: { applyId }, body }, juror!)).status).toBe(200);
  const by = { accountId: admin.id, detail: {} };
  await writeAudit(db, {
    ...by,
    action: "programApplication.withdrawn",
    entity: "programApplication",
    entityId: applyId,
  });
  const {
    rows: [rate],
  } = await database.pool.query<{ id: string }>(
    "insert into currency_rate (id, currency_id, day, usd_per_unit) values ($1, $2, '2026-11-03', 0.02331) returning id",
    [v7(), fixedId("currency/TRY")],
  );
  await writeAudit(db, { ...by, action: "exchangeRate.added", entity: "exchangeRate", entityId: rate!.id });
  const { data } = await call(auditCalls.list, { query: { pageSize: 100 } }, admin);
  const named = data.rows.map(({ entity, entityId, names }) => [entity, names[entityId]]);
  expect(named).toContainEqual(["programReview", "Hive camp"]);
  expect(named).toContainEqual(["programApplication", "Hive camp"]);
  expect(named).toContainEqual(["exchangeRate", "TRY 2026-11-03"]);
  // Whose application it is, and who reviews which, is none of the platform's business.
  expect(JSON.stringify(data.rows)).not.toMatch(/K-001|Balpetek1/);
});
