import { v7 } from "uuid";
import { expect, test } from "vitest";
import { lastDayOf } from "#shared/last-day.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { fakeCity } from "#testing/startups.ts";
import { companyJobs, getJob, jobCalls } from "../contract.ts";
import type { JobFilter } from "../filters.ts";
import * as contract from "./contract.ts";

const DAY_MS = 86_400_000;
const dayIn = (days: number) => lastDayOf(new Date(Date.now() + days * DAY_MS));
const EUR = fixedId("currency/EUR");
const PYTHON = typeId("skill", "python");
const FULL_TIME = typeId("workingPlan", "full-time");
const REMOTE = typeId("workingPlan", "remote");
const choice = contract.choiceEndpoints;

const JOB = {
  titleTr: "Arı bakıcısı",
  descriptionTr: "Arılara bakacaksınız.",
  jobRoleId: typeId("jobRole", "other"),
  workingPlanIds: [FULL_TIME],
  skillIds: [PYTHON],
  countryId: fixedId("country/TR"),
  cityId: fakeCity(1),
  payPlanId: typeId("payPlan", "monthly"),
  wageCurrencyId: EUR,
  publicationDate: dayIn(0),
  expirationDate: dayIn(30),
};

async function withJob(changes: object = {}, draft = false) {
  const built = await testApp();
  const { id: startupId } = await insertFullStartup(built.database);
  const as = async (...scopes: number[]) => ({ token: (await signedIn(built.db, { [startupId]: scopes })).token });
  const owner = await as(SCOPE.FULL_ACCESS);
  const body = { ...JOB, ...changes, startupId };
  const query = { draft: draft ? "true" : "false" } as const;
  const made = await built.call(contract.createJob, { query, body }, owner);
  expect(made.status, JSON.stringify(made.data)).toBe(200);
  const { id, seoUrl } = made.data;
  const listed = async (filter: JobFilter = {}) =>
    (await built.call(jobCalls.page, { body: { filter } })).data.rows.some((row) => row.id === id);
  const shown = (options = {}) => built.call(getJob, { params: { seoUrl } }, options);
  const edited = () => built.call(contract.getEditableJob, { params: { seoUrl } }, owner);
  return { ...built, startupId, id, seoUrl, as, owner, listed, shown, edited };
}
const fieldsOf = (answer: { data: unknown }) =>
  (answer.data as { field: string; reason: string }[]).map(({ field, reason }) => `${field}: ${reason}`);

test("a job is drafted, published, hidden, closed and deleted at once", async () => {
  const { call, id, seoUrl, owner, listed, shown, startupId } = await withJob({}, true);
  const state = async () => (await call(contract.ownJobs, {}, owner)).data.map((job) => job.state);
  const see = async () => [await listed(), (await shown()).status, (await shown(owner)).status, await state()];
  expect(seoUrl).toMatch(/-ari-bakicisi$/);
  expect(await see()).toEqual([false, 404, 200, ["draft"]]);
  const show = (visibility: "true" | "false") => call(contract.showJob, { query: { jobId: id, visibility } }, owner);
  expect((await show("true")).data).toMatchObject({ state: "open", isListed: true });
  expect(await see()).toEqual([true, 200, 200, ["open"]]);
  expect((await show("false")).data.state).toBe("draft");
  expect(await see()).toEqual([false, 404, 200, ["draft"]]);
  await show("true");
  expect((await call(contract.closeJob, { query: { id } }, owner)).data).toMatchObject({
    state: "ended",
    expirationDate: dayIn(-1),
  });
  // It began today, and ended the day before.
  expect(await see()).toEqual([false, 200, 200, ["ended"]]);
  expect(await listed({ expired: true })).toBe(true);
  await show("false");
  expect(await show("true")).toMatchObject({ status: 409, code: "jobEnded" });
  await call(contract.changeJob, { body: { id, expirationDate: dayIn(9) } }, owner);
  await show("true");
  expect(await see()).toEqual([true, 200, 200, ["open"]]);
  expect(await call(contract.deleteJob, { query: { id } }, owner)).toMatchObject({ status: 200 });
  expect(await see()).toEqual([false, 404, 404, []]);
  expect((await call(companyJobs, { query: { companyId: startupId } }, owner)).data.rows).toEqual([]);
  expect(await call(contract.deleteJob, { query: { id } }, owner)).toMatchObject({
    status: 404,
    code: "notFoundOnDelete",
  });
});

test("a save changes only what is sent; clashes show both values", async () => {
  const { call, id, owner, edited, listed, as } = await withJob();
  const { version, values } = (await edited()).data;
  expect(values).toMatchObject({ ...JOB, titleEn: null, softSkillIds: [], minWage: null });
  const wage = { minWage: 1_000, maxWage: 2_000, wageCurrencyId: EUR };
  const saved = await call(contract.changeJob, { body: { id, version, ...wage } }, owner);
  expect(saved.data).toMatchObject({ version: version + 1, values: { ...values, ...wage } });
  expect(await listed({ wage: { gte: 2_000 }, wageCurrency: [EUR] })).toBe(true);
  const other = await as(SCOPE.WRITE);
  const more = await call(contract.changeJob, { body: { id, version, minShare: 1, maxShare: 2 } }, other);
  expect(more.data.values).toMatchObject({ ...wage, minShare: 1, maxShare: 2 });
  const clash = await call(contract.changeJob, { body: { id, version, minWage: 900 } }, other);
  expect(clash).toMatchObject({ status: 409, code: "changedMeanwhile", data: [{ field: "minWage", theirs: 1_000 }] });
  // A closed job is closed for a form that was opened before, too.
  await call(contract.closeJob, { query: { id } }, owner);
  const late = await call(contract.changeJob, { body: { id, version, expirationDate: dayIn(60) } }, other);
  expect(late).toMatchObject({ status: 409, code: "changedMeanwhile" });
});

test("a hidden wage is on no page, in no list and behind no filter", async () => {
  const { shown, listed, edited } = await withJob({
    hidesWage: true,
    minWage: 1_000,
    maxWage: 2_000,
    wageCurrencyId: EUR,
  });
  expect((await shown()).data).toMatchObject({ minWage: null, maxWage: null, wageCurrency: null });
  expect(await listed()).toBe(true);
  expect(await listed({ wage: { gte: 1 }, wageCurrency: [EUR] })).toBe(false);
  expect(await listed({ payCurrency: [EUR] })).toBe(false);
  expect((await edited()).data.values).toMatchObject({ hidesWage: true, minWage: 1_000 });
});

test("skills and employment types change singly, and the last one stays", async () => {
  const { call, id, owner, edited } = await withJob();
  const soft = typeId("softSkill", "teamwork");
  const change = (endpoint: (typeof choice)["addSkill"], typeOf: string) =>
    call(endpoint, { body: { jobId: id, typeId: typeOf } }, owner);
  await change(choice.addWorkingPlan, REMOTE);
  await change(choice.addWorkingPlan, REMOTE);
  await change(choice.addSkill, soft);
  expect((await edited()).data.values).toMatchObject({
    workingPlanIds: [FULL_TIME, REMOTE].sort(),
    softSkillIds: [soft],
  });
  await change(choice.deleteWorkingPlan, FULL_TIME);
  await change(choice.deleteSkill, PYTHON);
  expect((await edited()).data.values).toMatchObject({ workingPlanIds: [REMOTE], skillIds: [], softSkillIds: [soft] });
  expect(await change(choice.deleteWorkingPlan, REMOTE)).toMatchObject({ status: 400 });
  expect(await change(choice.deleteSkill, soft)).toMatchObject({ status: 400 });
  expect(await change(choice.addSkill, FULL_TIME)).toMatchObject({ status: 400 });
});

test("a job always has a currency; only a known wage is found by it", async () => {
  const { call, id, owner, as, startupId, listed, shown, database } = await withJob();
  expect((await shown()).data).toMatchObject({ minWage: null, maxWage: null, wageCurrency: "EUR" });
  expect(await listed({ payCurrency: ["eur"] })).toBe(false);
  expect((await call(contract.changeJob, { body: { id, maxWage: 2_000 } }, owner)).status).toBe(200);
  expect(await listed({ payCurrency: ["eur"] })).toBe(true);
  expect((await call(contract.changeJob, { body: { id, hidesWage: true } }, owner)).status).toBe(200);
  expect(await listed({ payCurrency: ["eur"] })).toBe(false);

  // A new one begins with the currency of the startup's country, else with that of most jobs.
  const first = async (who = owner) => call(contract.newJob, { params: { startupId } }, who);
  const lives = (country: string) =>
    database.pool.query("update startup set city_id = null, country_id = $1", [fixedId(`country/${country}`)]);
  await lives("TR");
  expect((await first()).data).toEqual({ wageCurrencyId: fixedId("currency/TRY") });
  await lives("JP");
  expect((await first()).data).toEqual({ wageCurrencyId: EUR });
  expect(await first(await as(SCOPE.READ))).toMatchObject({ status: 403 });
});

test("an invalid job is refused by its field and nothing is saved", async () => {
  const { call, id, owner, edited, startupId, database } = await withJob();
  const before = (await edited()).data;
  const usd = { wageCurrencyId: fixedId("currency/USD") };
  const refusals: [object, string[]][] = [
    [{ titleTr: null }, ["titleEn: required"]],
    [{ descriptionTr: " " }, ["descriptionEn: required"]],
    [{ descriptionEn: "Apply at https://k\u043evan.example" }, ["descriptionEn: lookAlikeAddress"]],
    [{ skillIds: [] }, ["skillIds: required"]],
    [{ workingPlanIds: [] }, ["workingPlanIds: required"]],
    [{ workingPlanIds: [PYTHON] }, ["workingPlanIds: unknown"]],
    [{ cityId: null }, ["cityId: required"]],
    [{ cityId: v7() }, ["cityId: unknown"]],
    [{ countryId: null, cityId: null }, ["countryId: required"]],
    [{ payPlanId: null }, ["payPlanId: required"]],
    [{ jobRoleId: FULL_TIME }, ["jobRoleId: unknown"]],
    [{ wageCurrencyId: null }, ["wageCurrencyId: required"]],
    [{ minWage: 5, wageCurrencyId: null }, ["wageCurrencyId: required"]],
    [{ minWage: 5, maxWage: 4, ...usd }, ["maxWage: minAboveMax"]],
    [{ minWage: 5, wageCurrencyId: v7() }, ["wageCurrencyId: unknown"]],
    [{ minShare: 3, maxShare: 2 }, ["maxShare: minAboveMax"]],
    [{ minShare: 1e-9 }, ["minShare: atMostDecimals"]],
    [{ publicationDate: dayIn(40) }, ["expirationDate: endBeforeStart"]],
    [{ expirationDate: dayIn(-5) }, ["expirationDate: endBeforeStart"]],
    [{ expirationDate: "9999-01-01" }, ["expirationDate: tooLate"]],
    [{ expirationDate: null }, ["expirationDate: required"]],
  ];
  for (const [change, expected] of refusals) {
    const answer = await call(contract.changeJob, { body: { id, ...change } }, owner);
    expect([answer.status, fieldsOf(answer)], JSON.stringify(change)).toEqual([400, expected]);
  }
  for (const change of [
    { minShare: 101 },
    { minWage: 1e30, ...usd },
    { skillIds: Array.from({ length: 21 }, () => v7()) },
    { skillIds: [PYTHON, PYTHON] },
    { titleTr: "x".repeat(201) },
    { isListed: true },
  ])
    expect(await call(contract.changeJob, { body: { id, ...change } as never }, owner)).toMatchObject({ status: 400 });
  expect((await edited()).data).toEqual(before);
  const past = { ...JOB, startupId, publicationDate: dayIn(-20), expirationDate: dayIn(-10) };
  const late = await call(contract.createJob, { body: past }, owner);
  expect([late.status, fieldsOf(late)]).toEqual([400, ["expirationDate: inThePast"]]);
  const html = { titleTr: "<b onclick=x>Arı</b>", descriptionTr: "<script>alert(1)</script>" };
  const saved = await call(contract.changeJob, { body: { id, ...html } }, owner);
  expect(saved.data.values).toMatchObject(html);
  const { rows } = await database.pool.query("select count(*)::int jobs from job");
  expect(rows).toEqual([{ jobs: 1 }]);
});

test("only those who may write the startup write its jobs", async () => {
  const { call, id, seoUrl, as, startupId, db } = await withJob({}, true);
  const reader = await as(SCOPE.READ);
  const stranger = { token: (await signedIn(db)).token };
  const edit = { params: { seoUrl } };
  const save = { body: { id, titleEn: "Mine now" } };
  expect(await call(contract.getEditableJob, edit, reader)).toMatchObject({ status: 403 });
  expect(await call(contract.changeJob, save, reader)).toMatchObject({ status: 403 });
  // A draft is not there for others.
  expect(await call(contract.getEditableJob, edit, stranger)).toMatchObject({ status: 404 });
  expect(await call(contract.changeJob, save, stranger)).toMatchObject({ status: 404 });
  expect(await call(contract.createJob, { body: { ...JOB, startupId } }, stranger)).toMatchObject({ status: 403 });
  expect(await call(contract.createJob, { body: { ...JOB, startupId: v7() } }, stranger)).toMatchObject({
    status: 404,
  });
  expect((await call(contract.ownJobs, {}, reader)).data).toMatchObject([{ id, mayEdit: false }]);
  expect((await call(contract.ownJobs, {}, stranger)).data).toEqual([]);
  // Whatever right one has on the startup, its published jobs are in the list; drafts are for those who see them.
  const others = await Promise.all([SCOPE.STARTUP_FINANCIAL_WRITE, SCOPE.IAM_FULL_ACCESS].map((scope) => as(scope)));
  const lists = async () => Promise.all(others.map(async (who) => (await call(contract.ownJobs, {}, who)).data));
  expect(await lists()).toEqual([[], []]);
  const owner = await as(SCOPE.FULL_ACCESS);
  await call(contract.showJob, { query: { jobId: id, visibility: "true" } }, owner);
  expect(await lists()).toMatchObject([[{ id, mayEdit: false }], [{ id, mayEdit: false }]]);
});
