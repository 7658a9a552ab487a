import { eq } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { paymentOrder } from "#db/tables/payments.server.ts";
import { premiumSettingsChanged } from "#features/accounts/queries.server.ts";
import { organizationExports } from "#features/organizations/contract.ts";
import { inviteUser, ownPackages, removeUser } from "#features/premium/seats/contract.ts";
import { premiumDownload } from "#features/reports/download/contract.ts";
import { STARTUP_COLUMNS, saveQuery, startupExports } from "#features/startups/contract.ts";
import { talentExports } from "#features/talents/contract.ts";
import { whatWaits } from "#features/waiting/contract.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { readAccount } from "#server/session.server.ts";
import { addressOf } from "#shared/endpoint.ts";
import { formatDate } from "#shared/format.ts";
import { MAX_EXPORT_ROWS } from "#shared/list/limits.ts";
import { SCOPE } from "#shared/scopes.ts";
import { memberOnly } from "#shared/viewer.ts";
import { appWithStartups } from "#testing/app-with-startups.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { buyPackage, giveSeat } from "#testing/packages.ts";
import { insertReports } from "#testing/reports.ts";
import { waitingCounts } from "#testing/waiting.ts";
import { finishExport, requestExport } from "./commands.server.ts";
import { exportsOfMe, ownExports } from "./contract.ts";
import { exportJobs } from "./jobs.server.ts";
import { FREE_FILE_ROWS, MAX_OPEN } from "./limits.ts";
import { writeListExport } from "./parts/job-kinds.server.ts";

const { exportRows, exportFile, listExports } = startupExports;

/** Startups, and a member with a package; `take` exports some, `cells` reads a file. */
async function exporting(count = 60, key = "personal-monthly") {
  const built = await appWithStartups(count);
  const { db, call, app } = built;
  const buyer = await signedIn(db);
  const orderId = await buyPackage(db, buyer.id, key);
  const take = (
    body: Partial<Parameters<typeof call<typeof exportRows>>[1]["body"]> = {},
    as: { token: string } = buyer,
  ) => call(exportRows, { body: { columns: ["name"], ...body } }, as);
  const left = async (as: { token: string } = buyer) => (await call(ownExports, { query: {} }, as)).data.allowance;
  const download = (id: string, as: { token: string } = buyer) =>
    app.inject({ url: addressOf(exportFile, { id }, undefined), headers: { authorization: `Bearer ${as.token}` } });
  const sheets = async (id: string) => (await readXlsx((await download(id)).rawPayload)).sheets;
  const cells = async (id: string) => (await sheets(id))[0]!.rows;
  /** What its second sheet says of the rows. */
  const notes = async (id: string) =>
    Object.fromEntries((await sheets(id))[1]!.rows.map(([name, value]) => [name, value]));
  return { ...built, buyer, orderId, take, left, download, cells, notes };
}

const leaveRows = (db: Db, orderId: string, rows: number) =>
  db.execute(
    `insert into list_export (id, order_id, list, request, locale, month, rows, name, finished_at)
     select gen_random_uuid(), '${orderId}', 'startups', '{}', 'en', date_trunc('month', now() at time zone 'Europe/Istanbul'), 1000 - ${rows}, 'x', now()`,
  );

test("a file has the list's rows in order, real numbers, dates and source", async () => {
  const { take, cells, notes, list, database, db, buyer, download, call } = await exporting();
  const { rows: firsts, totalCount } = (await list({ sort: "name" })).data;
  const [first] = firsts;
  await db.execute(`update startup set name = '=HYPERLINK("http://evil.example")' where id = '${first!.id}'`);
  const { data, status } = await take({ columns: [...STARTUP_COLUMNS], sort: "name" });
  expect([status, data.state, data.rows]).toEqual([200, "working", totalCount]);
  expect((await download(data.id)).statusCode).toBe(404);
  await runJobs(database);

  const rows = await cells(data.id);
  expect(rows[0]!.slice(0, 3)).toEqual(["Name", "In one sentence", "Sector"]);
  const body = rows.slice(1);
  expect(body).toHaveLength(totalCount);
  const shown = (await list({ sort: "name", pageSize: 60 })).data.rows;
  expect(body.map(([name]) => name)).toEqual(shown.map(({ name }) => name));
  const at = (key: (typeof STARTUP_COLUMNS)[number]) => STARTUP_COLUMNS.indexOf(key);
  const whole = (await list({ sort: "name", pageSize: 60, view: ["totalRaisedUsd", "foundationDate"] })).data.rows;
  expect(body.map((row) => row[at("totalRaisedUsd")])).toEqual(
    // Unknown is never zero.
    whole.map(({ totalRaisedUsd }) => totalRaisedUsd || null),
  );
  const founded = body.map((row) => row[at("foundationDate")]);
  expect(founded.map((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value))).toEqual(
    whole.map(({ foundationDate }) => foundationDate),
  );
  expect(founded.some((value) => value instanceof Date)).toBe(true);
  expect(body.every((row) => /\/startup\//.test(String(row[at("address")])))).toBe(true);
  const [member] = await db.select().from(account).where(eq(account.id, buyer.id));
  const foot = await notes(data.id);
  // By them an import finds what each row is.
  expect([rows[0]!.at(-1), body.map((row) => row.at(-1))]).toEqual(["Record ID", shown.map(({ id }) => id)]);
  expect(foot).toMatchObject({
    Filter: "None",
    "Created for": `${member!.name} ${member!.surname}`,
    Source: expect.stringMatching(/^Kovan · http/),
    "Created on": expect.stringContaining(formatDate(new Date(), "en")),
  });
  expect(foot["The same list"]).toMatch(/\/startups\?sort=name$/);

  const file = await download(data.id);
  expect(file.headers).toMatchObject({ "cache-control": "private, no-store" });
  expect(file.headers["content-disposition"]).toMatch(/Startups.*\.xlsx/);
  expect(await queuedMails(database)).toMatchObject([{ subject: "Your export is ready" }]);
  // Only for who asked for it, and not by the call of another list.
  expect((await download(data.id, await signedIn(db))).statusCode).toBe(404);
  expect((await call(talentExports.exportFile, { params: { id: data.id } }, buyer)).status).toBe(404);
});

test("a file names its filter: answers, ranges and the saved search", async () => {
  const { take, notes, database, buyer, call } = await exporting();
  const saved = await call(saveQuery, { body: { name: "Honey", filter: {} } }, buyer);
  const filter = { foundationDate: { gte: "2001-01-01" }, totalRaisedUsd: { lte: 900_000_000 } };
  const { data } = await take({ filter, queryId: saved.data.id });
  await runJobs(database);
  const foot = await notes(data.id);
  expect(foot.Filter).toBe("“Honey”, Founded from 2001, Total raised ≤ $900,000,000");
  const address = new URL(String(foot["The same list"]));
  expect(address.searchParams.get("queryId")).toBe(saved.data.id);
  const none = await take({ filter: { incorporated: false } });
  expect(none).toMatchObject({ status: 200 });
  await runJobs(database);
  expect((await notes(none.data.id)).Filter).toBe("Incorporated: No");
});

test("chosen rows are exported in list order, within the filter only", async () => {
  const { take, cells, notes, list, database, left } = await exporting();
  const { rows } = (await list({ sort: "name", pageSize: 5 })).data;
  const ids = [rows[3]!.id, rows[1]!.id, v7()];
  const { data } = await take({ sort: "name", ids });
  expect(data.rows).toBe(2);
  await runJobs(database);
  const written = await cells(data.id);
  expect(written.slice(1, 3).map(([name]) => name)).toEqual([rows[1]!.name, rows[3]!.name]);
  expect((await notes(data.id)).Filter).toContain("rows chosen one by one");
  expect((await left()).startupDownloadedRow).toBe(2);
  expect(await take({ ids: [v7()] })).toMatchObject({ status: 409, code: "nothingToExport" });
  expect((await take({ ids: Array.from({ length: 101 }, () => v7()) })).status).toBe(400);
});

test("rows are counted once per complete file and never exceed the limit", async () => {
  const { take, left, database, db, orderId, call, buyer } = await exporting();
  await leaveRows(db, orderId, 100);
  const asked = await Promise.all(Array.from({ length: 4 }, () => take({ limit: 40 })));
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 402, 402]);
  expect(asked.find(({ status }) => status === 402)).toMatchObject({
    code: "exportLimitReached",
    data: [{ field: "limit", reason: "rowsLeft" }],
  });
  expect(await left()).toMatchObject({ startupDownloadedRow: 900, reservedRows: 80, remainingRows: 20 });
  // A process that ends after its file leaves the work to the next one, which counts it once.
  await runJobs(database);
  const { rows: done } = await call(listExports, { query: {} }, buyer).then(({ data }) => data);
  for (const { id } of done) await enqueue(db, writeListExport, { id });
  await runJobs(database);
  expect(await left()).toMatchObject({ startupDownloadedRow: 980, reservedRows: 0, remainingRows: 20 });
  expect((await take({ limit: 20 })).status).toBe(200);
  expect(await take()).toMatchObject({ status: 402, code: "exportLimitReached" });
  await db.execute("update list_export set month = (month - interval '1 month')::date");
  expect(await left()).toMatchObject({ remainingRows: 1000 });
});

test("three downloads are free, Excel files and premium reports together", async () => {
  const { take, left, database, db, call, buyer } = await exporting();
  await db.execute("update premium_setting set free_startup_count = 5");
  premiumSettingsChanged(db);
  const member = await signedIn(db);
  expect(await left(member)).toMatchObject({ lists: ["startups"], remainingRows: 5, free: { left: 3, limit: 3 } });
  expect(await take({}, member)).toMatchObject({ status: 402, code: "exportLimitReached" });
  expect((await take({ limit: 5 }, member)).status).toBe(200);
  const reports = await insertReports(db, [{}, {}, {}]);
  const read = (id: string) => call(premiumDownload, { body: { ReportId: id } }, member);
  expect((await read(reports[0]!.id)).data).toMatchObject({ downloadedReportCount: 2 });
  expect((await take({ limit: 5 }, member)).status).toBe(200);
  expect(await take({ limit: 1 }, member)).toMatchObject({ status: 402, code: "exportNeedsPackage" });
  expect(await read(reports[1]!.id)).toMatchObject({ status: 402, code: "reportPaymentRequired" });
  await runJobs(database);
  const { rows } = (await call(listExports, { query: {} }, member)).data;
  expect(rows.map(({ state, rows: count }) => [state, count])).toEqual([
    ["ready", 5],
    ["ready", 5],
  ]);
  expect(await call(talentExports.exportRows, { body: { columns: ["name"] } }, member)).toMatchObject({ status: 402 });
  expect(await left(buyer)).toMatchObject({ free: null });
});

test("rows return when a package ends; one that searches exports nothing", async () => {
  const { take, left, database, db, orderId, call, buyer } = await exporting();
  const searcher = await signedIn(db);
  await buyPackage(db, searcher.id, "startup-search-personal");
  expect(await take({}, searcher)).toMatchObject({ status: 402, code: "exportNeedsPackage" });

  await take({ filter: { incorporated: true } });
  await db
    .update(paymentOrder)
    .set({ accessUntil: new Date(0) })
    .where(eq(paymentOrder.id, orderId));
  await runJobs(database);
  const { data } = await call(listExports, { query: {} }, buyer);
  expect(data.rows).toMatchObject([{ state: "failed" }]);
  await db
    .update(paymentOrder)
    .set({ accessUntil: new Date(Date.now() + 1e9) })
    .where(eq(paymentOrder.id, orderId));
  expect(await left()).toMatchObject({ startupDownloadedRow: 0, reservedRows: 0, remainingRows: 1000 });
});

test("a file that ended its processes repeatedly fails and returns its rows", async () => {
  const { take, left, database, call, buyer } = await exporting();
  for (let file = 0; file < MAX_OPEN; file++) await take();
  expect(await take()).toMatchObject({ code: "exportInProgress" });
  const { attempts, name } = writeListExport;
  await database.pool.query("update background_job set attempts = $1 where name = $2", [attempts, name]);
  await runJobs(database);
  const { rows } = (await call(listExports, { query: {} }, buyer)).data;
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["failed"]));
  expect(await left()).toMatchObject({ reservedRows: 0, remainingRows: 1000 });
  expect((await take()).status).toBe(200);
});

test("a file whose requester lost the right fails and returns its rows", async () => {
  const { take, left, database, db, orderId, call, buyer } = await exporting(30, "business-monthly");
  const colleague = await signedIn(db);
  await giveSeat(db, orderId, colleague.id);
  const states = async (as: { token: string }) =>
    (await call(listExports, { query: {} }, as)).data.rows.map(({ state }) => state);
  await take({ limit: 3 }, colleague);
  await call(removeUser, { query: { userId: colleague.id } }, buyer);
  await runJobs(database);
  expect(await states(colleague)).toEqual(["failed"]);
  expect(await left()).toMatchObject({ reservedRows: 0, remainingRows: 5000 });

  // Between its last row and its end.
  await giveSeat(db, orderId, colleague.id);
  const { data } = await take({ limit: 3 }, colleague);
  await call(removeUser, { query: { userId: colleague.id } }, buyer);
  const whole = { name: "x", fileKey: "x", ids: [v7()] };
  expect(await db.transaction((tx) => finishExport(tx, data.id, whole))).toMatchObject({ ok: false });

  await take({ limit: 3 });
  await db.update(paymentOrder).set({ state: "refunded", accessUntil: null }).where(eq(paymentOrder.id, orderId));
  await runJobs(database);
  expect(await states(buyer)).toEqual(["failed"]);
});

test("exports cover the package's lists; switching premium off opens none", async () => {
  const { take, left, db, call, buyer } = await exporting(10, "startup-search-personal");
  await db.execute("update premium_package set row_limit = 100 where key = 'startup-search-personal'");
  expect((await take({ limit: 2 })).status).toBe(200);
  expect(await left()).toMatchObject({ startupRowLimit: 100, lists: ["startups"] });
  for (const { exportRows: others } of [talentExports, organizationExports])
    expect(await call(others, { body: { columns: ["name"] } }, buyer)).toMatchObject({
      status: 402,
      code: "exportNeedsPackage",
    });
  const member = await signedIn(db);
  await db.execute("update premium_setting set premium_enable = false");
  premiumSettingsChanged(db);
  // What is free without a package is free then, too.
  expect(await left(member)).toMatchObject({ startupRowLimit: FREE_FILE_ROWS, lists: ["startups"], free: { left: 3 } });
});

test("invalid export requests are refused with their reasons", async () => {
  const { take } = await exporting(20);
  expect(await take({ filter: { words: ["nothingiscalledso"] } })).toMatchObject({ code: "nothingToExport" });
  for (const body of [{ columns: ["email"] }, { columns: [] }, { limit: 1_000_000 }, { limit: 0 }, { sort: "x" }])
    expect(await take(body as never), JSON.stringify(body)).toMatchObject({ status: 400, code: "invalidInput" });
  expect(await take({ queryId: "0".repeat(24) })).toMatchObject({ status: 404 });
});

test("no file exceeds the row limit, however much the package has left", async () => {
  const { db, buyer } = await exporting(10);
  await db.execute("update premium_package set row_limit = 1000000");
  const viewer = await readAccount(db, buyer.id);
  const request = { filter: {}, segments: [], columns: ["name"] };
  const ask = (totalCount: number) =>
    db.transaction((tx) =>
      requestExport(tx, memberOnly(viewer), { list: "startups", request, locale: "en", totalCount }),
    );
  expect(await ask(MAX_EXPORT_ROWS + 1)).toMatchObject({
    ok: false,
    reason: "invalidInput",
    fields: [{ field: "limit", reason: "rowsInFile", detail: "5000" }],
  });
  expect(await ask(MAX_EXPORT_ROWS)).toMatchObject({ ok: true, state: { rows: MAX_EXPORT_ROWS } });
});

test("people who share a package share its rows, and see who took how many", async () => {
  const { take, left, database, db, call, buyer } = await exporting(30, "business-monthly");
  const colleague = await signedIn(db);
  for (const [{ id }, email] of [
    [buyer, "ada@petek.example"],
    [colleague, "deniz@petek.example"],
  ] as const)
    await db.update(account).set({ email }).where(eq(account.id, id));
  expect((await call(inviteUser, { body: { userId: colleague.id } }, buyer)).status).toBe(200);
  await take({ limit: 10 }, colleague);
  await take({ limit: 5 });
  await runJobs(database);
  for (const one of [buyer, colleague])
    expect(await left(one)).toMatchObject({ startupRowLimit: 5000, startupDownloadedRow: 15, isShared: true });
  const { limit, package: own } = (await call(ownPackages, {}, buyer)).data;
  expect(limit).toMatchObject({ startupRowLimit: 5000, startupDownloadedRow: 15 });
  expect(own!.seats.map(({ downloadedRow }) => downloadedRow)).toEqual([5, 10]);
});

test("people see who exported them, owners how often; files last 30 days", async () => {
  const { take, database, db, call, buyer, startups, download } = await exporting(20);
  await db.update(account).set({ email: "ada@petek.example" }).where(eq(account.id, buyer.id));
  const owner = await signedIn(db, { [startups[0]!.id]: [SCOPE.READ] });
  await listMembers(db, owner.id);
  await buyPackage(db, owner.id, "personal-monthly");
  await listMembers(db, owner.id);
  // One's own file tells nobody anything.
  expect((await take({}, owner)).status).toBe(200);
  const { data } = await take();
  await take({ limit: 20 });
  expect((await call(talentExports.exportRows, { body: { columns: ["name", "city"] } }, buyer)).status).toBe(200);
  await runJobs(database);
  // The address of that day stays, whatever the account's becomes.
  await db.update(account).set({ email: "ada@gmail.com" }).where(eq(account.id, buyer.id));
  const held = (await call(exportsOfMe, { query: {} }, owner)).data;
  expect(held.rows).toMatchObject([{ company: "petek.example", list: "talents", columns: ["name", "city"] }]);
  expect(Date.now() - Date.parse(held.rows[0]!.at)).toBeLessThan(60_000);
  expect(held.startups).toMatchObject([{ id: startups[0]!.id, files: 2 }]);
  expect((await call(exportsOfMe, { query: { currentPage: 2 } }, owner)).data).toMatchObject({
    rows: [],
    totalCount: 1,
  });
  expect((await call(exportsOfMe, { query: {} }, buyer)).data).toMatchObject({ rows: [], startups: [] });

  await db.execute("update session set expires_at = now() + interval '1 year'");
  await plan(db, exportJobs([]));
  await moveClock(database, { days: 31 });
  await runJobs(database);
  expect((await download(data.id)).statusCode).toBe(404);
  expect((await call(listExports, { query: {} }, buyer)).data.rows.map(({ state }) => state)).toEqual([
    "expired",
    "expired",
  ]);
  await db.delete(account).where(eq(account.id, buyer.id));
  expect((await call(exportsOfMe, { query: {} }, owner)).data.rows).toMatchObject([
    { by: null, company: "petek.example" },
  ]);
});

test("a file waits for its owner until it is downloaded", async () => {
  const { take, database, call, buyer, download, db } = await exporting();
  const waiting = () => waitingCounts({ call }, buyer);
  const { data } = await take();
  expect(await waiting()).toEqual({});
  await runJobs(database);
  expect(await waiting()).toEqual({ exports: 1 });
  const [line] = (await call(whatWaits, {}, buyer)).data;
  expect(line).toMatchObject({ text: "1 file to download", path: "/profile/exports", daysLeft: 30 });
  const isDownloaded = async () => (await call(ownExports, { query: {} }, buyer)).data.rows[0]!.isDownloaded;
  await download(data.id, await signedIn(db));
  expect([await waiting(), await isDownloaded()]).toEqual([{ exports: 1 }, false]);
  await download(data.id);
  expect([await waiting(), await isDownloaded()]).toEqual([{}, true]);
});
