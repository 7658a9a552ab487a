import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { job, jobApplication } from "#db/tables/jobs.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { profile } from "#db/tables/profile.server.ts";
import { cancelDelete, deleteAccount } from "#features/accounts/deletion/contract.ts";
import { whatWaits } from "#features/waiting/contract.ts";
import { lastDayOf } from "#shared/last-day.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { jobApplicantCalls } from "../applicants/contract.ts";
import { refreshJobs } from "../commands.server.ts";
import { getJobById, jobCalls } from "../contract.ts";
import { deleteJob, ownJobs } from "../editing/contract.ts";
import { bringInLine } from "./commands.server.ts";
import * as contract from "./contract.ts";
import { type Status, statusId } from "./rules.ts";

const dayIn = (days: number) => lastDayOf(new Date(Date.now() + days * 86_400_000));
const USD = fixedId("currency/USD");
const LINKEDIN = "https://www.linkedin.com/in/deniz";

async function withJob(changes: Partial<typeof job.$inferInsert> = {}) {
  const built = await testApp();
  const { id: startupId } = await insertFullStartup(built.database);
  const id = v7();
  await built.db.insert(job).values({
    id,
    startupId,
    seoUrl: `is-${id}`,
    titleEn: "Beekeeper",
    titleTr: "Arıcı",
    descriptionTr: "Arılara bakmak.",
    jobRoleId: typeId("jobRole", "other"),
    countryId: fixedId("country/TR"),
    payPlanId: typeId("payPlan", "yearly"),
    minWage: 12_000,
    maxWage: 24_000,
    wageCurrencyId: USD,
    usdRate: 1,
    usdRateDate: "2026-01-01",
    publicationDate: dayIn(-10),
    expirationDate: dayIn(0),
    ...changes,
  });
  await refreshJobs(built.db, [id]);
  const team = async (...scopes: number[]) => ({ token: (await signedIn(built.db, { [startupId]: scopes })).token });
  const person = async (contact: object = { mobilePhoneCode: "90", mobilePhone: "5321234567", linkedin: LINKEDIN }) => {
    const { id: accountId, token } = await signedIn(built.db);
    await built.db.insert(profile).values({ accountId, ...contact });
    return { token };
  };
  type Who = { token: string };
  const apply = (who: Who, body: object = {}) => built.call(contract.applyToJob, { body: { jobId: id, ...body } }, who);
  const move = (who: Who, jobApplyId: string, to: Status, version?: number) =>
    built.call(contract.setStatus, { query: { jobApplyId, statusId: statusId(to), version } }, who);
  const board = async (who: Who) => (await built.call(contract.companyApplies, { params: { id } }, who)).data;
  const mails = async (kind = "jobs.applicationMoved") =>
    (
      await built.database.pool.query("select locale, subject from mail where kind = $1 order by created_at, id", [
        kind,
      ])
    ).rows;
  const owner = await team(SCOPE.FULL_ACCESS);
  return { ...built, id, startupId, team, person, apply, move, board, mails, owner };
}
const fieldsOf = (answer: { data: unknown }) =>
  (answer.data as { field: string; reason: string }[]).map(({ field, reason }) => `${field}: ${reason}`);

test("one applies once, with profile contacts, in time, to others' jobs", async () => {
  const { apply, person, team, call, id, db, owner, board } = await withJob();
  const bare = await person({});
  const refused = await apply(bare, { applyNote: "I like bees.", minWage: 5 });
  expect([refused.status, fieldsOf(refused)]).toEqual([
    400,
    ["phone: missingInProfile", "linkedin: missingInProfile", "wageCurrencyId: required"],
  ]);
  const who = await person();
  const mine = () => call(contract.getApplying, { query: { jobId: id } }, who);
  expect((await mine()).data).toMatchObject({
    application: null,
    isOwn: false,
    phone: "+90 5321234567",
    linkedin: LINKEDIN,
  });
  // From two tabs in the same second.
  const both = await Promise.all([apply(who, { applyNote: "I like bees." }), apply(who)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)).toMatchObject({ code: "appliedAlready" });
  expect((await mine()).data.application).toMatchObject({ status: "received", phone: "+90 5321234567" });
  expect(await board(owner)).toHaveLength(1);
  for (const scopes of [[SCOPE.FULL_ACCESS], [SCOPE.READ]])
    expect(await apply(await team(...scopes))).toMatchObject({ status: 409, code: "ownJob" });
  for (const [body, field] of [
    [{ applyNote: "x".repeat(5_001) }, "applyNote"],
    [{ minWage: 5, maxWage: 4, wageCurrencyId: USD }, "maxWage"],
    [{ jobId: "x" }, "jobId"],
    [{ statusId: statusId("hired") }, "statusId"],
  ] as const)
    expect(await apply(await person(), body), field).toMatchObject({ status: 400 });
  await db.update(job).set({ expirationDate: dayIn(-1) });
  expect(await apply(await person())).toMatchObject({ status: 409, code: "jobExpired" });
  await db.update(job).set({ isListed: false });
  expect(await apply(await person())).toMatchObject({ status: 404 });
  expect(await board(owner)).toHaveLength(1);
});

test("members who may answer get an application's mail; refusals send none", async () => {
  const { apply, person, team, db, mails, startupId } = await withJob();
  const writer = await signedIn(db, { [startupId]: [SCOPE.WRITE] });
  await db.update(account).set({ locale: "tr" }).where(eq(account.id, writer.id));
  await team(SCOPE.READ);
  await team(SCOPE.STARTUP_FINANCIAL_WRITE);
  const locked = await signedIn(db, { [startupId]: [SCOPE.WRITE] });
  await db.update(account).set({ lockedAt: new Date() }).where(eq(account.id, locked.id));
  const left = await signedIn(db, { [startupId]: [SCOPE.WRITE] });
  const ended = { expiresAt: new Date(Date.now() - 60_000) };
  await db.update(entityAccess).set(ended).where(eq(entityAccess.accountId, left.id));
  const received = async () =>
    (await mails("jobs.applicationReceived")).map(({ locale, subject }) => `${locale} ${subject}`).sort();
  expect((await apply(await person({}))).status).toBe(400);
  expect(await received()).toEqual([]);
  const who = await person();
  expect((await apply(who)).status).toBe(200);
  expect((await apply(who)).status).toBe(409);
  expect(await received()).toEqual(["en Deniz Ergin has applied: Beekeeper", "tr Yeni başvuru: Deniz Ergin, Arıcı"]);
});

test("the team moves an application; two at once never undo each other", async () => {
  const { apply, move, person, team, board, owner, mails, call, database } = await withJob();
  const who = await person();
  await database.pool.query("update account set locale = 'tr' where id = (select account_id from profile limit 1)");
  const { jobApplyId, version } = (await apply(who, { applyNote: "I like bees.", minWage: 1, wageCurrencyId: USD }))
    .data;
  const moved = await move(owner, jobApplyId, "interview", version);
  expect(moved.data).toMatchObject({ status: "interview", version: version + 1 });
  const colleague = await team(SCOPE.WRITE);
  expect(await move(colleague, jobApplyId, "declined", version)).toMatchObject({
    status: 409,
    code: "changedMeanwhile",
    data: [{ field: "statusId", theirs: statusId("interview") }],
  });
  // The same is no clash, and no second mail.
  expect(await move(colleague, jobApplyId, "interview", version)).toMatchObject({ status: 200 });
  const race = await Promise.all(
    (["offer", "declined"] as const).map((to) => move(to === "offer" ? owner : colleague, jobApplyId, to, version + 1)),
  );
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await mails()).map(({ locale, subject }) => `${locale} ${subject.split(":")[0]}`)).toEqual([
    "tr Görüşme",
    race[0]!.status === 200 ? "tr Teklif" : "tr Seçilmedi",
  ]);
  expect(await move(owner, jobApplyId, "withdrawn")).toMatchObject({ status: 403 });
  expect(await move(who, jobApplyId, "hired")).toMatchObject({ status: 403 });
  expect(await move(await person(), jobApplyId, "hired")).toMatchObject({ status: 404 });
  expect(await move(await team(SCOPE.READ), jobApplyId, "hired")).toMatchObject({ status: 404 });
  const unknown = { query: { jobApplyId, statusId: v7() } };
  expect(await call(contract.setStatus, unknown, owner)).toMatchObject({ status: 400 });
  await move(owner, jobApplyId, "in-review");
  expect(await move(who, jobApplyId, "withdrawn")).toMatchObject({ status: 200 });
  expect(await move(owner, jobApplyId, "hired")).toMatchObject({ status: 409, code: "applicationOver" });
  // The team is told, and keeps nothing personal; there are no figures to show to each other any more.
  const withdrawn = await mails("jobs.applicationWithdrawn");
  expect(withdrawn.map(({ subject }) => subject)).toEqual(
    [owner, colleague].map(() => "Deniz Ergin has withdrawn the application: Beekeeper"),
  );
  for (const side of [owner, who])
    expect(await call(contract.showWage, { query: { jobApplyId } }, side)).toMatchObject({ code: "applicationOver" });
  const [row] = await board(owner);
  expect(row).toMatchObject({ applyNote: null, phone: null, linkedin: null, wages: { fit: null, expected: null } });
  expect(row!.steps.map(({ status }) => status)).toEqual(
    expect.arrayContaining(["received", "interview", "in-review", "withdrawn"]),
  );
});

test("applicants see their application after deletion; notes stay private", async () => {
  const { apply, person, team, board, owner, call, id, startupId } = await withJob();
  const who = await person();
  const { jobApplyId } = (await apply(who, { applyNote: "<b>Bees</b>" })).data;
  const note = { body: { jobApplyId, text: "Call on Monday" } };
  expect(await call(contract.addNote, note, who)).toMatchObject({ status: 404 });
  expect(await call(contract.addNote, { body: { jobApplyId, text: " " } }, owner)).toMatchObject({ status: 400 });
  const { data: added } = await call(contract.addNote, note, owner);
  const writer = await team(SCOPE.WRITE);
  const [row] = await board(writer);
  expect(row).toMatchObject({
    applyNote: "<b>Bees</b>",
    applicant: { name: "Deniz Ergin" },
    notes: [{ text: "Call on Monday", author: "Deniz Ergin", isOwn: false }],
  });
  expect(await call(contract.deleteNote, { query: { id: added.id } }, writer)).toMatchObject({ status: 404 });
  expect(await call(contract.deleteNote, { query: { id: added.id } }, owner)).toMatchObject({ status: 200 });
  expect((await call(contract.companyApplies, { params: { id: startupId } }, owner)).data).toHaveLength(1);
  for (const other of [who, await team(SCOPE.READ), await person()])
    expect(await call(contract.companyApplies, { params: { id } }, other)).toMatchObject({ status: 403 });
  expect(await call(contract.companyApplies, { params: { id: v7() } }, owner)).toMatchObject({ status: 404 });
  const sent = async () => (await call(contract.userApplies, {}, who)).data;
  expect(JSON.stringify(await sent())).not.toContain("Monday");
  expect(await sent()).toMatchObject([{ jobApplyId, job: { title: "Beekeeper", seoUrl: `is-${id}` } }]);
  await call(deleteJob, { query: { id } }, owner);
  expect(await sent()).toMatchObject([{ jobApplyId, job: { title: "Beekeeper", seoUrl: null } }]);
});

test("answer rates show after five applications; three silent weeks sink it", async () => {
  const { apply, move, person, owner, call, id, database, startupId, db } = await withJob({
    expirationDate: dayIn(90),
  });
  const other = v7();
  const { ordinal: _, nameFold: _n, nameOrderTr: _t, search: _s, ...like } = (await db.select().from(job))[0]!;
  await db.insert(job).values({ ...like, id: other, seoUrl: "older", publicationDate: dayIn(-20) });
  await refreshJobs(db, [other]);
  const shown = async () => (await call(getJobById, { query: { id } })).data;
  const list = async () => (await call(jobCalls.page, { body: {} })).data.rows.map((row) => row.id);
  const sent = [];
  for (let number = 0; number < 5; number++) sent.push((await apply(await person())).data.jobApplyId);
  // Four are answered, within one to four days; the fifth waits.
  for (const jobApplyId of sent.slice(0, 4)) {
    await move(owner, jobApplyId, "interview");
    expect((await shown()).answers, "one to four answers say nothing").toBeNull();
  }
  await move(owner, sent[4]!, "in-review");
  expect(await shown()).toMatchObject({ answers: null, isSilent: false });
  for (const [index, jobApplyId] of sent.entries())
    await database.pool.query(
      `update job_application set created_at = now() - interval '22 days', answered_at = case when answered_at is not null
        then now() - interval '22 days' + make_interval(days => $2) end where id = $1`,
      [jobApplyId, index + 1],
    );
  expect(await list()).toEqual([id, other]);
  await db.transaction((tx) => bringInLine(tx));
  expect(await shown()).toMatchObject({ answers: { answered: 4, of: 5, days: 3 }, isSilent: true });
  expect(await list()).toEqual([other, id]);
  // One that waits since today is among the last ones, too.
  await apply(await person());
  expect(await shown()).toMatchObject({ answers: { answered: 4, of: 6, days: 3 } });
  await move(owner, sent[4]!, "declined");
  expect(await shown()).toMatchObject({ answers: { answered: 5, of: 6 }, isSilent: false });
  expect(await list()).toEqual([id, other]);
  expect((await call(getJobById, { query: { id: other } })).data.startup.id).toBe(startupId);
});

test("a wage match is told in words, decided once, in figures by consent", async () => {
  const { apply, person, board, owner, call, db, mails } = await withJob({ hidesWage: true });
  const expecting = (minWage: number) => ({ minWage, wageCurrencyId: USD });
  // The job pays 2,000 dollars a month at most.
  const fits = await Promise.all(
    [1_900, 2_000, 2_300, 2_400].map(async (amount) => (await apply(await person(), expecting(amount))).data.wages.fit),
  );
  expect(fits).toEqual(["suits", "suits", "close", "apart"]);
  const who = await person();
  const { jobApplyId, wages } = (await apply(who, { ...expecting(2_300), showsWage: true })).data;
  expect(wages).toMatchObject({ fit: "close", expected: { min: 2_300, currency: "USD" }, paid: null });
  const seen = async () => (await board(owner)).find((row) => row.jobApplyId === jobApplyId)!.wages;
  // Nobody finds the figures by moving their own.
  await db.update(job).set({ maxWage: 30_000 });
  expect(await seen()).toMatchObject({ fit: "close", applicantShows: true, expected: null });
  const shown = await call(contract.showWage, { query: { jobApplyId } }, owner);
  expect(shown.data).toMatchObject({ expected: { min: 2_300 }, paid: { min: 12_000, max: 30_000, payPlan: "Yearly" } });
  // The other side is told, once.
  expect(await call(contract.showWage, { query: { jobApplyId } }, owner)).toMatchObject({ status: 200 });
  const told = async (kind: string) => (await mails(kind)).map(({ subject }) => subject);
  expect(await told("jobs.teamShowsWage")).toEqual([expect.stringMatching(/ shows what the job pays: Beekeeper$/)]);
  const later = await person();
  const { data: other } = await apply(later, expecting(2_300));
  for (let time = 0; time < 2; time++)
    await call(contract.showWage, { query: { jobApplyId: other.jobApplyId } }, later);
  expect(await told("jobs.applicantShowsWage")).toEqual(["Deniz Ergin agrees to show the expected salary: Beekeeper"]);
  // A range that everybody sees is shown already.
  await db.update(job).set({ hidesWage: false });
  const open = (await board(owner)).find((row) => row.jobApplyId === other.jobApplyId)!.wages;
  expect(open).toMatchObject({ teamShows: true, expected: { min: 2_300 } });
  expect((await apply(await person(), expecting(2_300))).data.wages).toMatchObject({ paid: { max: 30_000 } });
  expect((await call(contract.userApplies, {}, who)).data[0]!.wages.paid).toMatchObject({ max: 30_000 });
  expect(await call(contract.showWage, { query: { jobApplyId } }, await person())).toMatchObject({ status: 404 });
  expect((await apply(await person())).data.wages.fit).toBeNull();
  expect((await db.select().from(jobApplication)).filter(({ wageFit }) => wageFit === null)).toHaveLength(1);
});

test("an applicant who is leaving waits no more, the team is told, and applies nowhere", async () => {
  const { apply, move, person, owner, call, id, board, mails, database, app } = await withJob();
  const who = await person();
  const { jobApplyId } = (await apply(who, { applyNote: "I like bees." })).data;
  const toAnswer = async () => (await call(ownJobs, {}, owner)).data[0]!.toAnswer;
  const waits = async () => (await call(whatWaits, {}, owner)).data.map(({ kind }) => kind);
  expect([await toAnswer(), await waits()]).toEqual([1, ["jobApplications"]]);
  expect((await call(deleteAccount, { body: {} }, who)).status).toBe(200);
  await runJobs(database, { settings: app.settings });
  expect(await mails("jobs.applicantLeft")).toMatchObject([{ subject: "An applicant is leaving: Beekeeper" }]);
  expect([await toAnswer(), await waits()]).toEqual([0, []]);
  expect((await board(owner))[0]).toMatchObject({ status: "received", applyNote: null, applicant: { hasLeft: true } });
  expect(await move(owner, jobApplyId, "declined")).toMatchObject({ status: 409, code: "applicantLeft" });
  expect((await call(contract.getApplying, { query: { jobId: id } }, who)).data.isLeaving).toBe(true);
  expect(await apply(who)).toMatchObject({ status: 409, code: "keepAccountFirst" });
  await call(cancelDelete, {}, who);
  expect(await toAnswer()).toBe(1);
  expect(await move(owner, jobApplyId, "declined")).toMatchObject({ status: 200 });
});

test("admins see applicants and waiting times but not the contents", async () => {
  const { apply, move, person, owner, call, db, id } = await withJob();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.specialAdmin]: [SCOPE.FULL_ACCESS] });
  const rows = async (query: object = {}) => (await call(jobApplicantCalls.list, { query }, admin)).data.rows;
  const [answered, withdrawn] = [await person(), await person()];
  const declined = (await apply(answered, { applyNote: "I like bees." })).data.jobApplyId;
  const taken = (await apply(withdrawn)).data.jobApplyId;
  await apply(await person());
  await move(owner, declined, "declined");
  await move(withdrawn, taken, "withdrawn");
  const all = await rows();
  expect(all.map(({ state }) => state)).toEqual(["waiting", "withdrawn", "answered"]);
  expect(all[0]).toMatchObject({ person: "Deniz Ergin", job: "Beekeeper", jobSeoUrl: `is-${id}`, answeredAt: null });
  expect(JSON.stringify(all)).not.toMatch(/bees|declined|5321234567|linkedin/);
  expect(await rows({ state: "waiting", searchText: "deniz" })).toHaveLength(1);
  // A column finds what it shows, the whole table the title in the other language, too.
  expect(await rows({ searchText: "beekeep", searchColumn: "job" })).toHaveLength(3);
  expect(await rows({ searchText: "arici" })).toHaveLength(3);
  await call(deleteJob, { query: { id } }, owner);
  expect((await rows())[0]).toMatchObject({ job: "Beekeeper", jobSeoUrl: null });
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  for (const other of [owner, moderator])
    expect((await call(jobApplicantCalls.list, { query: {} }, other)).status).toBe(403);
});
