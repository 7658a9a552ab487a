import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { university } from "#db/tables/reference.server.ts";
import { searchUsers } from "#features/search/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { sharedApp } from "#testing/app.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { lookUpPeople, searchPeople } from "../people/contract.ts";
import {
  educationEndpoints,
  getOwnProfile,
  getProfile,
  getReputation,
  languageEndpoints,
  type ProfileBody,
  saveProfile,
  workingPlanEndpoints,
} from "./contract.ts";

const turkey = fixedId("country/TR");
const istanbul = fixedId("city/TR/istanbul");
/** The id of no place. */
const UNKNOWN_ID = "019a0000-0000-7000-8000-000000000000";
/** In which an amount without a currency is. */
const USUAL_CURRENCY = fixedId("currency/USD");
const plan = (key: string) => ({ workingPlanId: typeId("workingPlan", key) });
const level = typeId("languageLevel", "b2");

/** A profile with everything in it. */
const FULL_PROFILE = {
  name: "İpek",
  surname: "Işık",
  title: "Kurucu",
  mobilePhoneCode: "+90",
  mobilePhone: "0532 123 45 67",
  birthday: "1990-02-28T00:00:00",
  genderId: typeId("gender", "female"),
  countryId: turkey,
  cityId: istanbul,
  countyId: fixedId("county/TR/istanbul/kadikoy"),
  description: "Arılarla çalışır.",
  jobSearchStatusId: typeId("jobSearchStatus", "open-to-offers"),
  jobSearchAudience: "everyone" as const,
  expectationToJobId: typeId("expectationToJob", "salary-and-share"),
  minSalaryExpectationToJob: 0,
  minSalaryExpectationToJobCurrencyId: fixedId("currency/EUR"),
  maxSalaryExpectationToJob: 4500.5,
  maxSalaryExpectationToJobCurrencyId: fixedId("currency/EUR"),
  minShareExpectationToJob: 2.5,
  maxShareExpectationToJob: 10,
  linkedin: "https://www.linkedin.com/in/ipek",
  gitHub: "github.com/ipek",
  educations: [
    {
      schoolName: "Petek Akademisi",
      degreeId: typeId("degree", "bachelor"),
      startDate: "2008-09-01",
      endDate: "2012-06-30",
    },
    { schoolId: null, description: "" },
  ],
  userLanguages: [{ languageId: fixedId("language/tr"), languageLevelId: typeId("languageLevel", "native") }],
  skills: [
    {
      skillId: typeId("skill", "typescript"),
      positionId: typeId("position", "senior"),
      knowledgeLevelId: typeId("knowledgeLevel", "expert"),
    },
    { skillId: typeId("softSkill", "teamwork"), isSoft: true },
    { isSoft: true },
  ],
  workingPlans: [plan("full-time"), plan("remote")],
  jobRoles: [{ jobRoleId: typeId("jobRole", "entrepreneur") }],
  workingExperiences: [
    {
      title: "Kurucu",
      companyName: "Petek",
      stillWorking: true,
      startDate: "2015-01-01",
      endDate: "",
      countryId: turkey,
    },
  ],
} satisfies ProfileBody;

/** One API for all tests; each has a member of its own. */
const app = sharedApp();

async function profileApp() {
  const built = app();
  const { id, token } = await signedIn(built.db);
  const save = (body: object) => built.call(saveProfile, { body: body as ProfileBody }, { token });
  const own = async () => (await built.call(getOwnProfile, {}, { token })).data;
  return { ...built, id, token, save, own };
}

test("a whole profile is saved, answered and read back localized", async () => {
  const { save, own, call, token } = await profileApp();
  const answer = await save(FULL_PROFILE);
  expect(answer.status, JSON.stringify(answer.data)).toBe(200);
  const saved = await own();
  expect(saved).toEqual(answer.data);
  expect(saved).toMatchObject({
    name: "İpek",
    searchName: "ipek isik",
    gitHub: "https://github.com/ipek",
    mobilePhoneCode: "90",
    mobilePhone: "5321234567",
    birthday: "1990-02-28",
    cityName: "Istanbul",
    minSalaryExpectationToJob: 0,
    maxSalaryExpectationToJob: 4500.5,
    maxShareExpectationToJob: 10,
    genderName: "Female",
    educations: [{ schoolName: "Petek Akademisi", degreeName: "Bachelor’s degree", endDate: "2012-06-30" }],
    userLanguages: [{ languageName: "Turkish", languageLevelName: "Native speaker" }],
    workingExperiences: [{ title: "Kurucu", stillWorking: true, endDate: null, countryName: expect.any(String) }],
  });
  expect(saved.skills.map(({ skillName }) => skillName)).toEqual(["TypeScript", "Teamwork"]);
  const turkish = await call(getOwnProfile, {}, { token, headers: { "accept-language": "tr" } });
  expect(turkish.data).toMatchObject({ cityName: "İstanbul", genderName: "Kadın" });
});

test("rows with an id are updated, new ones created, absent ones deleted", async () => {
  const { save, own } = await profileApp();
  await save(FULL_PROFILE);
  const before = await own();
  const [first, second] = before.workingPlans;
  await save({ title: "Genel Müdür", workingPlans: [{ ...plan("hybrid"), id: second!.id }, plan("freelance"), {}] });
  const after = await own();
  expect(after.workingPlans.map(({ workingPlanName }) => workingPlanName)).toEqual(["Hybrid", "Freelance"]);
  expect(after.workingPlans.map(({ id }) => id)).toContain(second!.id);
  expect(after.workingPlans.map(({ id }) => id)).not.toContain(first!.id);
  expect({ ...after, title: "", workingPlans: [], updatedAt: "" }).toEqual({
    ...before,
    version: before.version + 1,
    title: "",
    workingPlans: [],
    updatedAt: "",
  });
});

test("two rows may exchange their values", async () => {
  const { save, own } = await profileApp();
  await save(FULL_PROFILE);
  const [one, other] = (await own()).workingPlans;
  const swapped = [
    { id: one!.id, workingPlanId: other!.workingPlanId },
    { id: other!.id, workingPlanId: one!.workingPlanId },
  ];
  expect((await save({ workingPlans: swapped })).status).toBe(200);
});

test.each([
  [{ userTypeId: typeId("userType", "investor") }],
  [{ isAdmin: true }],
  [{ roles: ["admin"] }],
  [{ scopes: [0], entityId: PLATFORM_ENTITY.admin }],
  [{ id: PLATFORM_ENTITY.admin }],
  [{ email: "else@example.test" }],
  [{ emailVerifiedAt: "2020-01-01", isEmApproved: true }],
  [{ passwordHash: "x" }],
  [{ seoUrl: "admin" }],
  [{ cvKey: "private/x.pdf" }],
  [{ pP_512: "https://evil.example/a.png" }],
])("a save cannot write %j", async (extra) => {
  const { save, own, db, id } = await profileApp();
  await save({ workingPlans: [plan("remote")] });
  const read = () => db.select().from(account).where(eq(account.id, id));
  const before = [await read(), await own()];
  expect(await save({ ...extra, title: "Changed" })).toMatchObject({ status: 400, code: "invalidInput" });
  expect([await read(), await own()]).toEqual(before);
});

test.each([
  [{ name: " " }, "name", "required"],
  [{ name: "<script>alert(1)</script>" }, "name", "letters"],
  [{ birthday: "2999-01-01" }, "birthday", "future"],
  [{ birthday: "1850-01-01" }, "birthday", "tooEarly"],
  [{ linkedin: "https://linkedin.com.evil.example/in/x" }, "linkedin", "socialLink"],
  [{ twitter: "twitter.example/x" }, "twitter", "socialLink"],
  [{ mobilePhoneCode: "90", mobilePhone: "123" }, "mobilePhone", "phone"],
  [{ mobilePhoneCode: "49", mobilePhone: "+90 532 123 45 67" }, "mobilePhone", "phone"],
  [{ mobilePhone: "0532 123 45 67" }, "mobilePhone", "phone"],
  [{ mobilePhoneCode: "1268", mobilePhone: "464 1234" }, "mobilePhone", "phone"],
  [{ mobilePhoneCode: "90" }, "mobilePhone", "required"],
  [{ minSalaryExpectationToJobCurrencyId: USUAL_CURRENCY }, "minSalaryExpectationToJob", "required"],
  [
    {
      minSalaryExpectationToJob: 1000,
      minSalaryExpectationToJobCurrencyId: USUAL_CURRENCY,
      maxSalaryExpectationToJob: 2000,
      maxSalaryExpectationToJobCurrencyId: fixedId("currency/EUR"),
    },
    "maxSalaryExpectationToJobCurrencyId",
    "otherCurrency",
  ],
  [{ genderId: typeId("degree", "mba") }, "genderId", "unknown"],
  [{ cityId: istanbul }, "cityId", "unknown"],
  [{ countryId: fixedId("country/DE"), cityId: istanbul }, "cityId", "unknown"],
  [{ cityId: UNKNOWN_ID }, "cityId", "unknown"],
  [{ countyId: UNKNOWN_ID }, "countyId", "unknown"],
  [
    { workingExperiences: [{ title: "A", companyName: "B", cityId: UNKNOWN_ID }] },
    "workingExperiences.0.cityId",
    "unknown",
  ],
  [
    { workingExperiences: [{ title: "A", companyName: "B", countyId: UNKNOWN_ID }] },
    "workingExperiences.0.countyId",
    "unknown",
  ],
  [
    { minSalaryExpectationToJob: 5, maxSalaryExpectationToJob: 1, maxSalaryExpectationToJobCurrencyId: USUAL_CURRENCY },
    "maxSalaryExpectationToJob",
    "minAboveMax",
  ],
  [{ minShareExpectationToJob: 5, maxShareExpectationToJob: 1 }, "maxShareExpectationToJob", "minAboveMax"],
  [{ minSalaryExpectationToJob: 5, maxSalaryExpectationToJob: 0 }, "maxSalaryExpectationToJob", "minAboveMax"],
  [{ workingPlans: [] }, "workingPlans", "atLeastOne"],
  [{ workingPlans: [{}] }, "workingPlans", "atLeastOne"],
  [{ workingPlans: [plan("remote"), plan("remote")] }, "workingPlans.1.workingPlanId", "duplicate"],
  [
    { educations: [{}, { schoolName: "A", startDate: "2020-02-02", endDate: "2020-02-01" }] },
    "educations.1.endDate",
    "endBeforeStart",
  ],
  [{ educations: [{ description: "?" }] }, "educations.0.schoolId", "required"],
  [{ educations: [{ schoolId: istanbul }] }, "educations.0.schoolId", "unknown"],
  [{ userLanguages: [{ languageId: fixedId("language/tr") }] }, "userLanguages.0.languageLevelId", "required"],
  [
    { skills: [{ skillId: typeId("softSkill", "teamwork"), knowledgeLevelId: typeId("knowledgeLevel", "expert") }] },
    "skills.0.skillId",
    "unknown",
  ],
  [{ workingExperiences: [{ title: "A" }] }, "workingExperiences.0.companyName", "required"],
  [{ jobRoles: [{ id: istanbul, jobRoleId: typeId("jobRole", "lawyer") }] }, "jobRoles.0.id", "unknown"],
])("%j is refused by its field", async (body, field, reason) => {
  const { save, own } = await profileApp();
  await save({ workingPlans: [plan("remote")] });
  const before = await own();
  const answer = await save({ title: "Changed", ...body });
  expect(answer.status).toBe(400);
  expect(answer.data).toContainEqual(expect.objectContaining({ field, reason }));
  expect(await own()).toEqual(before);
});

test("the country code of a number changes alone, if the number is one there", async () => {
  const { save } = await profileApp();
  const phone = { mobilePhoneCode: "1", mobilePhone: "(212) 555-0123" };
  const [{ data: first }, wrong] = [
    await save({ workingPlans: [plan("remote")], ...phone }),
    await save({ mobilePhoneCode: "995" }),
  ];
  expect(first).toMatchObject({ mobilePhoneCode: "1", mobilePhone: "2125550123" });
  expect(wrong).toMatchObject({ status: 400, data: [{ field: "mobilePhone", reason: "phone" }] });
  expect((await save({ mobilePhone: "+1 212 555 0199" })).data).toMatchObject({ mobilePhone: "2125550199" });
  expect((await save({ ...phone, mobilePhone: null })).data).toMatchObject({ mobilePhoneCode: null });
  // As people write them; the last is set aside for films, and no phone has it.
  for (const mobilePhone of ["+44 07911 123456", "+44 (0)7911 123456", "0044 7911 123456", "7911 123456"])
    expect((await save({ mobilePhoneCode: "44", mobilePhone })).data).toMatchObject({ mobilePhone: "7911123456" });
  expect((await save({ mobilePhoneCode: "44", mobilePhone: "+44 07700 900123" })).status).toBe(400);
});

test("both ends of a salary are in one currency, and are compared in it", async () => {
  const { save } = await profileApp();
  const inCurrency = (id: string) => ({
    minSalaryExpectationToJobCurrencyId: id,
    maxSalaryExpectationToJobCurrencyId: id,
  });
  const lira = fixedId("currency/TRY");
  const salary = { minSalaryExpectationToJob: 5, maxSalaryExpectationToJob: 9, ...inCurrency(fixedId("currency/EUR")) };
  expect((await save({ workingPlans: [plan("remote")], ...salary })).status).toBe(200);
  expect((await save({ minSalaryExpectationToJobCurrencyId: lira })).data).toEqual([
    {
      field: "maxSalaryExpectationToJobCurrencyId",
      reason: "otherCurrency",
      message: "Both amounts need the same currency.",
    },
  ]);
  expect((await save(inCurrency(lira))).data).toMatchObject({ maxSalaryExpectationToJob: 9, ...inCurrency(lira) });
  expect((await save({ minSalaryExpectationToJob: 10 })).data).toEqual([
    { field: "maxSalaryExpectationToJob", reason: "minAboveMax", message: "The minimum is above the maximum." },
  ]);
  const fraction = { minShareExpectationToJob: 0.001, maxShareExpectationToJob: 0.29 };
  expect((await save(fraction)).data).toMatchObject([{ field: "minShareExpectationToJob", reason: "atMostDecimals" }]);
});

test("a profile without an employment type is not saved", async () => {
  const { save } = await profileApp();
  const answer = await save({ title: "Kurucu" });
  expect(answer.data).toEqual([{ field: "workingPlans", reason: "atLeastOne", message: "Choose at least one." }]);
});

test("others see what everyone sees, member and admins all, if confirmed", async () => {
  const { save, own, call, db, id, token } = await profileApp();
  await save(FULL_PROFILE);
  const { seoUrl } = await own();
  const read = async (as?: string) => (await call(getProfile, { params: { seoUrl } }, as ? { token: as } : {})).data;
  const admin = (await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] })).token;
  const stranger = (await signedIn(db)).token;
  await listMembers(db, id);
  const [visitor, member, self, staff] = [await read(), await read(stranger), await read(token), await read(admin)];
  expect(visitor).toEqual(member);
  expect(visitor).toMatchObject({ name: "İpek", cityName: "Istanbul", skills: [{}, {}] });
  const told = JSON.stringify(visitor);
  for (const secret of [
    "@example.test",
    "5321234567",
    "1990-02-28",
    "4500.5",
    "genderId",
    "cv",
    "countyId",
    "Salary",
    "Share",
  ])
    expect(told.replaceAll(/"county(Id|Name)":null/g, "")).not.toContain(secret);
  expect(self).toEqual(await own());
  expect(staff).toEqual(self);
  await db.update(account).set({ emailVerifiedAt: null }).where(eq(account.id, id));
  expect((await call(getProfile, { params: { seoUrl } })).status).toBe(404);
  expect((await call(getReputation, { params: { seoUrl } })).status).toBe(404);
  expect((await call(getProfile, { params: { seoUrl } }, { token })).status).toBe(200);
});

test("single rows are added, replaced, deleted by their owner only", async () => {
  const { call, token, db } = await profileApp();
  const other = (await signedIn(db)).token;
  const post = (body: object, as = token) => call(languageEndpoints.post, { body }, { token: as });
  const german = { languageId: fixedId("language/de"), languageLevelId: level };
  const { data: row, status } = await post(german);
  expect([status, row.languageName, row.languageLevelName]).toEqual([200, "German", "B2 Upper intermediate"]);
  expect(await post(german)).toMatchObject({ status: 400, data: [{ field: "languageId", reason: "duplicate" }] });
  const put = (body: object, as = token) => call(languageEndpoints.put, { body }, { token: as });
  const french = { id: row.id, languageId: fixedId("language/fr"), languageLevelId: level };
  expect((await put(french)).data.languageName).toBe("French");
  expect(await put(french, other)).toMatchObject({ status: 403 });
  expect(await put({ ...french, id: istanbul })).toMatchObject({ status: 404 });
  expect(await put(german)).toMatchObject({ status: 400, data: [{ field: "id", reason: "required" }] });
  const remove = (id: string, as = token) => call(languageEndpoints.delete, { query: { id } }, { token: as });
  expect(await remove(row.id, other)).toMatchObject({ status: 403, code: "noPermissionToDelete" });
  expect(await remove(istanbul)).toMatchObject({ status: 404, code: "notFoundOnDelete" });
  expect(await remove(row.id)).toMatchObject({ status: 200, data: null });
  expect((await call(languageEndpoints.get, {}, { token })).data).toEqual([]);

  const { data: only } = await call(workingPlanEndpoints.post, { body: plan("remote") }, { token });
  expect(await call(workingPlanEndpoints.delete, { query: { id: only.id } }, { token })).toMatchObject({
    status: 400,
    data: [{ field: "workingPlans", reason: "atLeastOne" }],
  });
});

test("a typed school becomes one of the list; its id wins over the name", async () => {
  const { call, token, db } = await profileApp();
  const [school] = await db.select().from(university).limit(1);
  const { data: named } = await call(educationEndpoints.post, { body: { schoolName: "Petek Okulu" } }, { token });
  expect(named).toMatchObject({ schoolId: expect.any(String), schoolName: "Petek Okulu" });
  const body = { id: named.id, schoolId: school!.id, schoolName: "Petek Okulu" };
  const { data: listed } = await call(educationEndpoints.put, { body }, { token });
  expect(listed).toMatchObject({ schoolId: school!.id, schoolName: school!.nameEn });
});

test("confirmed people are found by name in any letters", async () => {
  const { save, call, db, id, token } = await profileApp();
  await save({ ...FULL_PROFILE, surname: "Şıkoğlu" });
  await listMembers(db, id);
  const found = async (text: string) => [
    (await call(searchUsers, { query: { text } })).data.map((row) => row.id).includes(id),
    (await call(searchPeople, { body: { searchText: text } })).data.rows.map((row) => row.id).includes(id),
    (await call(lookUpPeople, { query: { name: text } }, { token })).data.map((row) => row.id).includes(id),
  ];
  expect(await found("ipek sikog")).toEqual([true, true, true]);
  const filter = { countryId: turkey, cityId: istanbul, jobSearchStatusId: FULL_PROFILE.jobSearchStatusId };
  const { data } = await call(searchPeople, { body: { filter, searchText: "SIKOGLU" } });
  expect([data.totalCount, data.rows[0]]).toEqual([1, expect.objectContaining({ id, cityName: "Istanbul" })]);
  await db.update(account).set({ lockedAt: new Date() }).where(eq(account.id, id));
  const visitor = await call(searchUsers, { query: { text: "ipek sikoglu" } });
  expect(visitor.data).toEqual([]);
  await db.update(account).set({ lockedAt: null, deleteAt: new Date() }).where(eq(account.id, id));
  expect((await found("ipek sikoglu")).slice(0, 2)).toEqual([false, false]);
  await db.update(account).set({ deleteAt: null }).where(eq(account.id, id));
  expect((await found("ipek sikoglu")).slice(0, 2)).toEqual([true, true]);
  await db.delete(account).where(eq(account.id, id));
  expect((await call(searchUsers, { query: { text: "ipek sikoglu" } })).data).toEqual([]);
});

test("reputation grows with what everyone can see", async () => {
  const { save, own, call, token } = await profileApp();
  const { seoUrl } = await own();
  const read = async () => (await call(getReputation, { params: { seoUrl } }, { token })).data;
  const before = await read();
  await save(FULL_PROFILE);
  const after = await read();
  expect(before).toMatchObject({ reputation: 10, completeness: 0, startupCount: 0 });
  expect(after).toMatchObject({ reputation: 55, completeness: 90 });
});
