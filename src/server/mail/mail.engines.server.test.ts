import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#db/open.server.ts";
import { readSettings, type Settings } from "#server/settings.server.ts";
import { nameSite } from "#shared/site-name.ts";
import { moveClock } from "#testing/clock.ts";
import { testDatabase } from "#testing/database.ts";
import { testOnNewest } from "#testing/engines.ts";
import { runJobs, surroundings } from "#testing/jobs.ts";
import { startMailServer } from "#testing/mail-server.ts";
import { startWorker } from "../jobs/worker.server.ts";
import { mailKind } from "./content.server.ts";
import { mailJobs } from "./jobs.server.ts";
import { queueMail } from "./queue.server.ts";

const welcome = mailKind<{ name: string }>("test.welcome" as never, {
  en: ({ name }) => ({
    subject: `Welcome, ${name}`,
    preview: "One more step",
    heading: "Welcome",
    paragraphs: [`Hello ${name}, glad you are here.`],
    button: { label: "Confirm", path: "/email-verification?code=abc&x=1" },
    facts: [{ name: "Device", value: "Firefox" }],
    note: "Works for one hour.",
  }),
  tr: ({ name }) => ({
    subject: `Hoş geldiniz, ${name}`,
    preview: "Son bir adım",
    heading: "Hoş geldiniz",
    paragraphs: [`Merhaba ${name}, aramıza katıldığınıza sevindik.`],
  }),
});

const sentTo = (url: string): Settings =>
  readSettings({ LOG_LEVEL: "silent", DATA_DIR: "var/test", SMTP_URL: url, PUBLIC_URL: "https://portal.example" });

async function freshDatabase() {
  const database = await testDatabase();
  onTestFinished(database.close);
  return database;
}

const queue = ({ db }: Database, email = "isik@example.test", name = "Işık Şen", locale: "en" | "tr" = "en") =>
  db.transaction((tx) => queueMail(tx, { to: { email, name }, locale, kind: welcome, data: { name } }));

const stateOf = async ({ db }: Database) =>
  (await db.execute(sql`select content is null erased, sent_at is not null sent from mail`)).rows;

/** A server that answers as `behave` says for a while; whoever was refused comes back later. */
async function sendThrough(database: Database, url: string) {
  await runJobs(database, { settings: sentTo(url), works: mailJobs });
}

testOnNewest("a mail arrives in both parts, with its address, and its words are erased", async () => {
  const database = await freshDatabase();
  const server = await startMailServer();
  const id = await queue(database, "isik@example.test", 'Işık "<b>" Şen');
  nameSite("Petek Evi");
  onTestFinished(() => nameSite(null));
  await sendThrough(database, server.url);
  const [mail] = server.taken;
  expect(mail?.to).toEqual(["isik@example.test"]);
  expect(mail?.source).toContain(`Message-ID: <${id}@portal.example>`);
  expect(mail?.source).toContain("From: Petek Evi <no-reply@portal.example>");
  expect(mail?.source).toContain("Auto-Submitted: auto-generated");
  const source = mail!.source.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  expect(source).toContain("https://portal.example/email-verification?code=abc&x=1");
  expect(source).toContain('href="https://portal.example/email-verification?code=abc&amp;x=1"');
  expect(source.slice(source.indexOf("<!doctype"))).not.toContain("<b>");
  expect(source).toContain("&lt;b&gt;");
  expect(await stateOf(database)).toEqual([{ erased: true, sent: true }]);
});

test("a mail of a transaction that is rolled back is never sent", async () => {
  const database = await freshDatabase();
  const server = await startMailServer();
  const failing = database.db.transaction(async (tx) => {
    await queueMail(tx, { to: { email: "a@example.test" }, locale: "tr", kind: welcome, data: { name: "Ada" } });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow();
  await sendThrough(database, server.url);
  expect(server.taken).toEqual([]);
});

testOnNewest("a server that is not there, and one that is busy, lose no mail and get it once", async () => {
  const database = await freshDatabase();
  const gone = await startMailServer();
  await gone.close();
  await queue(database);
  await sendThrough(database, gone.url);
  expect(await stateOf(database)).toEqual([{ erased: false, sent: false }]);
  const busyOnce = [true];
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(busyOnce.pop() ? Object.assign(new Error("try later"), { responseCode: 451 }) : null),
  });
  for (let minutes = 0; minutes < 30; minutes += 10) {
    await moveClock(database, { minutes: 10 });
    await sendThrough(database, server.url);
  }
  expect(server.taken).toHaveLength(1);
});

testOnNewest("a connection lost in the middle of a mail leads to one whole mail", async () => {
  const database = await freshDatabase();
  let drops = 2;
  const server = await startMailServer({
    onData(stream, _session, done) {
      stream.once("data", () => drops-- > 0 && server.drop());
      stream.on("end", done);
    },
  });
  await queue(database);
  for (let round = 0; round < 2; round++) {
    await sendThrough(database, server.url);
    expect(await stateOf(database)).toEqual([{ erased: false, sent: false }]);
    await moveClock(database, { minutes: 15 });
  }
  for (let round = 0; round < 2; round++) await sendThrough(database, server.url);
  expect(await stateOf(database)).toEqual([{ erased: true, sent: true }]);
  expect(drops).toBe(-1);
});

testOnNewest(
  "an address that is refused for good is given up, with neither address nor words in the reason",
  async () => {
    const database = await freshDatabase();
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`<${address}> unknown`), { responseCode: 550 })),
    });
    await queue(database);
    await sendThrough(database, server.url);
    const { rows } = await database.db.execute(
      sql`select last_error, failed_at is not null failed, attempts from background_job`,
    );
    expect(rows).toEqual([{ last_error: "refused with 550", failed: true, attempts: 1 }]);
  },
);

/** Many once; of other engines a few are enough to see two processes meet. */
const MAIL_COUNT = process.env.TEST_DATABASE === "postgres-18" ? 300 : 100;

test(`two processes send ${MAIL_COUNT} mails, each once`, async () => {
  const database = await freshDatabase();
  const server = await startMailServer();
  const addresses = Array.from({ length: MAIL_COUNT }, (_, index) => `guest-${index}@example.test`);
  await database.db.transaction(async (tx) => {
    for (const email of addresses)
      await queueMail(tx, { to: { email }, locale: "tr", kind: welcome, data: { name: "Ada" } });
  });
  const workers = [1, 2].map(() => startWorker(mailJobs, surroundings(database, sentTo(server.url))));
  await vi.waitUntil(() => server.taken.length >= addresses.length, 50_000);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(server.taken.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
  const { rows } = await database.db.execute(sql`select count(*) filter (where sent_at is null) waiting from mail`);
  expect(rows).toEqual([{ waiting: 0 }]);
});

testOnNewest("without a mail server mails lie as files in the data folder, readable again", async () => {
  const database = await freshDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-mail-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const settings = readSettings({ LOG_LEVEL: "silent", DATA_DIR: folder });
  const id = await queue(database, "isik@example.test", "Işık", "tr");
  await runJobs(database, { settings, works: mailJobs });
  const [file] = await readdir(path.join(folder, "mail"));
  expect(file).toMatch(new RegExp(`^\\d{4}-.*${id}\\.eml$`));
  expect(await readFile(path.join(folder, "mail", file!), "utf8")).toContain("To: ");
  expect(await stateOf(database)).toEqual([{ erased: false, sent: true }]);
});
