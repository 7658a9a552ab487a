import readSheet from "read-excel-file/node";
import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { buyPackage } from "#testing/packages.ts";
import { insertReports } from "#testing/reports.ts";
import { premiumDownload } from "../download/contract.ts";
import { reportDownloadCalls } from "./contract.ts";

test("admins see downloads by report and package, monthly and as a file", async () => {
  const { app, call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const list = async (query = {}) => (await call(reportDownloadCalls.list, { query }, admin)).data.rows;
  expect(await list()).toEqual([]);
  const reader = await signedIn(db);
  await database.pool.query("update account set name = 'Işıl' where id = $1", [reader.id]);
  await buyPackage(db, reader.id);
  const [one, two] = await insertReports(db, [{ titleEn: "Seeds" }, { titleEn: "Bridges" }]);
  for (const { id } of [one!, one!, two!]) await call(premiumDownload, { body: { ReportId: id } }, reader);
  expect((await list()).map(({ person, report, package: of }) => [person.split(" ")[0], report, of])).toEqual([
    ["Işıl", "Bridges", "Package"],
    ["Işıl", "Seeds", "Package"],
  ]);
  expect(await list({ searchText: "isil seeds" })).toHaveLength(1);
  expect(await list({ reportId: two!.id })).toMatchObject([{ report: "Bridges" }]);
  const file = await app.inject({
    url: `${reportDownloadCalls.managementFile!.path}?reportId=${two!.id}`,
    headers: { authorization: `Bearer ${admin.token}`, "accept-language": "tr" },
  });
  const [sheet] = await readSheet(file.rawPayload);
  expect(sheet!.data.map((row) => row.slice(3))).toEqual([
    ["Rapor", "Paket"],
    ["Rapor 1", "Paket"],
  ]);
  const { rows } = await database.pool.query("select detail from audit where action = 'table.exported'");
  expect(rows).toHaveLength(1);
});
