import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { profile } from "#db/tables/profile.server.ts";
import { startupMember } from "#db/tables/startups.server.ts";
import { personalData } from "#features/accounts/deletion/queries/personal-data.server.ts";
import { searchUsers } from "#features/search/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { talentCalls } from "../contract.ts";
import { listTalents } from "../legacy/contract.ts";
import { searchPeople, teamMembers } from "../people/contract.ts";
import { getOwnProfile, getProfile, type ProfileBody, saveProfile } from "../profile/contract.ts";

const { page, availableValues } = talentCalls;
const workingPlans = [{ workingPlanId: typeId("workingPlan", "remote") }];

async function two() {
  const built = await testApp();
  const { db, call } = built;
  const shy = await signedIn(db);
  const other = await signedIn(db);
  await db.update(account).set({ seoUrl: "utangac", name: "Utangaç" }).where(eq(account.id, shy.id));
  await db.update(account).set({ seoUrl: "digeri" }).where(eq(account.id, other.id));
  await listMembers(db, shy.id);
  const save = (body: ProfileBody, who = shy) => call(saveProfile, { body }, { token: who.token });
  expect((await save({ workingPlans })).status).toBe(200);
  /** The answers about the shy one to a viewer: profile, list, counts, searches. */
  const answersTo = async (who?: { token: string }) => {
    const options = who ? { token: who.token } : {};
    const { status } = await call(getProfile, { params: { seoUrl: "utangac" } }, options);
    const ids = async () => (await call(page, { body: { pageSize: 100 } }, options)).data.rows.map(({ id }) => id);
    const [plan] = (
      await call(availableValues, { body: { facets: ["workingPlans"] } }, options)
    ).data.data.workingPlans!.filter(({ slug }) => slug === "remote" || slug === "uzaktan");
    const found = (await call(searchUsers, { query: { text: "utangac" } }, options)).data.length;
    const people = (await call(searchPeople, { body: { searchText: "utangac" } }, options)).data.totalCount;
    const isListed = (await ids()).includes(shy.id);
    return { status, isListed, count: plan?.count, found, people };
  };
  return { ...built, shy, other, save, answersTo };
}
const SEEN_ANSWERS = { status: 200, isListed: true, count: 1, found: 1, people: 1 };
const HIDDEN_ANSWERS = { status: 404, isListed: false, count: 0, found: 0, people: 0 };

test("hiding holds at once for those named and visitors, until undone", async () => {
  const { db, shy, other, save, answersTo } = await two();
  const third = await signedIn(db);
  for (const who of [other, third, undefined]) expect(await answersTo(who)).toEqual(SEEN_ANSWERS);
  const saved = await save({ hiddenFrom: [{ personId: other.id }] });
  expect(saved.data.hiddenFrom).toMatchObject([{ personId: other.id, name: "Deniz Ergin" }]);
  for (const who of [other, undefined]) expect(await answersTo(who)).toEqual(HIDDEN_ANSWERS);
  for (const who of [third, shy]) expect(await answersTo(who)).toEqual(SEEN_ANSWERS);
  await save({ hiddenFrom: [{ domain: "@Example.TEST" }] });
  for (const who of [other, third, undefined]) expect(await answersTo(who)).toEqual(HIDDEN_ANSWERS);
  expect(await answersTo(shy)).toEqual(SEEN_ANSWERS);
  await save({ hiddenFrom: [] });
  for (const who of [other, third, undefined]) expect(await answersTo(who)).toEqual(SEEN_ANSWERS);
});

test("hiding from a startup follows its current members", async () => {
  const { db, database, call, shy, other, save, answersTo } = await two();
  const { id } = await insertFullStartup(database);
  await db.insert(startupMember).values([
    { startupId: id, kind: "team", accountId: other.id, name: "Diğeri" },
    { startupId: id, kind: "team", accountId: shy.id, name: "Utangaç" },
  ]);
  const team = async () => (await call(teamMembers, {}, { token: other.token })).data.map((one) => one.id);
  expect(await team()).toContain(shy.id);
  const { data } = await save({ hiddenFrom: [{ startupId: id }] });
  expect(data.hiddenFrom).toMatchObject([{ startupId: id, name: "Işık Batarya" }]);
  expect(await answersTo(other)).toEqual(HIDDEN_ANSWERS);
  expect(await team()).not.toContain(shy.id);
  // One's own team does not hide one from oneself.
  expect(await answersTo(shy)).toEqual(SEEN_ANSWERS);
  await db.delete(startupMember).where(eq(startupMember.accountId, other.id));
  expect(await answersTo(other)).toEqual(SEEN_ANSWERS);
  await db.execute(sql`delete from startup where id = ${id}`);
  expect(await answersTo(undefined)).toEqual(SEEN_ANSWERS);
  expect((await db.execute(sql`select fault from talents_index_faults()`)).rows).toEqual([]);
});

test("invalid hiding rows are refused by their field", async () => {
  const { call, shy, other, save } = await two();
  await save({ workingPlans, hiddenFrom: [{ personId: shy.id }] }, other);
  const refused = async (hiddenFrom: ProfileBody["hiddenFrom"]) => {
    const { status, data } = await save({ hiddenFrom });
    expect(status).toBe(400);
    return data;
  };
  const nobody = "019a0000-0000-7000-8000-000000000000";
  const unknown = [{ field: "hiddenFrom.0.personId", reason: "unknown" }];
  // No answer tells a person who hides from one that is not there.
  for (const personId of [nobody, shy.id, other.id]) expect(await refused([{ personId }])).toMatchObject(unknown);
  expect(await refused([{ startupId: nobody }])).toMatchObject([
    { field: "hiddenFrom.0.startupId", reason: "unknown" },
  ]);
  expect(await refused([{ domain: "acme.com", startupId: nobody }])).toContainEqual(
    expect.objectContaining({ field: "hiddenFrom.0.domain", reason: "oneOnly" }),
  );
  for (const domain of ["acme", "acme com", "10.0.0.1", "a@", "ac_me.com"])
    expect(await refused([{ domain }]), domain).toMatchObject([{ field: "hiddenFrom.0.domain", reason: "domain" }]);
  expect(await refused([{ domain: "acme.com" }, { domain: "acme.com" }])).toMatchObject([
    { field: "hiddenFrom.1.domain", reason: "duplicate" },
  ]);
  expect((await call(getOwnProfile, {}, { token: shy.token })).data.hiddenFrom).toEqual([]);
});

test("two who change from whom they hide at once: the second is asked", async () => {
  const { save } = await two();
  const { version } = (await save({ title: "Kurucu" })).data;
  expect((await save({ version, hiddenFrom: [{ domain: "acme.com" }] })).status).toBe(200);
  expect(await save({ version, hiddenFrom: [{ domain: "petek.com" }] })).toMatchObject({ code: "changedMeanwhile" });
  expect((await save({ version, jobSearchAudience: "nobody" })).status).toBe(200);
});

test("what one is told of oneself does not tell who hides from one", async () => {
  const { db, shy, other, save } = await two();
  await save({ hiddenFrom: [{ personId: other.id }] });
  expect(JSON.stringify(await personalData(db, other.id))).not.toContain(shy.id);
  expect(JSON.stringify(await personalData(db, shy.id))).toContain("profile_hiding");
});

test("looking for work is shown to nobody, members or all, as chosen", async () => {
  const { db, call, shy, other, save } = await two();
  const premium = await signedIn(db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] });
  const status = typeId("jobSearchStatus", "open-to-offers");
  const shownTo = async (who?: { token: string }) => {
    const options = who ? { token: who.token } : {};
    const detail = (await call(getProfile, { params: { seoUrl: "utangac" } }, options)).data.jobSearchStatusId;
    const row = (await call(page, { body: { pageSize: 100 } }, options)).data.rows.find(({ id }) => id === shy.id);
    const search = { filter: { jobSearchStatusId: status }, searchText: "utangac" };
    const found = (await call(searchPeople, { body: search }, options)).data.totalCount;
    return [detail === status, row!.jobSearchStatus?.id === status, found === 1];
  };
  const filtered = async () => {
    const body = { filter: { jobSearchStatus: [status] }, facets: ["jobSearchStatuses"] };
    const token = premium.token;
    const { data } = await call(availableValues, { body }, { token });
    const named = await call(listTalents, { body: { filter: { JobSearchStatusId: status } } }, { token });
    expect(named.data.totalCount).toBe(data.totalCount);
    return [data.totalCount, data.data.jobSearchStatuses!.find(({ id }) => id === status)!.count];
  };
  const [all, none] = [
    [true, true, true],
    [false, false, false],
  ];
  await save({ jobSearchStatusId: status });
  const [stored] = await db.select().from(profile).where(eq(profile.accountId, shy.id));
  expect(stored!.jobSearchAudience).toBe("members");
  expect(await shownTo(other)).toEqual(all);
  expect(await shownTo()).toEqual(none);
  expect(await filtered()).toEqual([1, 1]);
  await save({ jobSearchAudience: "everyone" });
  expect(await shownTo()).toEqual(all);
  const withWishes = async () => {
    const body = { filter: { salary: { gte: 1 }, share: { gte: 1 } } };
    return (await call(availableValues, { body }, { token: premium.token })).data.totalCount;
  };
  await save({
    minSalaryExpectationToJob: 12_345,
    minSalaryExpectationToJobCurrencyId: fixedId("currency/USD"),
    minShareExpectationToJob: 2,
  });
  expect(await withWishes()).toBe(1);
  await save({ jobSearchAudience: "nobody" });
  expect(await shownTo(other)).toEqual(none);
  expect(await filtered()).toEqual([0, 0]);
  expect(await withWishes()).toBe(0);
  expect((await call(getOwnProfile, {}, { token: shy.token })).data.jobSearchStatusId).toBe(status);
});

test("the list follows the specification's fields and names its refusals", async () => {
  const { db, call, save } = await two();
  const token = (await signedIn(db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] })).token;
  await save({
    skills: [{ skillId: typeId("softSkill", "teamwork"), isSoft: true }],
    minSalaryExpectationToJob: 2_000,
    maxShareExpectationToJob: 7,
    countryId: "",
  });
  const list = (filter: object, who: string | undefined = token) =>
    call(listTalents, { body: { filter: filter as never } }, who ? { token: who } : {});
  const total = async (filter: object) => (await list(filter)).data.totalCount;
  const all = await total({});
  expect(all).toBe(1);
  expect(await total({ WorkingPlans: "remote", CountryId: "", CityId: null })).toBe(1);
  expect(await total({ Skills: [typeId("softSkill", "teamwork"), typeId("skill", "typescript")] })).toBe(1);
  expect(await total({ MinSalaryExpectationToJob: 1_500, MaxSalaryExpectationToJob: 2_500 })).toBe(1);
  expect(await total({ MinSalaryExpectationToJob: 2_000.01 })).toBe(0);
  expect(await total({ MaxShareExpectationToJob: 7, MinSalaryExpectationToJobCurrencyId: "usd" })).toBe(1);
  expect(await list({ Sector: [] })).toMatchObject({ status: 400 });
  expect(await list({ CountryId: ["nowhere"] })).toMatchObject({
    status: 400,
    data: [{ field: "filter.CountryId" }],
  });
  expect(
    await list({
      MinSalaryExpectationToJob: 1,
      MinSalaryExpectationToJobCurrencyId: "usd",
      MaxSalaryExpectationToJobCurrencyId: "try",
    }),
  ).toMatchObject({ status: 400, data: [{ reason: "otherCurrency" }] });
  expect(await list({ JobRoles: ["lawyer", "architect"] }, "")).toMatchObject({ status: 403 });
});
