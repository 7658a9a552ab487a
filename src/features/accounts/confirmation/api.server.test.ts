import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { secondFactor } from "#db/tables/second-factor.server.ts";
import { addressOf } from "#shared/endpoint.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { signedIn } from "#testing/members.ts";
import { adminCalls, userCalls } from "../admin/contract.ts";
import { hashPassword } from "../commands.server.ts";
import { requestEmailChange } from "../email/contract.ts";
import { beginSecondFactor, confirmSecondFactor } from "../second-factor/contract.ts";
import { codeOf, stepAt } from "../second-factor/parts/totp.server.ts";
import { confirmationState, confirmIdentity } from "./contract.ts";

const PASSWORD = "Tuğla!Zırh.27";
const ADMIN = { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] };

async function portal() {
  const built = await testApp(undefined, { CONFIRM_MINUTES: "15" });
  const { db, call, database } = built;
  const person = async (rights = {}, hasPassword = true) => {
    const member = await signedIn(db, rights);
    const passwordHash = hasPassword ? await hashPassword(PASSWORD) : null;
    await db.update(account).set({ passwordHash }).where(eq(account.id, member.id));
    return member;
  };
  const setUp = async ({ id, token }: { id: string; token: string }) => {
    await call(beginSecondFactor, { body: { password: PASSWORD } }, { token });
    const [factor] = await db.select().from(secondFactor).where(eq(secondFactor.accountId, id));
    const code = codeOf(factor!.secret, stepAt(Date.now()) - 1);
    return (await call(confirmSecondFactor, { body: { code } }, { token })).data.recoveryCodes;
  };
  const later = () => moveClock(database, { minutes: 16 });
  return { ...built, person, setUp, later };
}

test("an admin gives rights within minutes of a proof, and later after another one", async () => {
  const { person, later, call } = await portal();
  const [admin, member] = [await person(ADMIN), await person()];
  const give = () => call(adminCalls.add, { body: { account: member.id, role: "moderator" } }, admin);
  const take = () => call(adminCalls.remove, { params: { id: member.id } }, admin);
  expect(await give()).toMatchObject({ status: 200 });
  await later();
  expect(await take()).toMatchObject({ status: 403, code: "confirmationNeeded" });
  expect((await call(confirmationState, {}, admin)).data).toEqual({ by: "password", isDue: true, hasPasskey: false });
  expect(await call(confirmIdentity, { body: { password: "Başka.Bir.1" } }, admin)).toMatchObject({
    code: "wrongPassword",
    data: [{ field: "password", reason: "wrongPassword" }],
  });
  expect(await take()).toMatchObject({ status: 403 });
  expect(await call(confirmIdentity, { body: { password: PASSWORD } }, admin)).toMatchObject({ status: 200 });
  expect((await call(confirmationState, {}, admin)).data).toEqual({ by: "password", isDue: false, hasPasskey: false });
  expect(await take()).toMatchObject({ status: 200 });
  expect(await call(userCalls.list, { query: {} }, admin), "what gives nothing away never waits").toMatchObject({
    status: 200,
  });
});

test("who signs in in two steps confirms by the second, not by the password", async () => {
  const { person, setUp, later, call } = await portal();
  const member = await person();
  const [code] = await setUp(member);
  const body = { newEmail: "yeni@example.test", password: PASSWORD };
  await later();
  expect(await call(requestEmailChange, { body }, member)).toMatchObject({ code: "confirmationNeeded" });
  expect(await call(confirmIdentity, { body: { password: PASSWORD } }, member)).toMatchObject({
    code: "wrongSecondCode",
  });
  expect(await call(confirmIdentity, { body: { code: code! } }, member)).toMatchObject({ status: 200 });
  expect(await call(requestEmailChange, { body }, member)).toMatchObject({ status: 200 });
  await later();
  expect(await call(confirmIdentity, { body: { code: code! } }, member), "spent").toMatchObject({ status: 400 });
});

test("a proof counts for its session alone, and other members are never asked", async () => {
  const { person, later, call, db } = await portal();
  const [admin, member, byOtherSite] = [await person(ADMIN), await person(), await person(ADMIN, false)];
  const other = await signedIn(db);
  await db.execute(`update session set account_id = '${admin.id}' where account_id = '${other.id}'`);
  await later();
  expect(await call(confirmIdentity, { body: { password: PASSWORD } }, admin)).toMatchObject({ status: 200 });
  const give = { body: { account: member.id, role: "moderator" as const } };
  expect(await call(adminCalls.add, give, other)).toMatchObject({ code: "confirmationNeeded" });
  const body = { newEmail: "yeni@example.test", password: PASSWORD };
  expect(await call(requestEmailChange, { body }, member)).toMatchObject({ status: 200 });
  expect((await call(confirmationState, {}, byOtherSite)).data).toEqual({
    by: "nothing",
    isDue: false,
    hasPasskey: false,
  });
  expect(await call(adminCalls.add, give, byOtherSite)).toMatchObject({ status: 200 });
});

test("guesses at a confirmation are limited", async () => {
  const { person, call } = await portal();
  const admin = await person(ADMIN);
  for (let time = 0; time < 10; time++) await call(confirmIdentity, { body: { password: "Başka.Bir.1" } }, admin);
  expect(await call(confirmIdentity, { body: { password: PASSWORD } }, admin)).toMatchObject({ status: 429 });
});

test("a session that began before proofs were noted is asked at once", async () => {
  const { person, call, db } = await portal();
  const admin = await person(ADMIN);
  await db.execute("update session set confirmed_at = null");
  expect((await call(confirmationState, {}, admin)).data.isDue).toBe(true);
});

/** By method and path: what gives rights or takes money, and files of people. */
const CONFIRMED = `
DELETE /apiAdmin/Admins/:id
DELETE /apiAdmin/PremiumMembers/:id
DELETE /apiAdmin/Users/:id/SecondFactor
DELETE /apiUser/Auth/Passkeys/:id
GET /apiAdmin/NewsConsents/Addresses
PATCH /apiAdmin/Admins/:id
PATCH /apiAdmin/Claims/:id
PATCH /apiAdmin/Packages/:id
POST /apiAdmin/Admins
POST /apiAdmin/Admins/Bulk
POST /apiAdmin/Keys/House
POST /apiAdmin/PaymentHistory/:id/Refund
POST /apiAdmin/PremiumMembers
POST /apiAdmin/PremiumMembers/Bulk
POST /apiUser/Auth/ChangeEmail
POST /apiUser/Auth/Passkeys/Begin
POST /apiUser/Invitation/Post
POST /apiUser/Invitation/Resend
POST /apiUser/Keys
PUT /apiAdmin/Admins/:id
PUT /apiAdmin/Claims/:id
PUT /apiAdmin/Packages/:id
PUT /apiUser/EntityAccess/Scopes
PUT /apiUser/Premium/Settings`;

test("which calls wait for a confirmation", async () => {
  const { app } = await testApp();
  const named = app.endpoints.filter(({ confirmed }) => confirmed).map(({ method, path }) => `${method} ${path}`);
  const isFile = (name: string) => /Export$|File$/.test(name);
  expect(named.filter((name) => !isFile(name)).sort()).toEqual(CONFIRMED.trim().split("\n"));
  const files = app.endpoints
    .filter(({ path }) => isFile(path))
    .map((file) => [addressOf(file, {}, {}), file.confirmed]);
  expect(Object.fromEntries(files)).toMatchObject({
    "/apiAdmin/Users/Export": true,
    "/apiCommon/Management/UserListFile": true,
    "/apiAdmin/Emails/Export": true,
    "/apiAdmin/Talents/Export": true,
    "/apiAdmin/Consents/Export": true,
    "/apiAdmin/PaymentHistory/Export": true,
    "/apiAdmin/Claims/Export": true,
    "/apiAdmin/Packages/Export": false,
    "/apiAdmin/Startups/Export": false,
  });
});
