import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { profile } from "#db/tables/profile.server.ts";
import { searchUsers } from "#features/search/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { talentCalls } from "../contract.ts";
import { searchPeople } from "../people/contract.ts";
import { getOwnProfile, getProfile } from "../profile/contract.ts";
import { managedTalentCalls as calls } from "./contract.ts";

async function world() {
  const built = await testApp();
  const { db, call } = built;
  const admin = await signedIn(db, { [PLATFORM_ENTITY.specialAdmin]: [SCOPE.FULL_ACCESS] });
  const person = await signedIn(db);
  const other = await signedIn(db);
  const names = { name: "Işıl", surname: "Çağrı", seoUrl: "isil", title: "Arıcı" };
  await db.update(account).set(names).where(eq(account.id, person.id));
  await listMembers(db, person.id);
  const params = { id: person.id };
  const rows = async (query: object = {}) => (await call(calls.list, { query }, admin)).data.rows;
  const ids = async (query: object = {}) => (await rows(query)).map(({ id }) => id);
  const change = (isVisible: boolean, version?: number) =>
    call(calls.change, { params, body: { isVisible, version } }, admin);
  /** The answers about the person: page, list, searches. */
  const toldTo = async (who?: { token: string }) => {
    const options = who ? { token: who.token } : {};
    const { status } = await call(getProfile, { params: { seoUrl: "isil" } }, options);
    const list = (await call(talentCalls.page, { body: { pageSize: 100 } }, options)).data.rows;
    const found = (await call(searchUsers, { query: { text: "isil cagri" } }, options)).data.length;
    const people = (await call(searchPeople, { body: { searchText: "isil" } }, options)).data.totalCount;
    return { status, isListed: list.some(({ id }) => id === person.id), found, people };
  };
  return { ...built, admin, person, other, params, rows, ids, change, toldTo };
}
const SEEN_ANSWERS = { status: 200, isListed: true, found: 1, people: 1 };
const HIDDEN_ANSWERS = { status: 404, isListed: false, found: 0, people: 0 };

test("a hidden profile is gone for all but owner and admins, with a reason", async () => {
  const { change, toldTo, admin, person, other, call, database, db, params } = await world();
  for (const who of [undefined, other]) expect(await toldTo(who)).toEqual(SEEN_ANSWERS);
  const { version } = (await call(calls.get, { params }, admin)).data;
  const updatedAt = async () => (await call(getOwnProfile, {}, person)).data.updatedAt;
  const before = await updatedAt();
  expect((await change(false, version)).data).toMatchObject({ state: "hidden", isVisible: false });
  expect((await change(false)).data).toMatchObject({ state: "hidden" });
  for (const who of [undefined, other]) expect(await toldTo(who)).toEqual(HIDDEN_ANSWERS);
  for (const who of [person, admin]) expect((await toldTo(who)).status).toBe(200);
  // The account is used as before.
  expect((await call(getOwnProfile, {}, person)).data.isHidden).toBe(true);
  expect(await updatedAt()).toBe(before);
  expect((await db.execute("select fault from talents_index_faults()")).rows).toEqual([]);
  expect((await change(true)).data).toMatchObject({ state: "visible", hiddenAt: null });
  for (const who of [undefined, other]) expect(await toldTo(who)).toEqual(SEEN_ANSWERS);
  const { rows } = await database.pool.query("select action, account_id from audit where entity_id = $1 order by id", [
    params.id,
  ]);
  expect(rows.map(({ action }) => action)).toEqual(["talent.hidden", "talent.shown"]);
  expect(rows.every(({ account_id }) => account_id === admin.id)).toBe(true);
});

test("members are found folded, by region, city, job search, completeness", async () => {
  const { db, person, other, rows, ids, call, admin } = await world();
  const city = (await db.execute<{ id: string }>("select id from city where name_tr = 'Ankara'")).rows[0]!.id;
  const status = (await db.execute<{ id: string }>("select id from type where kind = 'jobSearchStatus' limit 1"))
    .rows[0]!.id;
  const place = { countryId: fixedId("country/TR"), cityId: city, jobSearchStatusId: status };
  await db.insert(profile).values({ accountId: person.id, ...place, jobSearchAudience: "nobody" });
  await db.update(account).set({ lockedAt: new Date() }).where(eq(account.id, other.id));
  expect(await rows({ searchText: "isil" })).toMatchObject([
    { id: person.id, name: "Işıl Çağrı", title: "Arıcı", city: { name: "Ankara" }, fullness: 20, state: "visible" },
  ]);
  for (const filter of [
    { cityId: city },
    { jobSearchStatusId: status },
    { searchText: "arici", searchColumn: "title" },
  ])
    expect(await ids(filter)).toEqual([person.id]);
  expect(await ids({ state: "inactive" })).toEqual([other.id]);
  const bulk = { body: { query: {}, ids: [person.id, other.id], change: { action: "hide" as const } } };
  expect((await call(calls.bulk, bulk, admin)).status).toBe(200);
  expect((await ids({ state: "hidden" })).sort()).toEqual([person.id, other.id].sort());
  expect(await ids({ state: "inactive" })).toEqual([]);
  expect(await ids({ createdFrom: "2099-01-01" })).toEqual([]);
  for (const orderColumnName of ["name", "fullness", "createdAt"])
    expect(await rows({ orderColumnName, isDescending: "true" })).toHaveLength(3);
});
