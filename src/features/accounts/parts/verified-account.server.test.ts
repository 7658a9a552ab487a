import { expect, onTestFinished, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { testDatabase } from "#testing/database.ts";
import { issueCode, useCode } from "./codes.server.ts";
import { accountOfVerifiedEmail } from "./verified-account.server.ts";

async function withAccount(emailVerifiedAt: Date | null) {
  const database = await testDatabase();
  onTestFinished(database.close);
  const { db } = database;
  const [made] = await db
    .insert(account)
    .values({
      email: "ada@example.test",
      passwordHash: "$argon2id$",
      name: "Ada",
      surname: "Deniz",
      seoUrl: "ada-deniz",
      emailVerifiedAt,
    })
    .returning();
  return { db, id: made!.id };
}

test("a confirmed account is its owner's, with its password", async () => {
  const { db, id } = await withAccount(new Date());
  expect(await accountOfVerifiedEmail(db, " ADA@example.test")).toMatchObject({ id, passwordHash: "$argon2id$" });
  expect(await accountOfVerifiedEmail(db, "nobody@example.test")).toBeUndefined();
});

test("an account a stranger made for the address keeps neither password nor codes", async () => {
  const { db, id } = await withAccount(null);
  const codes = [await issueCode(db, id, "verifyEmail"), await issueCode(db, id, "resetPassword")];
  const taken = await accountOfVerifiedEmail(db, "ada@example.test");
  expect(taken).toMatchObject({ id, passwordHash: null, emailVerifiedAt: expect.any(Date) });
  expect(await useCode(db, "verifyEmail", codes[0]!)).toBeUndefined();
  expect(await useCode(db, "resetPassword", codes[1]!)).toBeUndefined();
});
