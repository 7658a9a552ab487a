import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { bannedWordCalls } from "#features/banned-words/contract.ts";
import { educationEndpoints } from "#features/talents/profile/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { universityList, universitySearch } from "../contract.ts";
import { schoolCalls } from "./contract.ts";

async function portal() {
  const built = await testApp();
  const { call, db } = built;
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const options = { token: admin.token };
  const member = async () => {
    const { token } = await signedIn(db);
    return {
      studiedAt: async (schoolName: string) =>
        (await call(educationEndpoints.post, { body: { schoolName } }, { token })).data,
      schools: async () => (await call(educationEndpoints.get, {}, { token })).data.map((row) => row.schoolName),
      token,
    };
  };
  const find = async (searchText: string) => (await call(universitySearch, { body: { searchText } })).data.rows;
  const change = (id: string, body: object) => call(schoolCalls.change, { params: { id }, body }, options);
  const list = async () => (await call(schoolCalls.list, { query: {} }, options)).data.rows;
  return { ...built, options, member, find, change, list };
}

test("a typed school is found by the next person and never doubled", async () => {
  const { member, find, list, call, options } = await portal();
  const [ada, ece, can] = [await member(), await member(), await member()];
  expect(await find("arıcılık enst")).toEqual([]);
  const first = await ada.studiedAt("  Işık  Arıcılık Enstitüsü ");
  expect(first).toMatchObject({ schoolName: "Işık Arıcılık Enstitüsü", schoolId: expect.any(String) });
  expect(await find("aricilik")).toMatchObject([
    { id: first.schoolId, countryId: null, name: "Işık Arıcılık Enstitüsü" },
  ]);
  const both = await Promise.all([ece.studiedAt("IŞIK ARICILIK ENSTİTÜSÜ"), can.studiedAt("isik aricilik enstitusu")]);
  expect(both.map(({ schoolId }) => schoolId)).toEqual([first.schoolId, first.schoolId]);
  expect(await list()).toMatchObject([
    { nameEn: "Işık Arıcılık Enstitüsü", state: "suggested", members: 3, country: null },
  ]);
  const named = await call(userCalls.list, { query: { schoolId: first.schoolId! } }, options);
  expect(named.data.totalCount).toBe(3);
  // It has no country, so it stands in no country's list.
  const ofTurkey = (await call(universityList, { query: { countryId: fixedId("country/TR") } })).data;
  expect(ofTurkey.some(({ id }) => id === first.schoolId)).toBe(false);
});

test("typing a listed school's name means it; an ambiguous one means none", async () => {
  const { member, find, list } = await portal();
  const ada = await member();
  const [metu] = await find("odtü");
  for (const typed of ["ODTU", "orta doğu teknik üniversitesi", "Middle East Technical University"])
    expect(await ada.studiedAt(typed)).toMatchObject({ schoolId: metu!.id });
  expect(await list()).toEqual([]);
  await ada.studiedAt("City University");
  expect(await list()).toMatchObject([{ nameEn: "City University", state: "suggested" }]);
});

test("banned words are refused in school names, watched ones flagged", async () => {
  const { db, member, list, call, options } = await portal();
  for (const [word, action] of [
    ["petekli", "refuse"],
    ["balcı", "flag"],
  ] as const)
    await call(bannedWordCalls.add, { body: { word, action, locale: null } }, options);
  const ada = await member();
  const refused = await call(educationEndpoints.post, { body: { schoolName: "Petekli Okul" } }, { token: ada.token });
  expect(refused).toMatchObject({ status: 400, data: [{ field: "schoolName", reason: "bannedWord" }] });
  expect(await list()).toEqual([]);
  await ada.studiedAt("Balcı Okulu");
  const { rows } = await db.execute(sql`select field, text from flagged_text`);
  expect(rows).toEqual([{ field: "schoolName", text: "Balcı Okulu" }]);
});

test("an admin confirms, rejects and merges schools; profiles follow", async () => {
  const { db, member, find, list, change, call, options } = await portal();
  const [ada, ece] = [await member(), await member()];
  const honey = await ada.studiedAt("Bal Enstitüsü");
  const typed = await ece.studiedAt("Bogazici Univ");
  const nonsense = await ece.studiedAt("Asdf");
  const [real] = await find("boğaziçi");
  const rows = await list();
  expect(rows.find(({ id }) => id === typed.schoolId)).toMatchObject({ closestId: real!.id });

  expect(await change(honey.schoolId!, { countryId: fixedId("country/TR"), nameEn: "Honey Institute" })).toMatchObject({
    data: { state: "confirmed", nameEn: "Honey Institute", country: { name: "Türkiye" } },
  });
  expect(await ada.schools()).toEqual(["Honey Institute"]);
  expect((await ece.studiedAt("honey institute")).schoolId).toBe(honey.schoolId);

  expect(await change(nonsense.schoolId!, { state: "rejected" })).toMatchObject({ data: { state: "rejected" } });
  expect(await find("asdf")).toEqual([]);
  expect((await ada.studiedAt("ASDF")).schoolId).toBe(nonsense.schoolId);
  expect(await find("asdf")).toEqual([]);

  const failed = await change(typed.schoolId!, { sameAs: "Boğaziçi" });
  expect(failed).toMatchObject({
    status: 400,
    data: [{ field: "sameAs", reason: "noSuchSchool" }],
  });
  expect(await change(typed.schoolId!, { sameAs: "boğaziçi üniversitesi" })).toMatchObject({ status: 200, data: null });
  expect(await ece.schools()).toContain(real!.name);
  expect((await ada.studiedAt("BOĞAZİÇİ univ")).schoolId).toBe(real!.id);
  const bulk = { query: {}, ids: [honey.schoolId!], change: { action: "rejected" as const } };
  expect((await call(schoolCalls.bulk, { body: bulk }, options)).data).toMatchObject({ done: 1 });
  // A shipped value is no row of the list.
  expect(await change(real!.id, { nameEn: "Other" })).toMatchObject({ status: 404 });
  const actions = await db.execute<{ action: string }>(
    sql`select action from audit where entity = 'school' order by id`,
  );
  expect(actions.rows.map(({ action }) => action)).toEqual([
    "school.changed",
    "school.changed",
    "school.merged",
    "school.changed",
  ]);
});
