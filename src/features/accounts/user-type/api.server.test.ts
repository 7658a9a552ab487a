import { v7 } from "uuid";
import { expect, test } from "vitest";
import { userTypeCalls } from "#features/reference/user-types/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { sharedApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { setUserType, userTypeList } from "./contract.ts";
import { USER_TYPES } from "./limits.ts";

const portal = sharedApp();

test("the seven user types have names in the caller's language", async () => {
  const { call } = portal();
  const { data } = await call(userTypeList, {});
  expect(data.map(({ key }) => key).toSorted()).toEqual([...USER_TYPES].toSorted());
  const turkish = await call(userTypeList, {}, { headers: { "accept-language": "tr" } });
  expect(turkish.data.find(({ key }) => key === "investor")?.name).toBe("Yatırımcı");
});

test("user types that admins add, rename, order and describe are offered", async () => {
  const { call, db } = portal();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const options = { token: admin.token };
  const { data: made } = await call(userTypeCalls.add, { body: { nameEn: "Mentor", nameTr: "Mentor" } }, options);
  const change = (id: string, body: object) => call(userTypeCalls.change, { params: { id }, body }, options);
  await change(made.id, { descriptionTr: "Girişimlere yol gösteririm." });
  const [first] = (await call(userTypeList, {})).data;
  await call(userTypeCalls.place, { params: { id: made.id }, body: { after: null, before: first!.id } }, options);
  await change(typeId("userType", "employee"), { nameTr: "Ekip üyesi" });
  await change(typeId("userType", "head-hunter"), { isActive: false });
  const { data } = await call(userTypeList, {}, { headers: { "accept-language": "tr" } });
  expect(data[0]).toMatchObject({ id: made.id, name: "Mentor", description: "Girişimlere yol gösteririm." });
  expect(data.map(({ name }) => name)).toContain("Ekip üyesi");
  expect(data.map(({ key }) => key)).not.toContain("head-hunter");
  expect(await call(setUserType, { body: { userTypeId: made.id } }, options)).toMatchObject({ status: 200 });
});

test("a member chooses and changes a user type of the catalogue only", async () => {
  const { call, db } = portal();
  const { id, token } = await signedIn(db);
  for (const key of ["investor", "employee"]) {
    const userTypeId = typeId("userType", key);
    expect(await call(setUserType, { body: { userTypeId } }, { token })).toMatchObject({ data: { userTypeId } });
    const { rows } = await db.execute(`select user_type_id from account where id = '${id}'`);
    expect(rows).toEqual([{ user_type_id: userTypeId }]);
  }
  for (const wrong of [v7(), typeId("gender", "other")])
    expect(await call(setUserType, { body: { userTypeId: wrong } }, { token })).toMatchObject({
      status: 400,
      data: [{ field: "userTypeId" }],
    });
  expect(await call(setUserType, { body: { userTypeId: typeId("userType", "investor") } })).toMatchObject({
    status: 401,
  });
});
