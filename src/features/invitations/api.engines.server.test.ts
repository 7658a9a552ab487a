import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { invitation } from "#db/tables/invitations.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { checkAccess } from "#features/accounts/contract.ts";
import { mailContent } from "#server/mail/content.server.ts";
import { htmlOf } from "#server/mail/layout.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { testOnNewest } from "#testing/engines.ts";
import { signedIn } from "#testing/members.ts";
import {
  approveInvitation,
  openInvitation,
  receivedInvitations,
  rejectInvitation,
  resendInvitation,
  sendInvitations,
  sentInvitations,
  withdrawInvitation,
} from "./contract.ts";
import { PER_ADDRESS_PER_DAY } from "./limits.ts";

type Someone = { id: string; token: string };

async function appWithTeam() {
  const built = await testApp();
  const { db, call } = built;
  const entityId = v7();
  await db.insert(startup).values({ id: entityId, seoUrl: "bal-petek", name: "Bal Petek" });
  const founder = await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] });
  const guest = await signedIn(db);
  const guestEmail = await emailOf(db, guest.id);
  const send = (by: Someone, emails: string[], scopes: number[] = [SCOPE.WRITE], expiresAt?: string) =>
    call(
      sendInvitations,
      { body: { entityType: "startup", entityId, emails, scopes, expiresAt } },
      { token: by.token },
    );
  /** Sends one and answers its id and the code of the mail. */
  const invite = async (scopes?: number[], expiresAt?: string, email = guestEmail) => {
    const answer = await send(founder, [email], scopes, expiresAt);
    expect(answer.status).toBe(200);
    return { id: answer.data.invited[0]!.id, code: (await lettersTo(db, email))[0]!.code };
  };
  const approve = (by: Someone, Code: string) => call(approveInvitation, { body: { Code } }, { token: by.token });
  const reject = (by: Someone, Code: string) => call(rejectInvitation, { body: { Code } }, { token: by.token });
  const may = async (by: Someone, Scope: number) =>
    (await call(checkAccess, { body: { EntityId: entityId, Scope } }, { token: by.token })).data;
  const received = async (by: Someone, query = {}) =>
    (await call(receivedInvitations, { query }, { token: by.token })).data;
  const sent = async (by: Someone) => (await call(sentInvitations, { query: { entityId } }, { token: by.token })).data;
  return { ...built, entityId, founder, guest, guestEmail, send, invite, approve, reject, may, received, sent };
}

const emailOf = async (db: Db, id: string) => (await db.select().from(account).where(eq(account.id, id)))[0]!.email;

/** Mails to an address, newest first, with the code of their button. */
async function lettersTo(db: Db, recipient: string) {
  const rows = await db.select().from(mail).where(eq(mail.recipient, recipient)).orderBy(sql`created_at desc, id desc`);
  return rows.map(({ locale, content }) => {
    const words = mailContent.parse(content);
    return { locale, words, code: new URL(words.button!.path, "http://x.test").searchParams.get("code")! };
  });
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const actions = async (db: Db) =>
  (await db.execute<{ action: string }>(sql`select action from audit order by id`)).rows.map(({ action }) => action);

testOnNewest("an invitation is listed, accepted by the mailed code, and gives rights", async () => {
  const { invite, approve, may, received, sent, guest, guestEmail, founder, entityId, db } = await appWithTeam();
  const until = inHours(24 * 30);
  const { id, code } = await invite([SCOPE.WRITE], until);
  const { rows, ...counts } = await received(guest);
  expect(counts).toEqual({ totalCount: 1, waitingCount: 1, currentPage: 1, pageSize: 9 });
  expect(rows).toMatchObject([
    {
      id,
      approvalCode: id,
      entityType: "startup",
      entityId,
      entityName: "Bal Petek",
      entitySeoUrl: "bal-petek",
      status: "waiting",
      scopes: [SCOPE.WRITE],
      accessExpiresAt: until,
      senderCentrumId: founder.id,
      sender: { userId: founder.id, name: "Deniz" },
    },
  ]);
  expect(await may(guest, SCOPE.READ)).toBe(false);
  expect((await sent(founder)).rows).toMatchObject([{ email: guestEmail, status: "waiting", person: null }]);
  expect(await approve(guest, code)).toMatchObject({ status: 200, data: true });
  expect(await may(guest, SCOPE.WRITE)).toBe(true);
  expect(await may(guest, SCOPE.STARTUP_FINANCIAL_READ)).toBe(false);
  expect(await received(guest)).toMatchObject({ waitingCount: 0, rows: [{ status: "accepted", hasAccess: true }] });
  expect((await sent(founder)).rows).toMatchObject([
    { status: "accepted", person: { userId: guest.id }, mayWithdraw: false, resendFrom: null },
  ]);
  expect(await actions(db)).toEqual(["invitation.sent", "invitation.accepted"]);
});

testOnNewest("the mail is in the receiver's language, else in the sender's", async () => {
  const { db, send, founder, guest, guestEmail } = await appWithTeam();
  await db.update(account).set({ locale: "tr" }).where(eq(account.id, guest.id));
  const answer = await send(founder, [guestEmail.toUpperCase(), "nobody@example.test", "NOBODY@example.test"]);
  expect(answer.data).toEqual({
    invited: [
      { id: expect.any(String), email: guestEmail },
      { id: expect.any(String), email: "nobody@example.test" },
    ],
    alreadyWaiting: [],
  });
  const [known] = await lettersTo(db, guestEmail);
  const [unknown] = await lettersTo(db, "nobody@example.test");
  expect(known).toMatchObject({ locale: "tr", words: { subject: "Bal Petek için davet: Deniz Ergin" } });
  expect(unknown).toMatchObject({ locale: "en", words: { subject: "Deniz Ergin invites you to Bal Petek" } });
  expect(known!.words.facts).toEqual([{ name: "Yetkileriniz", value: "Düzenleme" }]);
  expect((await send(founder, [guestEmail, "new@example.test"])).data).toEqual({
    invited: [{ id: expect.any(String), email: "new@example.test" }],
    alreadyWaiting: [guestEmail],
  });
  expect((await lettersTo(db, guestEmail)).length).toBe(1);
});

test("accepting twice at once grants once; repeating it is no error", async () => {
  const { invite, approve, reject, guest, db } = await appWithTeam();
  const { id, code } = await invite();
  const answers = await Promise.all([approve(guest, code), approve(guest, id), approve(guest, code)]);
  expect(answers.map(({ status, data }) => [status, data])).toEqual(Array(3).fill([200, true]));
  expect(await db.select().from(entityAccess).where(eq(entityAccess.accountId, guest.id))).toHaveLength(1);
  expect(await actions(db)).toEqual(["invitation.sent", "invitation.accepted"]);
  expect(await reject(guest, code)).toMatchObject({ status: 409, code: "invitationAnswered" });
});

test("accepted and declined at the same time, one of the two holds", async () => {
  const { invite, approve, reject, may, guest } = await appWithTeam();
  const { code } = await invite();
  const [yes, no] = await Promise.all([approve(guest, code), reject(guest, code)]);
  expect([yes.status, no.status].toSorted()).toEqual([200, 409]);
  expect(await may(guest, SCOPE.READ)).toBe(yes.status === 200);
});

testOnNewest("a code opens nothing for anybody else, and forged ones are told like those of others", async () => {
  const { invite, approve, reject, call, guest, founder, db, may } = await appWithTeam();
  const { id, code } = await invite();
  const stranger = await signedIn(db);
  for (const by of [stranger, founder])
    for (const Code of [code, id, v7(), "A".repeat(43), "' or 1=1 --", `${code} `])
      for (const answer of [await approve(by, Code), await reject(by, Code)])
        expect(answer).toMatchObject({ status: 200, data: false });
  expect(await call(approveInvitation, { body: { Code: code } })).toMatchObject({ status: 401 });
  expect(await call(approveInvitation, { body: { Code: "" } }, { token: guest.token })).toMatchObject({ status: 400 });
  await db.update(account).set({ emailVerifiedAt: null }).where(eq(account.id, guest.id));
  expect((await approve(guest, code)).data).toBe(false);
  expect(await may(stranger, SCOPE.READ)).toBe(false);
  expect((await db.select().from(invitation))[0]).toMatchObject({ status: "waiting" });
  await db.update(account).set({ emailVerifiedAt: new Date() }).where(eq(account.id, guest.id));
  expect((await approve(guest, code)).data).toBe(true);
});

testOnNewest("the code of a mail says whom it is for; an id does so to the receiver alone", async () => {
  const { invite, call, guest, guestEmail, db } = await appWithTeam();
  const { id, code } = await invite();
  const open = (Code: string, by?: Someone) => call(openInvitation, { body: { Code } }, by ? { token: by.token } : {});
  expect((await open(code)).data).toEqual({
    email: guestEmail,
    hasAccount: true,
    isMine: false,
    id: null,
    status: "waiting",
    entityName: expect.any(String),
    senderName: expect.any(String),
  });
  expect((await open(code, guest)).data).toMatchObject({ isMine: true, id });
  expect((await open(id, guest)).data).toMatchObject({ isMine: true });
  const stranger = await signedIn(db);
  for (const answer of [await open(id), await open(id, stranger), await open("A".repeat(43))])
    expect(answer).toMatchObject({ status: 404, code: "notFound" });
});

testOnNewest("whoever signs up with the address finds the invitation", async () => {
  const { invite, received, approve, db, may } = await appWithTeam();
  const { code } = await invite([SCOPE.READ], undefined, "later@example.test");
  const late = await signedIn(db);
  await db.update(account).set({ email: "later@example.test" }).where(eq(account.id, late.id));
  expect((await received(late)).rows).toMatchObject([{ status: "waiting" }]);
  expect((await approve(late, code)).data).toBe(true);
  expect(await may(late, SCOPE.READ)).toBe(true);
});

testOnNewest("an expired invitation that is sent again opens with the new code alone", async () => {
  const { invite, approve, reject, received, sent, call, database, guest, founder, db, guestEmail } =
    await appWithTeam();
  const { id, code } = await invite();
  await moveClock(database, { days: 14 });
  await db.execute(sql`update session set expires_at = now() + interval '1 day'`);
  expect(await approve(guest, code)).toMatchObject({ status: 410, code: "invitationExpired" });
  expect(await reject(guest, code)).toMatchObject({ status: 410, code: "invitationExpired" });
  expect(await received(guest)).toMatchObject({ waitingCount: 0, rows: [{ status: "expired" }] });
  expect((await sent(founder)).rows).toMatchObject([{ status: "expired", mayWithdraw: true }]);
  const again = () => call(resendInvitation, { body: { id } }, { token: founder.token });
  expect(await again()).toMatchObject({ status: 200, data: true });
  expect(await again()).toMatchObject({ status: 429, code: "tooManyRequests" });
  const [newest] = await lettersTo(db, guestEmail);
  expect(newest!.code).not.toBe(code);
  expect((await approve(guest, code)).data).toBe(false);
  expect((await approve(guest, newest!.code)).data).toBe(true);
  expect(await again()).toMatchObject({ status: 409, code: "invitationAnswered" });
});

testOnNewest("an expired one makes room for a new one; then the old one is not sent again", async () => {
  const { invite, call, database, founder, db } = await appWithTeam();
  const { id } = await invite();
  await moveClock(database, { days: 15 });
  await db.execute(sql`update session set expires_at = now() + interval '1 day'`);
  await invite();
  const late = await call(resendInvitation, { body: { id } }, { token: founder.token });
  expect(late).toMatchObject({ status: 409, code: "invitationReplaced" });
});

testOnNewest("a withdrawn one says so and is no longer listed", async () => {
  const { invite, approve, received, call, guest, founder } = await appWithTeam();
  const { id, code } = await invite();
  const withdraw = () => call(withdrawInvitation, { body: { id } }, { token: founder.token });
  expect(await withdraw()).toMatchObject({ status: 200, data: true });
  expect(await withdraw()).toMatchObject({ status: 200, data: true });
  expect(await approve(guest, code)).toMatchObject({ status: 410, code: "invitationWithdrawn" });
  expect(await received(guest)).toMatchObject({ totalCount: 0, rows: [] });
});

testOnNewest("rights given for a time end then, and cannot be taken up afterwards", async () => {
  const { invite, approve, may, database, guest, db } = await appWithTeam();
  const { code } = await invite([SCOPE.WRITE], inHours(24));
  expect((await approve(guest, code)).data).toBe(true);
  expect(await may(guest, SCOPE.WRITE)).toBe(true);
  const late = await signedIn(db);
  const { code: other } = await invite([SCOPE.READ], inHours(24), await emailOf(db, late.id));
  await moveClock(database, { hours: 24 });
  await db.execute(sql`update session set expires_at = now() + interval '1 day'`);
  expect(await may(guest, SCOPE.WRITE)).toBe(false);
  expect(await approve(late, other)).toMatchObject({ status: 410, code: "invitationExpired" });
});

testOnNewest("rights are joined and never lowered, and no right lasts longer than it was given for", async () => {
  const { invite, approve, guest, db, entityId } = await appWithTeam();
  const hold = async (scopes: number[], expiresAt: Date | null) => {
    await db.delete(entityAccess).where(eq(entityAccess.accountId, guest.id));
    await db.insert(entityAccess).values({ accountId: guest.id, entityId, scopes, expiresAt });
  };
  const held = async () =>
    (await db.select().from(entityAccess).where(eq(entityAccess.accountId, guest.id))).map(({ scopes, expiresAt }) => [
      scopes,
      expiresAt,
    ]);
  const soon = new Date(Date.now() + 3_600_000);
  const { READ, WRITE, STARTUP_FINANCIAL_READ, FULL_ACCESS } = SCOPE;

  await hold([STARTUP_FINANCIAL_READ], null);
  expect((await approve(guest, (await invite([WRITE])).code)).data).toBe(true);
  expect(await held()).toEqual([[[WRITE, STARTUP_FINANCIAL_READ], null]]);

  await hold([FULL_ACCESS], null);
  expect((await approve(guest, (await invite([READ], soon.toISOString())).code)).data).toBe(true);
  expect(await held()).toEqual([[[FULL_ACCESS], null]]);

  await hold([FULL_ACCESS], soon);
  const { code } = await invite([READ]);
  expect(await approve(guest, code)).toMatchObject({ status: 409, code: "accessDiffers" });
  expect(await held()).toEqual([[[FULL_ACCESS], soon]]);

  await hold([FULL_ACCESS], new Date(Date.now() - 1_000));
  expect((await approve(guest, code)).data).toBe(true);
  expect(await held()).toEqual([[[READ], null]]);
});

testOnNewest("nobody gives by invitation what they may not give, and nobody invites themselves", async () => {
  const { send, founder, guest, guestEmail, db, entityId, call } = await appWithTeam();
  const manager = await signedIn(db, { [entityId]: [SCOPE.READ, SCOPE.IAM_FULL_ACCESS] });
  const reader = await signedIn(db, { [entityId]: [SCOPE.READ] });
  expect(await send(manager, [guestEmail], [SCOPE.FULL_ACCESS])).toMatchObject({ status: 403, code: "scopeNotYours" });
  expect(await send(manager, [guestEmail], [SCOPE.WRITE])).toMatchObject({ status: 403, code: "scopeNotYours" });
  expect(await send(founder, [guestEmail], [SCOPE.ORGANIZATION_IAM_WRITE])).toMatchObject({ code: "invalidScope" });
  for (const by of [reader, guest])
    expect(await send(by, [guestEmail], [SCOPE.READ])).toMatchObject({ status: 403, code: "invalidAccess" });
  expect(await send(founder, ["a@example.test", await emailOf(db, founder.id)])).toMatchObject({
    status: 400,
    code: "invitingYourself",
    data: [{ field: "emails.1" }],
  });
  const wrongType = { entityType: "organization" as const, entityId, email: guestEmail, scopes: [SCOPE.READ] };
  expect((await call(sendInvitations, { body: wrongType }, { token: founder.token })).code).toBe("entityNotFound");
  expect(await send(founder, [guestEmail], [SCOPE.READ], "2020-01-01T00:00:00Z")).toMatchObject({
    status: 400,
    data: [{ field: "expiresAt" }],
  });
  expect(await send(founder, ["ok@example.test", "no address"])).toMatchObject({
    status: 400,
    data: [{ field: "emails.1" }],
  });
  expect(await db.select().from(mail)).toEqual([]);
  expect(await send(manager, [guestEmail], [SCOPE.READ])).toMatchObject({ status: 200 });
});

testOnNewest("only who may invite sees, resends and withdraws; lost rights give none", async () => {
  const { send, call, approve, sent, guest, guestEmail, db, entityId } = await appWithTeam();
  const partner = await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] });
  const manager = await signedIn(db, { [entityId]: [SCOPE.READ, SCOPE.IAM_FULL_ACCESS] });
  const answer = await send(partner, [guestEmail], [SCOPE.FULL_ACCESS]);
  const { id } = answer.data.invited[0]!;
  const { code } = (await lettersTo(db, guestEmail))[0]!;
  expect((await sent(manager)).rows).toMatchObject([{ id, mayWithdraw: false, resendFrom: null }]);
  for (const endpoint of [withdrawInvitation, resendInvitation]) {
    expect(await call(endpoint, { body: { id } }, { token: manager.token })).toMatchObject({ code: "scopeNotYours" });
    expect(await call(endpoint, { body: { id } }, { token: guest.token })).toMatchObject({ code: "invalidAccess" });
    expect(await call(endpoint, { body: { id: v7() } }, { token: partner.token })).toMatchObject({ status: 404 });
  }
  expect(await call(sentInvitations, { query: { entityId } }, { token: guest.token })).toMatchObject({
    code: "invalidAccess",
  });
  await db.delete(entityAccess).where(eq(entityAccess.accountId, partner.id));
  expect(await approve(guest, code)).toMatchObject({ status: 410, code: "senderLostRights" });
});

testOnNewest("invitations have limits: fifty at once, two hundred a day, few a head", async () => {
  const { send, invite, call, founder, db } = await appWithTeam();
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `guest-${from + index}@example.test`);
  expect((await send(founder, many(0, 50))).data.invited).toHaveLength(50);
  expect(await db.select().from(mail)).toHaveLength(50);
  expect(await send(founder, many(0, 51))).toMatchObject({ status: 400, data: [{ field: "emails" }] });
  for (let sent = 0; sent < PER_ADDRESS_PER_DAY; sent++) {
    const { id } = await invite();
    await call(withdrawInvitation, { body: { id } }, { token: founder.token });
  }
  const [last] = await db.select().from(invitation).orderBy(sql`created_at desc, id desc`).limit(1);
  expect(await send(founder, [last!.email])).toMatchObject({ status: 429, data: [{ field: "emails.0" }] });
  for (const from of [100, 150]) expect((await send(founder, many(from, 50))).status).toBe(200);
  expect(await send(founder, many(300, 50))).toMatchObject({ status: 429, code: "tooManyInvitations" });
});

test("two who invite the same address at once make one invitation", async () => {
  const { send, founder, guestEmail, db, entityId } = await appWithTeam();
  const partner = await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] });
  const answers = await Promise.all([founder, partner, founder].map((by) => send(by, [guestEmail])));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.flatMap(({ data }) => data.invited)).toHaveLength(1);
  expect(await db.select().from(mail)).toHaveLength(1);
});

testOnNewest("markup of others stays text; an organization invites as a startup does", async () => {
  const { db, call, founder, guest, guestEmail, received } = await appWithTeam();
  const hostile = `<script>alert(1)</script>'; drop table invitation; --\nBcc: x@example.test`;
  const id = v7();
  const typeOf = typeId("organizerType", "incubation-center");
  await db.insert(organization).values({ id, typeId: typeOf, name: hostile, seoUrl: "kovan" });
  await db.update(account).set({ name: "<b>Ada</b>\r\n" }).where(eq(account.id, founder.id));
  await db.insert(entityAccess).values({ accountId: founder.id, entityId: id, scopes: [SCOPE.FULL_ACCESS] });
  const body = { entityType: "organization" as const, entityId: id, email: guestEmail, scopes: [SCOPE.WRITE] };
  expect((await call(sendInvitations, { body }, { token: founder.token })).status).toBe(200);
  const [letter] = await lettersTo(db, guestEmail);
  expect(letter!.words.subject).not.toMatch(/[\r\n]/);
  const html = htmlOf(letter!.words, "en", "http://portal.test");
  expect(html).not.toContain("<script>");
  expect(html).not.toContain("<b>Ada");
  expect((await received(guest)).rows).toMatchObject([{ entityType: "organization", entityName: hostile }]);
  for (const email of ["a'b--@example.test", `"<img src=x>"@example.test`, "a@b\r\nBcc: c@example.test"])
    expect((await call(sendInvitations, { body: { ...body, email } }, { token: founder.token })).status).toBeOneOf([
      200, 400,
    ]);
  expect(await db.select().from(startup)).toHaveLength(1);
});

test("pages hold nine; what waits stands first", async () => {
  const { db, invite, reject, received, guest, founder, call } = await appWithTeam();
  const { code } = await invite();
  await reject(guest, code);
  for (let index = 0; index < 10; index++) {
    const entityId = v7();
    await db.insert(startup).values({ id: entityId, seoUrl: `s-${index}`, name: `Startup ${index}` });
    await db.insert(entityAccess).values({ accountId: founder.id, entityId, scopes: [SCOPE.FULL_ACCESS] });
    const body = { entityType: "startup" as const, entityId, email: await emailOf(db, guest.id), scopes: [1] };
    await call(sendInvitations, { body }, { token: founder.token });
  }
  const first = await received(guest);
  expect(first).toMatchObject({ totalCount: 11, waitingCount: 10 });
  expect(first.rows).toHaveLength(9);
  const second = await received(guest, { page: 2 });
  expect(second.rows.map(({ status }) => status)).toEqual(["waiting", "declined"]);
});
