import { expect, test } from "vitest";
import { fixedId, typeId } from "#shared/type-id.ts";
import { sharedApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { experienceEndpoints, getOwnProfile, type ProfileBody, saveProfile } from "./contract.ts";

const app = sharedApp();

const plan = { workingPlanId: typeId("workingPlan", "remote") };

/** A member whose profile two tabs have read. */
async function twoTabs() {
  const { call, db } = app();
  const { token } = await signedIn(db);
  const save = (body: ProfileBody) => call(saveProfile, { body }, { token });
  const own = async () => (await call(getOwnProfile, {}, { token })).data;
  const first = await save({ title: "Founder", description: "Bees", workingPlans: [plan] });
  expect(first.status, JSON.stringify(first.data)).toBe(200);
  return { call, token, save, own, version: first.data.version };
}

test("saves of different fields of one version merge and count up", async () => {
  const { save, own, version } = await twoTabs();
  expect((await save({ version, title: "Co-founder" })).status).toBe(200);
  expect((await save({ version, description: "Bees and honey" })).status).toBe(200);
  expect(await own()).toMatchObject({ title: "Co-founder", description: "Bees and honey", version: version + 2 });
});

test("a save of a field changed meanwhile is refused with both values", async () => {
  const { save, own, version } = await twoTabs();
  await save({ version, title: "Chair" });
  const late = await save({ version, title: "CTO", description: "Hives" });
  expect(late).toMatchObject({ status: 409, code: "changedMeanwhile" });
  expect(late.data).toMatchObject([
    { field: "title", reason: "changedMeanwhile", yours: "CTO", theirs: "Chair", version: version + 1 },
  ]);
  expect(await own()).toMatchObject({ title: "Chair", description: "Bees", version: version + 1 });
  // A reader of both values chooses.
  expect((await save({ version: version + 1, title: "CTO" })).status).toBe(200);
  // The same value twice is no clash, and a save without a version overwrites.
  expect((await save({ version, title: "CTO" })).status).toBe(200);
  expect((await save({ title: "CEO" })).data).toMatchObject({ title: "CEO", version: version + 3 });
});

test("a version from the future, as after a restore, overwrites nothing", async () => {
  const { save, own, version } = await twoTabs();
  const late = await save({ version: version + 5, title: "CTO" });
  expect(late).toMatchObject({ status: 409, code: "changedMeanwhile" });
  expect(late.data).toMatchObject([{ field: "title", yours: "CTO", theirs: "Founder", version }]);
  expect((await save({ version: version + 5, title: "Founder" })).status).toBe(200);
  expect(await own()).toMatchObject({ title: "Founder", version });
});

test("a city clashes with another country, a list with a row changed by call", async () => {
  const { call, token, save, own, version } = await twoTabs();
  const istanbul = { countryId: fixedId("country/TR"), cityId: fixedId("city/TR/istanbul") };
  expect((await save({ version, ...istanbul })).status).toBe(200);
  const berlin = await save({ version, countryId: fixedId("country/DE"), cityId: null });
  expect(berlin).toMatchObject({ status: 409, code: "changedMeanwhile" });
  expect((berlin.data as unknown as { field: string }[]).map(({ field }) => field)).toEqual(["countryId", "cityId"]);

  const body = { title: "Engineer", companyName: "Petek" };
  const added = await call(experienceEndpoints.post, { body }, { token });
  expect(added.data.version).toBe((await own()).version);
  const { id } = added.data;
  const change = (title: string, from: number) =>
    call(experienceEndpoints.put, { body: { ...body, id, title, version: from } }, { token });
  expect((await change("Lead", added.data.version)).status).toBe(200);
  const late = await change("Head", added.data.version);
  expect(late).toMatchObject({ status: 409, code: "changedMeanwhile" });
  expect(late.data).toMatchObject([
    { field: "workingExperiences", yours: { title: "Head" }, theirs: { title: "Lead" } },
  ]);
  const list = await save({ version, workingExperiences: [] });
  expect(list).toMatchObject({ status: 409 });
  expect((await own()).workingExperiences).toMatchObject([{ title: "Lead" }]);
});

test("two saves at the same moment: one of them is told of the other", async () => {
  const { save, own, version } = await twoTabs();
  const answers = await Promise.all([save({ version, title: "One" }), save({ version, title: "Two" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(["One", "Two"]).toContain((await own()).title);
});
