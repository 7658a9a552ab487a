import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import type { Endpoint, Input } from "#shared/endpoint.ts";
import { testApp } from "#testing/app.ts";
import { runJobs } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { hashPassword } from "./commands.server.ts";
import { login, logout } from "./contract.ts";
import { forgotPassword, resetPassword } from "./recovery/contract.ts";
import { changePassword } from "./settings/contract.ts";
import { sendVerificationMail, verifyEmail } from "./sign-up/contract.ts";

const EMAIL = "ayse@example.test";
const [FIRST, SECOND, THIRD] = ["Bal!Petek.27", "Yeni!Petek.90", "Arı!Petek.31"];

/** An unconfirmed member, and calls that are each sent twice with one key, as after a lost answer. */
async function portal() {
  const { db, call, database } = await testApp();
  const passwordHash = await hashPassword(FIRST);
  await db.insert(account).values({ email: EMAIL, passwordHash, name: "Ayşe", surname: "Işık", seoUrl: "ayse-isik" });
  let attempts = 0;
  const twice = async <E extends Endpoint>(endpoint: E, input: Input<E>, token?: string) => {
    const headers = { "idempotency-key": `attempt-${++attempts}` };
    const [first, second] = [
      await call(endpoint, input, { headers, ...(token && { token }) }),
      await call(endpoint, input, { headers, ...(token && { token }) }),
    ];
    expect(first.status, `${endpoint.path} ${first.code}`).toBe(200);
    expect(second, endpoint.path).toMatchObject({ status: 200, data: first.data });
    return first.data;
  };
  const mails = async (kind: string) => {
    await runJobs(database);
    return (await queuedMails(database)).filter((mail) => mail.kind === kind);
  };
  return { db, call, twice, mails };
}

test("a repeated attempt signs in or sends mail once", async () => {
  const { db, call, twice, mails } = await portal();
  await twice(sendVerificationMail, { body: { email: EMAIL } });
  const verification = await mails("accounts.verifyEmail");
  expect(verification).toHaveLength(1);
  await twice(verifyEmail, { body: { code: verification[0]!.code } });

  const { token } = await twice(login, { body: { email: EMAIL, password: FIRST } });
  await twice(changePassword, { body: { oldPassword: FIRST, newPassword: SECOND } }, token);

  await twice(forgotPassword, { body: { email: EMAIL } });
  const reset = await mails("accounts.resetPassword");
  expect(reset).toHaveLength(1);
  await twice(resetPassword, { body: { Code: reset[0]!.code, NewPass: THIRD } });
  expect((await call(login, { body: { email: EMAIL, password: THIRD } })).status).toBe(200);
  const [found] = await db.select().from(account).where(eq(account.email, EMAIL));
  expect(found!.emailVerifiedAt).not.toBeNull();
});

test("a visitor's attempts are noted only where their number is limited", async () => {
  const { db, call } = await testApp();
  const attempt = (name: string) => ({ headers: { "idempotency-key": `visitor-${name}` } });
  expect((await call(logout, {}, attempt("logout"))).status).toBe(200);
  expect((await call(forgotPassword, { body: { email: EMAIL } }, attempt("forgot"))).status).toBe(200);
  const { rows } = await db.execute(sql`select owner from idempotency`);
  expect(rows).toHaveLength(1);
});
