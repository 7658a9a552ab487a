import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account, session } from "#db/tables/accounts.server.ts";
import { invitation } from "#db/tables/invitations.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { checkAccess } from "#features/accounts/contract.ts";
import { changeScopes } from "#features/members/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { signedIn } from "#testing/members.ts";
import {
  approveInvitation,
  resendInvitation,
  sendInvitations,
  sentInvitations,
  withdrawInvitation,
} from "./contract.ts";
import { MAILS_PER_INVITATION, RESEND_AFTER_MINUTES } from "./limits.ts";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** A startup with a founder, and a manager whose rights end in a day. */
async function appWithManager() {
  const built = await testApp();
  const { db, call } = built;
  const entityId = v7();
  await db.insert(startup).values({ id: entityId, seoUrl: "bal-petek", name: "Bal Petek" });
  const founder = await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] });
  const manager = await signedIn(db, { [entityId]: [SCOPE.WRITE, SCOPE.IAM_FULL_ACCESS] });
  const guest = await signedIn(db);
  const [{ email } = { email: "" }] = await db.select().from(account).where(eq(account.id, guest.id));
  const endIn = (hours: number) =>
    db
      .update(entityAccess)
      .set({ expiresAt: inHours(hours) })
      .where(eq(entityAccess.accountId, manager.id));
  await endIn(24);
  const send = (by: { token: string }, hours?: number) => {
    const expiresAt = hours && inHours(hours).toISOString();
    const body = {
      entityType: "startup" as const,
      entityId,
      email,
      scopes: [SCOPE.WRITE],
      ...(expiresAt && { expiresAt }),
    };
    return call(sendInvitations, { body }, { token: by.token });
  };
  const sent = async (by: { token: string }) =>
    (await call(sentInvitations, { query: { entityId } }, { token: by.token })).data.rows;
  return { ...built, entityId, founder, manager, guest, endIn, send, sent };
}

test("expiring rights invite nobody for longer; withdrawing still works", async () => {
  const { send, sent, call, manager, founder, db } = await appWithManager();
  const tooLong = { status: 403, code: "endsAfterYours", data: [{ field: "expiresAt" }] };
  expect(await send(manager)).toMatchObject(tooLong);
  expect(await send(manager, 25)).toMatchObject(tooLong);
  const body = { id: (await send(founder)).data.invited[0]!.id };
  await db.update(invitation).set({ mailedAt: inHours(-24) });
  expect(await sent(manager)).toMatchObject([{ resendFrom: null, mayWithdraw: true }]);
  expect(await call(resendInvitation, { body }, { token: manager.token })).toMatchObject({ code: "endsAfterYours" });
  expect((await call(withdrawInvitation, { body }, { token: manager.token })).status).toBe(200);
  expect(await sent(founder)).toMatchObject([{ status: "withdrawn" }]);
});

test("an end after the last supported year is refused for both ways", async () => {
  const { call, founder, manager, entityId, db } = await appWithManager();
  const expiresAt = "9999-12-31T23:59:59-14:00";
  const refused = { status: 400, code: "invalidInput", data: [{ field: "expiresAt" }] };
  const wish = { entityType: "startup" as const, entityId, emails: ["bee@example.test"], scopes: [SCOPE.WRITE] };
  const { token } = founder;
  expect(await call(sendInvitations, { body: { ...wish, expiresAt } }, { token })).toMatchObject(refused);
  const rights = { userId: manager.id, entityId, scopes: [SCOPE.WRITE], expiresAt };
  expect(await call(changeScopes, { body: rights }, { token })).toMatchObject(refused);
  expect(await db.$count(invitation)).toBe(0);
});

test("what was sent by rights that now end earlier is not taken up", async () => {
  const { send, call, manager, guest, endIn, entityId } = await appWithManager();
  const { data } = await send(manager, 20);
  await endIn(10);
  const body = { Code: data.invited[0]!.id };
  expect(await call(approveInvitation, { body }, { token: guest.token })).toMatchObject({
    code: "senderLostRights",
  });
  const asked = { EntityId: entityId, Scope: SCOPE.WRITE };
  expect((await call(checkAccess, { body: asked }, { token: guest.token })).data).toBe(false);
});

test("an invitation is sent five times at most, then a new one can be", async () => {
  const { send, call, founder, db, database } = await appWithManager();
  const body = { id: (await send(founder, 24)).data.invited[0]!.id };
  const again = () => call(resendInvitation, { body }, { token: founder.token });
  const mails = async () => (await db.select().from(mail)).length;
  for (let sent = 1; sent < MAILS_PER_INVITATION; sent++) {
    expect(await again()).toMatchObject({ status: 429, code: "tooManyRequests" });
    await moveClock(database, { minutes: RESEND_AFTER_MINUTES });
    expect(await again()).toMatchObject({ status: 200 });
  }
  await moveClock(database, { minutes: RESEND_AFTER_MINUTES });
  expect(await again()).toMatchObject({ status: 429, code: "mailedTooOften" });
  await moveClock(database, { hours: 24 });
  await db.update(session).set({ expiresAt: inHours(24) });
  expect(await again()).toMatchObject({ status: 410, code: "accessEnded" });
  expect(await mails()).toBe(MAILS_PER_INVITATION);
  expect(await send(founder, 24)).toMatchObject({ data: { invited: [{ id: expect.not.stringContaining(body.id) }] } });
});
