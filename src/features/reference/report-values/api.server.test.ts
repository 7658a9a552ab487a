import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { insertReports } from "#testing/reports.ts";
import { REPORT_VALUE_KINDS, reportValueCalls } from "./contract.ts";

test.each(REPORT_VALUE_KINDS)("%s: added, renamed, counted; deleted only when no report has it", async (kind) => {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const calls = reportValueCalls[kind];
  const add = (nameEn: string, nameTr: string) => call(calls.add, { body: { nameEn, nameTr } }, admin);
  const remove = (id: string) => call(calls.remove, { params: { id } }, admin);
  const { data: one } = await add("Field notes", "Saha notları");
  expect(one).toMatchObject({ nameEn: "Field notes", isActive: true, reports: 0, languages: "", isBuiltIn: false });
  expect(await add("FIELD NOTES", "Başka")).toMatchObject({ code: "conflict", data: [{ field: "nameEn" }] });
  const renamed = await call(calls.change, { params: { id: one.id }, body: { nameTr: "Sahadan" } }, admin);
  expect(renamed.data).toMatchObject({ nameTr: "Sahadan" });
  // A value of another list is none of this one.
  const foreign = { params: { id: typeId("sector", "health") }, body: { nameEn: "Wealth" } };
  expect((await call(calls.change, foreign, admin)).status).toBe(404);
  expect((await remove(typeId("sector", "health"))).status).toBe(404);

  const [report] = await insertReports(db, [{}]);
  const column = { reportCategory: "category_id", reportType: "type_id", reportVersion: "version_id" }[kind];
  if (kind === "reportCategory") await database.pool.query("insert into report_category (id) values ($1)", [one.id]);
  await database.pool.query(`update report set ${column} = $1 where id = $2`, [one.id, report!.id]);
  const { rows } = (await call(calls.list, { query: { searchText: "field" } }, admin)).data;
  expect(rows).toMatchObject([{ id: one.id, reports: 1, languages: expect.stringMatching(/English|Turkish/) }]);
  expect(await remove(one.id)).toMatchObject({ status: 409, code: "inUse" });
  await database.pool.query("delete from report where id = $1", [report!.id]);
  expect((await remove(one.id)).status).toBe(200);
  const builtIn = (await call(calls.list, { query: {} }, admin)).data.rows.find(({ isBuiltIn }) => isBuiltIn)!;
  expect(await remove(builtIn.id)).toMatchObject({ status: 409, code: "inUse" });
  const member = await signedIn(db);
  expect((await call(calls.list, { query: {} }, member)).status).toBe(403);
});
