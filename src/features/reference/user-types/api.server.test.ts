import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { typeList } from "../contract.ts";
import { userTypeCalls } from "./contract.ts";

test("user types are added, renamed, switched off and deleted at once", async () => {
  const { db, call } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.specialAdmin]: [SCOPE.FULL_ACCESS] });
  const options = { token: admin.token };
  const offered = async () =>
    (await call(typeList, { query: { parentId: typeId("userType") } })).data.map(({ nameEn }) => nameEn);
  const add = (nameEn: string, nameTr: string) => call(userTypeCalls.add, { body: { nameEn, nameTr } }, options);
  const change = (id: string, body: object) => call(userTypeCalls.change, { params: { id }, body }, options);

  const { data: mentor } = await add("Mentor", "Mentör");
  expect(mentor).toMatchObject({ nameTr: "Mentör", isActive: true, accounts: 0, isBuiltIn: false });
  expect((await offered()).at(-1)).toBe("Mentor");
  const taken = { field: "nameEn", reason: "exists" };
  expect(await add("MENTOR", "Akıl hocası")).toMatchObject({ status: 409, code: "conflict", data: [taken] });
  expect(await add("Guide", "yatırımcı")).toMatchObject({ status: 409, code: "conflict" });
  expect(await add("!!!", "Rehber")).toMatchObject({ status: 400 });
  expect(await change(mentor.id, { nameEn: "Investor" })).toMatchObject({ status: 409, code: "conflict" });
  expect(await change(mentor.id, { nameEn: "Guide", descriptionTr: "Yol gösterir" })).toMatchObject({
    data: { nameEn: "Guide", descriptionTr: "Yol gösterir" },
  });
  const [first] = (await call(typeList, { query: { parentId: typeId("userType") } })).data;
  const body = { after: null, before: first!.id };
  expect(await call(userTypeCalls.place, { params: { id: mentor.id }, body }, options)).toMatchObject({ status: 200 });
  expect((await offered())[0]).toBe("Guide");
  expect(await change(mentor.id, { isActive: false })).toMatchObject({ data: { isActive: false } });
  expect(await offered()).not.toContain("Guide");
  expect(await change(typeId("sector", "health"), { isActive: false })).toMatchObject({ status: 404 });

  const remove = (id: string) => call(userTypeCalls.remove, { params: { id } }, options);
  expect(await remove(typeId("userType", "entrepreneur"))).toMatchObject({ status: 409, code: "inUse" });
  await db.update(account).set({ userTypeId: mentor.id });
  expect(await remove(mentor.id)).toMatchObject({ status: 409, code: "inUse" });
  const { data: list } = await call(userTypeCalls.list, { query: { searchText: "guide" } }, options);
  expect(list).toMatchObject({ totalCount: 1, rows: [{ accounts: 1 }] });
  const { data: named } = await call(userCalls.list, { query: { userTypeId: mentor.id } }, options);
  expect(named.totalCount).toBe(1);
  await db.update(account).set({ userTypeId: null });
  expect(await remove(mentor.id)).toMatchObject({ status: 200 });
  const { rows } = await db.execute<{ action: string }>(sql`select action from audit order by id`);
  expect(rows.map(({ action }) => action)).toEqual([
    "userType.added",
    "userType.changed",
    "userType.placed",
    "userType.changed",
    "userType.deleted",
  ]);
});

test("two admins at one row: fields merge, the same field clashes", async () => {
  const { db, call } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const options = { token: admin.token };
  const body = { nameEn: "Mentor", nameTr: "Mentör" };
  const { id, version } = (await call(userTypeCalls.add, { body }, options)).data;
  const change = (fields: object) =>
    call(userTypeCalls.change, { params: { id }, body: { version, ...fields } }, options);
  expect(await change({ nameEn: "Guide" })).toMatchObject({ status: 200, data: { version: version + 1 } });
  expect(await change({ nameTr: "Rehber" })).toMatchObject({ status: 200, data: { nameEn: "Guide" } });
  expect(await change({ nameEn: "Coach" })).toMatchObject({
    status: 409,
    code: "changedMeanwhile",
    data: [{ field: "nameEn", yours: "Coach", theirs: "Guide", version: version + 2 }],
  });
  expect(await change({ nameEn: "Coach", version: version + 2 })).toMatchObject({ data: { nameEn: "Coach" } });

  const person = await signedIn(db);
  const user = (await call(userCalls.get, { params: { id: person.id } }, options)).data;
  const selection = { query: {}, ids: [person.id], change: { action: "setType" as const, userTypeId: id } };
  expect((await call(userCalls.bulk, { body: selection }, options)).data).toMatchObject({ done: 1 });
  const late = { version: user.version, userTypeId: typeId("userType", "investor") };
  expect(await call(userCalls.change, { params: { id: person.id }, body: late }, options)).toMatchObject({
    status: 409,
    data: [{ field: "userTypeId", yours: late.userTypeId, theirs: id }],
  });
});
