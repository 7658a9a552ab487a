import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "#server/settings.server.ts";
import { testDatabase } from "#testing/database.ts";
import { runJobs } from "#testing/jobs.ts";
import { startMailServer } from "#testing/mail-server.ts";
import { mailKind } from "./content.server.ts";
import { mailJobs } from "./jobs.server.ts";
import { queueMail } from "./queue.server.ts";

const words = () => ({ subject: "Bal", preview: "Bal", heading: "Bal", paragraphs: ["Petek"] });
const note = mailKind("test.note" as never, { en: words, tr: words });

/** Whether a mail reached the server, whether its way was encrypted, and what is said of one that did not. */
async function sendTo({ offersTls, setting }: { offersTls: boolean; setting: string }) {
  const database = await testDatabase();
  onTestFinished(database.close);
  const encrypted: boolean[] = [];
  const server = await startMailServer({
    disabledCommands: offersTls ? ["AUTH"] : ["STARTTLS", "AUTH"],
    onMailFrom: (_address, session, done) => {
      encrypted.push(session.secure);
      done();
    },
  });
  // The certificate of the test's server is nobody's.
  const SMTP_URL = `${server.url}/?tls.rejectUnauthorized=false`;
  const settings = readSettings({
    LOG_LEVEL: "silent",
    DATA_DIR: "var/test",
    PUBLIC_URL: "https://portal.example",
    SMTP_URL,
    SMTP_TLS: setting,
  });
  await database.db.transaction((tx) =>
    queueMail(tx, { to: { email: "ada@example.test" }, locale: "en", kind: note, data: {} }),
  );
  await runJobs(database, { settings, works: mailJobs });
  const { rows } = await database.db.execute(sql`select last_error from background_job`);
  return { taken: server.taken.length, encrypted, error: rows[0]?.last_error };
}

test("a server that must encrypt and does not is handed nothing", async () => {
  const refused = await sendTo({ offersTls: false, setting: "required" });
  expect(refused).toMatchObject({ taken: 0, encrypted: [] });
  expect(refused.error).toContain("mail not sent: the mail server offers no TLS (SMTP_TLS)");
});

test("where it encrypts, or need not, mail goes as well as it can", async () => {
  expect(await sendTo({ offersTls: true, setting: "required" })).toMatchObject({ taken: 1, encrypted: [true] });
  expect(await sendTo({ offersTls: true, setting: "optional" })).toMatchObject({ taken: 1, encrypted: [true] });
  expect(await sendTo({ offersTls: false, setting: "optional" })).toMatchObject({ taken: 1, encrypted: [false] });
});
