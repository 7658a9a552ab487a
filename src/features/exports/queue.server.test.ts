import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { JOBS } from "#/jobs.server.ts";
import { startupExports } from "#features/startups/contract.ts";
import { talentExports } from "#features/talents/contract.ts";
import { saveProfile } from "#features/talents/profile/contract.ts";
import { attempt } from "#server/jobs/attempt.server.ts";
import { take } from "#server/jobs/lease.server.ts";
import { addressOf } from "#shared/endpoint.ts";
import { typeId } from "#shared/type-id.ts";
import { appWithStartups } from "#testing/app-with-startups.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs, surroundings } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { buyPackage } from "#testing/packages.ts";
import { ownExports } from "./contract.ts";
import { writeListExport } from "./parts/job-kinds.server.ts";

const { exportRows } = startupExports;
const columns = ["name"];

async function house(startups: number) {
  const built = await appWithStartups(startups);
  const { db, call } = built;
  const customer = async () => {
    const member = await signedIn(db);
    await buyPackage(db, member.id, "personal-monthly");
    return member;
  };
  const own = async (as: { token: string }) => (await call(ownExports, { query: {} }, as)).data;
  return { ...built, customer, own };
}

test("files of ten members are written in order and counted once each", async () => {
  const { call, database, customer, own } = await house(20);
  const members = [];
  for (let count = 0; count < 10; count++) {
    const member = await customer();
    const { data } = await call(exportRows, { body: { columns, limit: count + 1 } }, member);
    members.push({ ...member, fileId: data.id });
  }
  await runJobs(database);
  const { rows } = await database.pool.query("select id from list_export order by finished_at");
  expect(rows.map(({ id }) => id)).toEqual(members.map(({ fileId }) => fileId));
  for (const [place, member] of members.entries())
    expect((await own(member)).allowance).toMatchObject({ startupDownloadedRow: place + 1, reservedRows: 0 });
});

test("a file reports progress and is rewritten whole after a process ends", async () => {
  const { call, database, customer, own } = await house(700);
  const member = await customer();
  const { data } = await call(exportRows, { body: { columns } }, member);
  expect(data.rows).toBeGreaterThan(500);
  // How far the file is, whoever asks meanwhile.
  await database.pool.query(`
    create table noted (place serial, written integer);
    create function note_written() returns trigger language plpgsql as $$
      begin insert into noted (written) values (new.written); return null; end $$;
    create trigger note_written after update of written on list_export for each row execute function note_written()`);
  const noted = async () =>
    (await database.pool.query("select written from noted order by place")).rows.map(({ written }) => written);
  const ending = new AbortController();
  const [leased] = await take(database.db, new Map([[writeListExport.name, 1]]));
  const work = JOBS.find(({ job }) => job.name === writeListExport.name)!;
  const around = surroundings(database);
  // Ends where it first notes how far it is.
  const db = new Proxy(around.db, {
    get(target, key) {
      if (key === "update") ending.abort();
      return Reflect.get(target, key);
    },
  });
  await attempt(work, leased!, { ...around, db }, ending.signal);
  expect(await noted()).toEqual([250]);
  expect((await own(member)).rows[0]).toMatchObject({ state: "working", written: 250 });
  expect((await own(member)).allowance).toMatchObject({ startupDownloadedRow: 0, reservedRows: data.rows });
  expect(await queuedMails(database)).toEqual([]);

  // When its lease is over.
  await moveClock(database, { minutes: 2 });
  await runJobs(database);
  expect((await own(member)).rows[0]).toMatchObject({ state: "ready", rows: data.rows, written: data.rows });
  expect((await noted()).slice(1)).toEqual([250, 500, data.rows]);
  expect((await own(member)).allowance).toMatchObject({ startupDownloadedRow: data.rows, reservedRows: 0 });
  expect((await queuedMails(database)).map(({ kind }) => kind)).toEqual(["exports.ready"]);
});

test("a file of people holds only what the list shows its reader", async () => {
  const { call, app, database, db, customer } = await house(10);
  const buyer = await customer();
  const people = { open: await signedIn(db), silent: await signedIn(db), hidden: await signedIn(db) };
  await listMembers(db, ...Object.values(people).map(({ id }) => id));
  const jobSearchStatusId = typeId("jobSearchStatus", "open-to-offers");
  const workingPlans = [{ workingPlanId: typeId("workingPlan", "remote") }];
  for (const [name, { id }] of Object.entries(people))
    await database.pool.query("update account set name = $1 where id = $2", [name, id]);
  const save = (who: { token: string }, more: object) =>
    call(saveProfile, { body: { workingPlans, jobSearchStatusId, ...more } }, who);
  await save(people.open, {});
  await save(people.silent, { jobSearchAudience: "nobody" });
  expect((await save(people.hidden, { hiddenFrom: [{ personId: buyer.id }] })).status).toBe(200);
  const { data } = await call(talentExports.exportRows, { body: { columns: ["name", "jobSearchStatus"] } }, buyer);
  await runJobs(database);
  const url = addressOf(talentExports.exportFile, { id: data.id }, undefined);
  const file = await app.inject({ url, headers: { authorization: `Bearer ${buyer.token}` } });
  const { rows } = (await readXlsx(file.rawPayload)).sheets[0]!;
  const found = new Map(rows.map(([name, status]) => [name, status]));
  expect(found.get("open")).toBe("Open to offers");
  expect(found.has("silent")).toBe(true);
  expect(found.get("silent") ?? null).toBeNull();
  expect(found.has("hidden")).toBe(false);
  const { rows: held } = await database.pool.query("select entity_id from list_export_row");
  expect(held.map(({ entity_id }) => entity_id)).not.toContain(people.hidden.id);
});
