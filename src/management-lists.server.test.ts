import readSheet from "read-excel-file/node";
import { expect, test } from "vitest";
import { postMessage, reportMessage } from "#features/messages/contract.ts";
import { premiumDownload } from "#features/reports/download/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { buyPackage } from "#testing/packages.ts";
import { insertProgram } from "#testing/programs.ts";
import { insertReports } from "#testing/reports.ts";

/** The management lists of the specification, each with something that its first row says. */
const LISTS = {
  StartupList: "Balpetek",
  ProgramApplicantList: "Balpetek",
  UserList: "Işıl",
  ReportDownloadersList: "Işıl",
  SpammersList: "Işıl",
  ErrorLogs: "It broke.",
  EmailList: "isil@example.test",
} as const;

/** Something in each list. */
async function house() {
  const built = await testApp();
  const { db, call, database } = built;
  await insertProgram(db, { applications: 2 });
  const reader = await signedIn(db);
  const other = await signedIn(db);
  await listMembers(db, reader.id, other.id);
  await database.pool.query("update account set name = 'Işıl' where id = $1", [reader.id]);
  await buyPackage(db, reader.id);
  const [report] = await insertReports(db, [{}]);
  await call(premiumDownload, { body: { ReportId: report!.id } }, reader);
  const sent = await call(postMessage, { query: {}, body: { userId: other.id, text: "Para yatırın" } }, reader);
  await call(reportMessage, { body: { messageId: sent.data.id, reason: "" } }, other);
  await database.pool.query(`
    insert into error_log (id, fingerprint, type, message, stack, occurrences, first_at, last_at)
      values (gen_random_uuid(), 'a', 'Error', 'It broke.', '', 1, now(), now());
    insert into mail (id, kind, recipient, locale, subject) values (gen_random_uuid(), 'accounts.welcome', 'isil@example.test', 'tr', 'Hi')`);
  return built;
}

test("every management list answers at its address, paged and as a file", async () => {
  const { app, db } = await house();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.specialAdmin]: [SCOPE.FULL_ACCESS] });
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  const get = (name: string, { token }: { token: string }, query = "pageIndex=1&pageSize=100") =>
    app.inject({
      url: `/apiCommon/Management/${name}?${query}`,
      headers: { authorization: `Bearer ${token}`, "accept-language": "tr" },
    });
  for (const [name, word] of Object.entries(LISTS)) {
    const { data } = (await get(name, admin)).json();
    expect(Object.keys(data).toSorted(), name).toEqual(["fieldNames", "pageIndex", "pageSize", "rows", "totalCount"]);
    expect([data.pageIndex, data.pageSize, data.rows.length], name).toEqual([1, 100, data.totalCount]);
    expect(Object.keys(data.rows[0]).toSorted(), name).toEqual(data.fieldNames.toSorted());
    expect(JSON.stringify(data.rows), name).toContain(word);
    const beyond = (await get(name, admin, "pageIndex=2&pageSize=100")).json();
    expect(beyond.data, name).toMatchObject({ pageIndex: 2, rows: [], totalCount: data.totalCount });

    const file = await get(`${name}File`, admin, "");
    expect(file.headers["content-disposition"], name).toMatch(/^attachment; .*\.xlsx/);
    const [sheet] = await readSheet(file.rawPayload);
    expect(sheet!.data.length - 1, name).toBe(data.totalCount);
    expect(JSON.stringify(sheet!.data), name).toContain(word);

    const isForStaff = name === "StartupList";
    for (const call of [name, `${name}File`])
      expect((await get(call, moderator, "")).statusCode, call).toBe(isForStaff ? 200 : 403);
  }
});
