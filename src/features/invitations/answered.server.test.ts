import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { mailContent } from "#server/mail/content.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { approveInvitation, receivedInvitations, rejectInvitation, sendInvitations } from "./contract.ts";

test("the sender is told of an answer, unless they may not invite any more", async () => {
  const { db, call } = await testApp();
  const entityId = v7();
  await db.insert(startup).values({ id: entityId, seoUrl: "bal-petek", name: "Bal Petek" });
  const founder = await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] });
  // Somebody who stays.
  await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] });
  const guest = await signedIn(db);
  const emailOf = async (id: string) => (await db.select().from(account).where(eq(account.id, id)))[0]!.email;
  const [founderEmail, guestEmail] = [await emailOf(founder.id), await emailOf(guest.id)];
  /** Invites the guest, who may answer by the id of the invitation. */
  const invite = async (scope: number) => {
    const body = { entityType: "startup" as const, entityId, emails: [guestEmail], scopes: [scope] };
    return (await call(sendInvitations, { body }, { token: founder.token })).data.invited[0]!.id;
  };
  const approve = (Code: string) => call(approveInvitation, { body: { Code } }, { token: guest.token });
  const reject = (Code: string) => call(rejectInvitation, { body: { Code } }, { token: guest.token });
  const subjects = async () =>
    (await db.select().from(mail).where(eq(mail.recipient, founderEmail)).orderBy(mail.createdAt)).map(
      ({ content }) => mailContent.parse(content).subject,
    );
  const id = await invite(SCOPE.WRITE);
  await Promise.all([approve(id), approve(id)]);
  const accepted = "Deniz Ergin has accepted your invitation to Bal Petek";
  expect(await subjects()).toEqual([accepted]);
  const received = async () => (await call(receivedInvitations, { query: {} }, { token: guest.token })).data.rows;
  expect(await received()).toMatchObject([{ status: "accepted", hasAccess: true }]);
  await db.delete(entityAccess).where(eq(entityAccess.accountId, guest.id));
  expect(await received()).toMatchObject([{ status: "accepted", hasAccess: false }]);
  await reject(await invite(SCOPE.IAM_FULL_ACCESS));
  const declined = "Deniz Ergin has declined your invitation to Bal Petek";
  expect(await subjects()).toEqual([accepted, declined]);
  const last = await invite(SCOPE.STARTUP_FINANCIAL_READ);
  await db.delete(entityAccess).where(eq(entityAccess.accountId, founder.id));
  expect(await reject(last)).toMatchObject({ status: 200, data: true });
  expect(await subjects()).toEqual([accepted, declined]);
});
