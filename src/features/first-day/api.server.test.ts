import { expect, test } from "vitest";
import { addAdmin } from "#features/accounts/commands/admins.server.ts";
import { noteBackup } from "#features/backups/commands.server.ts";
import { shipContent } from "#features/content/commands.server.ts";
import { getEditedContent, publishContent } from "#features/content/editing/contract.ts";
import { putIdentity } from "#features/site/identity-editing/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { siteSettings } from "#testing/house-sign-in.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { confirmTestMail, getFirstDay, putChecklist, sendTestMail } from "./contract.ts";
import type { FirstDayStep } from "./limits.ts";

const HOUSE = {
  DEMO: "0",
  SMTP_URL: "smtp://127.0.0.1:9",
  PUBLIC_URL: "https://girisim.anittepe.example",
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
};

/** A fresh house with a mail server and one provider of sign-in, and its only admin. */
async function freshHouse(env: Record<string, string> = HOUSE) {
  const built = await testApp(undefined, env);
  const { db, call, database } = built;
  await database.pool.query("update content set published_at = null, in_force_since = null");
  await shipContent(db);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const firstDay = async () => (await call(getFirstDay, {}, admin)).data!;
  const step = async (key: FirstDayStep) => (await firstDay()).steps.find((row) => row.key === key)!;
  return { ...built, admin, firstDay, step };
}

test("each step is ticked by what the house has done, and by nothing else", async () => {
  const { call, db, database, admin, firstDay, step } = await freshHouse();
  const states = async () => (await firstDay()).steps.map(({ key, state }) => `${key} ${state}`);
  expect(await states()).toEqual([
    "name open",
    "logo open",
    "controller open",
    "texts open",
    "mail open",
    "signIn begun",
    "payments done",
    "import open",
    "backup open",
    "secondAdmin open",
  ]);

  const brand = { name: "Anıttepe Girişim Evi", colour: null };
  await call(putIdentity.brand, { body: { value: brand, version: 0 } }, admin);
  expect(await step("name")).toMatchObject({ state: "begun", fact: brand.name });
  await call(putIdentity.brand, { body: { value: { ...brand, colour: "#1f4fd8" }, version: 1 } }, admin);
  expect((await step("name")).state).toBe("done");

  for (const [logo, state] of [
    [{ desktopLogo: "/files/public/wide.png" }, "begun"],
    [{ desktopLogo: "/files/public/wide.png", mobileLogo: "/files/public/small.png" }, "done"],
  ] as const) {
    await database.pool.query(
      "insert into site_identity (key, value) values ('logo', $1) on conflict (key) do update set value = excluded.value",
      [logo],
    );
    expect((await step("logo")).state).toBe(state);
  }

  const contact = { email: null, phone: null, address: { en: null, tr: null }, requestsEmail: null };
  const controller = "Anıttepe Teknik Üniversitesi";
  await call(putIdentity.contact, { body: { value: { ...contact, controller }, version: 0 } }, admin);
  expect((await step("controller")).state).toBe("begun");
  const value = {
    ...contact,
    controller,
    address: { en: null, tr: "Anıttepe" },
    requestsEmail: "kep@anittepe.example",
  };
  await call(putIdentity.contact, { body: { value, version: 1 } }, admin);
  expect((await step("controller")).state).toBe("done");

  const { rows } = await database.pool.query("select key from content where kind = 'page' order by key");
  for (const { key } of rows) {
    const { version } = (await call(getEditedContent, { params: { key } }, admin)).data;
    const body = { version, at: null, isComplete: false };
    expect([key, (await call(publishContent, { params: { key }, body }, admin)).status]).toEqual([key, 200]);
    if (key === "cookie-policy")
      expect(await step("texts")).toMatchObject({ state: "begun", fact: expect.stringContaining("Terms of service") });
  }
  expect((await step("texts")).state).toBe("done");

  await addAdmin(db, "second@anittepe.example");
  expect((await step("secondAdmin")).state).toBe("done");
  const made = { name: "kovan.gz", version: "1.0.0", rowCount: 1, fileCount: 0, missingCount: 0, bytes: 1 };
  await noteBackup(db, "command", { ...made, trial: "none", trialFailure: null });
  expect((await step("backup")).state).toBe("begun");
  await noteBackup(db, "schedule", { ...made, trial: "passed", trialFailure: null });
  expect((await step("backup")).state).toBe("done");
  await database.pool.query("update backup set made_at = now() - interval '31 days'");
  expect((await step("backup")).state).toBe("begun");
  await insertFullStartup(database);
  expect((await step("import")).state).toBe("done");
  await database.pool.query(
    "insert into social_connection (provider, subject, account_id) values ('google', '1', $1)",
    [admin.id],
  );
  expect(await step("signIn")).toMatchObject({ state: "done", fact: "Google" });
});

test("a university's own sign-in is what the step waits for, where there is one", async () => {
  const site = siteSettings("ANITTEPE", "https://login.anittepe.example", "anittepe.example");
  const { database, admin, step } = await freshHouse({ ...HOUSE, ...site });
  expect(await step("signIn")).toEqual({ key: "signIn", state: "begun", fact: "ANITTEPE University" });
  for (const [provider, state] of [
    ["google", "begun"],
    ["oidc-anittepe", "done"],
  ]) {
    const row = [provider, admin.id];
    await database.pool.query(
      "insert into social_connection (provider, subject, account_id) values ($1, '1', $2)",
      row,
    );
    expect((await step("signIn")).state).toBe(state);
  }
});

test("the test mail is done once the link in the newest one was followed", async () => {
  const { call, database, admin, step } = await freshHouse();
  const send = async () => {
    const { sentTo } = (await call(sendTestMail, {}, admin)).data;
    const [mail] = await queuedMails(database);
    expect(mail).toMatchObject({ kind: "firstDay.testMail", recipient: sentTo });
    return new URL(mail!.button!.path, "http://portal.test").searchParams.get("mail")!;
  };
  const older = await send();
  const code = await send();
  expect((await step("mail")).state).toBe("begun");
  const confirm = (sent: string) => call(confirmTestMail, { body: { code: sent } }, admin);
  expect(await confirm(older)).toMatchObject({ status: 404, code: "notFound" });
  for (let times = 0; times < 2; times++) expect((await confirm(code)).status).toBe(200);
  expect((await step("mail")).state).toBe("done");
  // Mails have another sender since then: nobody knows whether its mails arrive.
  await database.pool.query(
    `update house_state set value = value || '{"sender": "old@anittepe.example"}' where key = 'testMail'`,
  );
  expect((await step("mail")).state).toBe("open");
});

test("the list is put away and brought back for all admins; a demo has none", async () => {
  const { call, admin, firstDay } = await freshHouse();
  for (const isHidden of [true, false]) {
    await call(putChecklist, { body: { isHidden } }, admin);
    expect((await firstDay()).isHidden).toBe(isHidden);
  }
  const demo = await freshHouse({ DEMO: "1" });
  expect((await demo.call(getFirstDay, {}, demo.admin)).data).toBeNull();
});
