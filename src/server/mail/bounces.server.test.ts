import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { siteIdentity } from "#db/tables/identity.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { getSettings, mailsAgain } from "#features/accounts/settings/contract.ts";
import { sentMailCalls } from "#features/operations/mails/contract.ts";
import { readSettings } from "#server/settings.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { runJobs } from "#testing/jobs.ts";
import { startMailServer } from "#testing/mail-server.ts";
import { signedIn } from "#testing/members.ts";
import { mailKind } from "./content.server.ts";
import { mailJobs } from "./jobs.server.ts";
import { queueMail, queueMails } from "./queue.server.ts";

const TOKEN = "of-whoever-reads-bounces";
const textOf = () => ({ subject: "News", preview: "", heading: "News", paragraphs: ["Hello"] });
const news = mailKind<object>("test.news" as never, { en: textOf, tr: textOf });

const REPORT = (email: string, status = "5.1.1") =>
  `Content-Type: message/delivery-status\n\nReporting-MTA: dns; x\n\nFinal-Recipient: rfc822; ${email}\nAction: failed\nStatus: ${status}\n`;

async function portal() {
  const built = await testApp(undefined, { BOUNCE_TOKEN: TOKEN });
  const { id, token } = await signedIn(built.db);
  await built.db.update(account).set({ email: "ada@anittepe.example" }).where(eq(account.id, id));
  const hand = (report: string, bearer = TOKEN) =>
    built.app.inject({
      method: "POST",
      url: "/mail/bounces",
      headers: { authorization: `Bearer ${bearer}`, "content-type": "message/rfc822" },
      payload: report,
    });
  const settings = async () => (await built.call(getSettings, {}, { token })).data;
  return { ...built, id, token, hand, settings };
}

/** Queues a regular mail and one that is not; returns how many of each lie in the list now. */
async function queueBoth({ db }: Pick<Database, "db">, email = "ada@anittepe.example") {
  const common = { to: { email }, locale: "en", kind: news, data: {} } as const;
  const { kind: _, ...many } = { ...common, endPath: "/mail-end/facts.x" };
  await db.transaction(async (tx) => {
    await queueMail(tx, common);
    await queueMail(tx, { ...common, endPath: "/mail-end/facts.x" });
    await queueMails(tx, news, [many]);
  });
  const rows = await db.select().from(mail).where(eq(mail.recipient, email));
  await db.delete(mail);
  const regular = rows.filter(({ content }) => (content as { unsubscribe?: object }).unsubscribe !== undefined).length;
  return { regular, other: rows.length - regular };
}

const sentTo = (url: string) =>
  readSettings({ LOG_LEVEL: "silent", DATA_DIR: "var/test", SMTP_URL: url, PUBLIC_URL: "https://portal.example" });

test("after a report a member gets no regular mail, reads why, and says that it works", async () => {
  const { call, db, hand, settings, token } = await portal();
  expect(await queueBoth({ db })).toEqual({ regular: 2, other: 1 });
  expect((await settings()).comesBack).toBeNull();
  expect((await hand(REPORT("Ada@Anittepe.Example"))).json()).toEqual({ read: 1 });
  await hand(REPORT("ada@anittepe.example"));
  expect((await settings()).comesBack).toMatchObject({ status: "5.1.1" });
  expect(await queueBoth({ db })).toEqual({ regular: 0, other: 1 });
  for (let times = 0; times < 2; times++) expect((await call(mailsAgain, {}, { token })).data).toBe(true);
  expect((await settings()).comesBack).toBeNull();
  expect(await queueBoth({ db })).toEqual({ regular: 2, other: 1 });
  const { rows } = await db.execute(sql`select action from audit where action like 'email.%' order by id`);
  expect(
    rows.map(({ action }) => action),
    "once each",
  ).toEqual(["email.comesBack", "email.works"]);
});

test("a mail server's answer that there is no mailbox counts; a full one does not", async () => {
  const { database, db, settings } = await portal();
  let answer = "550 5.2.2 full";
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(answer.slice(4)), { responseCode: 550 })),
  });
  for (const [said, status] of [
    ["550 5.2.2 full", undefined],
    ["550 5.1.1 no such user", "5.1.1"],
  ] as const) {
    answer = said;
    await db.transaction((tx) =>
      queueMail(tx, { to: { email: "ada@anittepe.example" }, locale: "en", kind: news, data: {} }),
    );
    await runJobs(database, { settings: sentTo(server.url), works: mailJobs });
    expect((await settings()).comesBack?.status).toBe(status);
  }
});

test("another address of the account begins anew, and the panel shows what comes back", async () => {
  const { call, db, hand, id, settings } = await portal();
  await hand(REPORT("ada@anittepe.example"));
  const { token: admin } = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  for (const email of ["ada@anittepe.example", "other@anittepe.example"])
    await db.transaction((tx) => queueMail(tx, { to: { email }, locale: "en", kind: news, data: {} }));
  const { rows } = (await call(sentMailCalls.list, {}, { token: admin })).data;
  expect(rows.map(({ recipient, comesBack }) => [recipient, comesBack])).toEqual([
    ["other@anittepe.example", null],
    ["ada@anittepe.example", "5.1.1"],
  ]);
  await db.update(account).set({ email: "ada@new.example" }).where(eq(account.id, id));
  expect((await settings()).comesBack).toBeNull();
  expect(await queueBoth({ db }, "ada@new.example")).toEqual({ regular: 2, other: 1 });
});

test("reports of strangers, and what is none, change nothing", async () => {
  const { app, hand, settings } = await portal();
  expect((await hand(REPORT("ada@anittepe.example"), "wrong")).statusCode).toBe(401);
  expect((await hand(REPORT("ada@anittepe.example", "5.2.2"))).json()).toEqual({ read: 0 });
  expect((await hand(REPORT("nobody@anittepe.example"))).json()).toEqual({ read: 1 });
  expect((await hand("{}")).json()).toEqual({ read: 0 });
  expect((await settings()).comesBack).toBeNull();
  expect((await app.inject({ method: "GET", url: "/mail/bounces" })).statusCode).toBe(404);
  const { app: without } = await testApp(undefined, {});
  expect((await without.inject({ method: "POST", url: "/mail/bounces", payload: "x" })).statusCode).toBe(404);
});

test("answers go to the address of the house, where it names one", async () => {
  const { database, db } = await portal();
  const server = await startMailServer();
  const send = async () => {
    await db.transaction((tx) =>
      queueMail(tx, { to: { email: "ada@anittepe.example" }, locale: "en", kind: news, data: {} }),
    );
    await runJobs(database, { settings: sentTo(server.url), works: mailJobs });
    return server.taken.at(-1)!.source;
  };
  expect(await send()).not.toContain("Reply-To");
  await db.insert(siteIdentity).values({ key: "contact", value: { email: "hello@house.example" } });
  expect(await send()).toContain("Reply-To: hello@house.example");
});
