import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { deleteExpired } from "#features/accounts/commands/expired.server.ts";
import { confirmIdentity } from "#features/accounts/confirmation/contract.ts";
import { login } from "#features/accounts/contract.ts";
import { hashPassword } from "#features/accounts/parts/passwords.server.ts";
import { auditCalls } from "#features/operations/audit/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { noteRefusal } from "./refusals.server.ts";

const PASSWORD = "Bal!Petek.27";
const WRONG_PASSWORD = "Kestane.Ball.3";

async function houseWithAdmin() {
  const app = await testApp(undefined, {});
  const admin = await signedIn(app.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const member = await signedIn(app.db);
  const email = "deniz@example.test";
  await app.db
    .update(account)
    .set({ email, passwordHash: await hashPassword(PASSWORD) })
    .where(sql`id = ${member.id}`);
  const entries = async () => {
    const { data } = await app.call(auditCalls.list, { query: { pageSize: 100 } }, admin);
    return data.rows
      .map(({ action, entity, entityId, detail, person }) => ({
        action,
        about: `${entity} ${entityId}`,
        by: person?.id ?? null,
        detail: detail === "" ? {} : JSON.parse(detail),
      }))
      .reverse();
  };
  return { ...app, admin, member, email, entries };
}

test("admins see refused sign-ins with their address and never what was typed", async () => {
  const { call, db, email, member, entries } = await houseWithAdmin();
  const signIn = (who: string, password: string) =>
    call(login, { body: { email: who, password } }, { headers: { "user-agent": "Petek" } });
  await signIn(email, WRONG_PASSWORD);
  await signIn(`${WRONG_PASSWORD.toLowerCase()}@example.test`, WRONG_PASSWORD);
  await db.update(account).set({ lockedAt: new Date() }).where(sql`id = ${member.id}`);
  await signIn(email, PASSWORD);
  const from = { networkAddress: "127.0.0.1" };
  expect(await entries()).toEqual([
    {
      action: "signIn.refused",
      about: `account ${member.id}`,
      by: null,
      detail: { reason: "wrongCredentials", ...from },
    },
    { action: "signIn.refused", about: "platform platform", by: null, detail: { reason: "wrongCredentials", ...from } },
    { action: "signIn.refused", about: `account ${member.id}`, by: null, detail: { reason: "accountLocked", ...from } },
  ]);
  const { rows } = await db.execute(sql`select audit::text line from audit`);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain(WRONG_PASSWORD.toLowerCase());
});

test("a flood is ten entries an hour of one account, and says so", async () => {
  const { call, email, entries } = await houseWithAdmin();
  for (let count = 0; count < 14; count++) await call(login, { body: { email, password: WRONG_PASSWORD } });
  const noted = (await entries()).filter(({ action }) => action === "signIn.refused");
  expect(noted).toHaveLength(11);
  expect(noted.map(({ detail }) => detail.othersLeftOut ?? false)).toEqual([...Array<boolean>(10).fill(false), true]);
  expect(noted.at(-1)?.detail.reason).toBe("tooManySignIns");
});

test("a flood of one network leaves what others are refused in the audit", async () => {
  const { db } = await houseWithAdmin();
  const refuse = (entityId: string, address: string, action: "signIn.refused" | "permission.refused") =>
    noteRefusal(db, { action, accountId: null, entity: "call", entityId, reason: "forbidden", address });
  for (let count = 0; count < 40; count++) await refuse(`call ${count}`, "198.51.100.7", "signIn.refused");
  const counts = async () => {
    const { rows } = await db.execute(
      sql`select key, count from throttle where key like 'refusal%' order by count desc`,
    );
    return rows.map(({ key, count }) => [
      String(key).split(" ")[1]!.length > 20 ? "all" : String(key).split(" ")[1],
      count,
    ]);
  };
  // Of forty, the network let 31 through: the count of all knows no more.
  expect(await counts()).toContainEqual(["all", 31]);
  await refuse("call", "203.0.113.9", "permission.refused");
  const { rows } = await db.execute(sql`select action, count(*)::int from audit group by action order by action`);
  expect(rows).toContainEqual({ action: "permission.refused", count: 1 });
  expect(rows).toContainEqual({ action: "signIn.refused", count: 31 });
});

test("refused confirmations, and what staff may not do, are noted with who it was", async () => {
  const { call, db, admin, member, entries } = await houseWithAdmin();
  await call(confirmIdentity, { body: { password: WRONG_PASSWORD, code: "" } }, member);
  await call(userCalls.list, { query: {} }, member);
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  await call(userCalls.list, { query: {} }, moderator);
  const forbidden = { reason: "forbidden", networkAddress: "127.0.0.1" };
  expect(await entries()).toEqual([
    {
      action: "signIn.confirmationRefused",
      about: `account ${member.id}`,
      by: member.id,
      detail: { reason: "wrongPassword", networkAddress: "127.0.0.1" },
    },
    { action: "permission.refused", about: `call GET ${userCalls.list.path}`, by: member.id, detail: forbidden },
    { action: "permission.refused", about: `call GET ${userCalls.list.path}`, by: moderator.id, detail: forbidden },
  ]);
  // Addresses go with the others, the entries stay.
  await db.execute(sql`update audit set created_at = now() - interval '91 days' where account_id = ${member.id}`);
  await deleteExpired(db, 90);
  expect((await entries()).map(({ by, detail }) => [by, "networkAddress" in detail])).toEqual([
    [member.id, false],
    [member.id, false],
    [moderator.id, true],
  ]);
  expect(admin.id).not.toBe(member.id);
});
