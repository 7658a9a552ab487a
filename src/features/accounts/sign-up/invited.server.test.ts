import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import {
  receivedInvitations,
  rejectInvitation,
  resendInvitation,
  sendInvitations,
  withdrawInvitation,
} from "#features/invitations/contract.ts";
import { INVITATION_DAYS } from "#features/invitations/limits.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { entityAccess, login } from "../contract.ts";
import { GRACE_DAYS } from "../deletion/contract.ts";
import { register, sendVerificationMail } from "./contract.ts";

const PASSWORD = "Bal!Petek.27";
const EMAIL = "ada@example.test";

/** Somebody is invited to a startup; `code` is the one of the mail. */
async function invited() {
  const built = await testApp();
  const { db, database, call } = built;
  const entityId = v7();
  await db.insert(startup).values({ id: entityId, seoUrl: "bal-petek", name: "Bal Petek" });
  const founder = await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] });
  const options = { token: founder.token };
  const body = { entityType: "startup" as const, entityId, email: EMAIL, scopes: [SCOPE.READ] };
  const id = (await call(sendInvitations, { body }, options)).data.invited[0]!.id;
  const [{ code } = { code: "" }] = await queuedMails(database);
  const signUp = (invitationCode: string, email = EMAIL) =>
    call(register, {
      body: {
        name: "Ada",
        surname: "Ortak",
        email,
        password: PASSWORD,
        invitationCode,
        termsAccepted: true,
        privacyAccepted: true,
      },
    });
  const kinds = async () => (await queuedMails(database)).map(({ kind }) => kind).toReversed();
  const isConfirmed = async (email = EMAIL) =>
    (await db.select().from(account).where(eq(account.email, email)))[0]!.emailVerifiedAt !== null;
  return { ...built, id, entityId, options, code, signUp, kinds, isConfirmed };
}

test("signing up from an invitation confirms exactly its address", async () => {
  const { call, code, signUp, kinds, isConfirmed } = await invited();
  expect(await signUp(code, "ADA@Example.TEST")).toMatchObject({ status: 200, data: { isConfirmed: true } });
  expect(await isConfirmed()).toBe(true);
  expect(await kinds()).toEqual(["invitations.invited"]);
  const { data } = await call(login, { body: { email: EMAIL, password: PASSWORD } });
  const mine = { token: data.token };
  expect((await call(entityAccess, {}, mine)).data, "accepting is another step").toEqual([]);
  expect((await call(receivedInvitations, { query: {} }, mine)).data.waitingCount).toBe(1);
});

test("another address is not confirmed by an invitation", async () => {
  const { id, code, signUp, kinds, isConfirmed } = await invited();
  expect((await signUp(code, "eve@example.test")).data.isConfirmed).toBe(false);
  expect(await isConfirmed("eve@example.test")).toBe(false);
  expect((await signUp(id)).data.isConfirmed).toBe(false);
  expect(await isConfirmed()).toBe(false);
  expect(await kinds()).toEqual(["invitations.invited", "accounts.verifyEmail", "accounts.verifyEmail"]);
});

test("made-up, foreign and empty invitation codes confirm nothing", async () => {
  const { call, entityId, options, signUp, database, isConfirmed } = await invited();
  const body = { entityType: "startup" as const, entityId, email: "eve@example.test", scopes: [SCOPE.READ] };
  await call(sendInvitations, { body }, options);
  const others = (await queuedMails(database)).find(({ recipient }) => recipient === "eve@example.test")!.code!;
  for (const [made, email] of [
    ["A".repeat(43), "one@example.test"],
    ["", "two@example.test"],
    [others, EMAIL],
  ] as const) {
    expect((await signUp(made, email)).data.isConfirmed).toBe(false);
    expect(await isConfirmed(email)).toBe(false);
  }
});

test.each([
  ["expired", async ({ database }: Invited) => moveClock(database, { days: INVITATION_DAYS + 0.01 })],
  ["withdrawn", async ({ call, id, options }: Invited) => call(withdrawInvitation, { body: { id } }, options)],
  [
    "replaced by a second mail",
    async ({ database, call, id, options }: Invited) => {
      await moveClock(database, { minutes: 11 });
      await call(resendInvitation, { body: { id } }, options);
    },
  ],
] as const)("an invitation that is %s confirms nothing; the usual mail is sent", async (_, end) => {
  const built = await invited();
  await end(built);
  expect(await built.signUp(built.code)).toMatchObject({ status: 200, data: { isConfirmed: false } });
  expect(await built.isConfirmed()).toBe(false);
  expect(await built.kinds()).toContain("accounts.verifyEmail");
});
type Invited = Awaited<ReturnType<typeof invited>>;

test("an invitation confirms one sign-up only", async () => {
  const { call, code, signUp } = await invited();
  expect((await signUp(code)).data.isConfirmed).toBe(true);
  expect(await signUp(code)).toMatchObject({ status: 409, code: "emailInUse" });
  expect(GRACE_DAYS).toBeGreaterThanOrEqual(INVITATION_DAYS);
  const { token } = (await call(login, { body: { email: EMAIL, password: PASSWORD } })).data;
  expect((await call(rejectInvitation, { body: { Code: code } }, { token })).data).toBe(true);
});

test("an existing account with the address is not confirmed by the code", async () => {
  const { call, code, signUp, isConfirmed } = await invited();
  expect((await signUp("x")).data.isConfirmed).toBe(false);
  expect(await signUp(code)).toMatchObject({ code: "emailInUse" });
  expect(await isConfirmed()).toBe(false);
  expect((await call(sendVerificationMail, { body: { email: EMAIL } })).status).toBe(200);
});
