import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { JOBS } from "#/jobs.server.ts";
import { HOUSE_TODAY } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { invitation } from "#db/tables/invitations.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { startupJoinWish } from "#db/tables/members.server.ts";
import { introduction } from "#db/tables/messages.server.ts";
import { programApplication, programSubmission } from "#db/tables/program-applications.server.ts";
import { program as programTable } from "#db/tables/programs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { type TestApp, testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { assign, insertJurors, review } from "#testing/program-jury.ts";
import { insertApplications, insertProgram } from "#testing/programs.ts";
import { waitingCounts } from "#testing/waiting.ts";
import { whatWaits } from "./contract.ts";

/** Lines with where they lead and the days that are left. */
const linesOf = async ({ call }: TestApp, { token }: { token: string }, language = "en") =>
  (await call(whatWaits, {}, { token, headers: { "accept-language": language } })).data.map(
    ({ text, path, daysLeft }) => [text, path, daysLeft],
  );

const asked = (db: Db, askerId: string, investorId: string, state: "asked" | "passed") =>
  db.insert(introduction).values({
    id: v7(),
    askerId,
    investorId,
    text: "Tanışalım",
    state,
    ...(state === "passed" && { houseLine: "Tanışmalısınız", passedAt: new Date() }),
  });

test("jurors see open reviews with their deadline, none once they finished", async () => {
  const app = await testApp();
  const program = await insertProgram(app.db, { applications: 2 });
  const jurors = await insertJurors(app.db, program, 1);
  const assignments = await assign(app.db, program, jurors);
  const path = `/dashboard/reviews/${program.seoUrl}`;
  const lines = () => linesOf(app, jurors[0]!);
  expect(await lines()).toEqual([["Hive camp: 2 applications to review", path, expect.any(Number)]]);
  await review(app.db, program, assignments, [{ juror: jurors[0]!, application: 0, scores: [3, 3, 3] }]);
  expect(await lines()).toEqual([["Hive camp: 1 application to review", path, expect.any(Number)]]);
  expect(await linesOf(app, jurors[0]!, "tr")).toEqual([
    [
      "Kovan kampı: değerlendirmenizi bekleyen 1 başvuru",
      `/tr/panel/degerlendirmelerim/${program.seoUrl}`,
      expect.any(Number),
    ],
  ]);
});

test("organizers see what lacks jurors, results and letters; readers do not", async () => {
  const app = await testApp();
  const { db } = app;
  const { organizationId, seoUrl, id, applications } = await insertProgram(db, { applications: 3 });
  const organizer = await signedIn(db, { [organizationId]: [SCOPE.WRITE] });
  const reader = await signedIn(db, { [organizationId]: [SCOPE.READ] });
  expect(await linesOf(app, organizer)).toEqual([
    ["Hive camp is closed: 3 applications to decide on", `/dashboard/program-decisions/${seoUrl}`, null],
    [
      "Hive camp: 3 applications have too few jurors",
      `/dashboard/program-jury/${seoUrl}?part=assign&lacking=true`,
      null,
    ],
  ]);
  expect(await linesOf(app, reader)).toEqual([]);
  await db
    .update(programApplication)
    .set({ result: "approved", decidedAt: new Date() })
    .where(eq(programApplication.id, applications[0]!.id));
  await db.update(programTable).set({ applyFinish: null }).where(eq(programTable.id, id));
  expect((await linesOf(app, organizer)).map(([text]) => text)).toEqual([
    "Hive camp: 3 applications have too few jurors",
    "Hive camp: 2 applications without a result",
    "Hive camp: 1 result letter to publish",
  ]);
});

test("introductions wait for the house, then for the investor", async () => {
  const app = await testApp();
  const { db } = app;
  const founder = await signedIn(db);
  const investor = await signedIn(db);
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  await asked(db, founder.id, investor.id, "asked");
  const other = await signedIn(db);
  await asked(db, other.id, investor.id, "passed");
  expect(await linesOf(app, moderator)).toEqual([["1 introduction to pass on", "/dashboard/introductions", 30]]);
  expect(await linesOf(app, investor)).toEqual([["1 introduction to answer", "/dashboard/introductions", 30]]);
  expect(await linesOf(app, founder)).toEqual([]);
});

test("drafts, invitations, requests to join wait for whom they concern", async () => {
  const app = await testApp();
  const { db } = app;
  const soon = new Date(Date.now() + 5 * 86_400_000);
  const program = await insertProgram(db, { applications: 1, changes: { applyFinish: soon } });
  const { startupId, startupName, id } = program.applications[0]!;
  await db.delete(programSubmission).where(eq(programSubmission.applicationId, id));
  await db.update(programApplication).set({ sentAt: null }).where(eq(programApplication.id, id));
  await db.update(startup).set({ isVisible: true }).where(eq(startup.id, startupId));
  const founder = await signedIn(db, { [startupId]: [SCOPE.FULL_ACCESS] });
  const [person] = await db
    .select()
    .from(account)
    .where(eq(account.id, (await signedIn(db)).id));
  await db.insert(startupJoinWish).values({ accountId: person!.id, startupId });
  const invited = await signedIn(db);
  const [{ email } = { email: "" }] = await db.select().from(account).where(eq(account.id, invited.id));
  await db.insert(invitation).values({
    id: v7(),
    codeHash: randomBytes(32),
    entityType: "startup",
    entityId: startupId,
    senderId: founder.id,
    email,
    scopes: [SCOPE.READ],
    expiresAt: soon,
  });
  expect((await linesOf(app, founder)).slice(0, 1)).toEqual([
    [
      `${startupName}: application to Hive camp not sent yet`,
      `/apply-program/${program.seoUrl}?startup=${startupId}`,
      5,
    ],
  ]);
  expect(await linesOf(app, invited)).toEqual([["1 invitation to answer", "/profile/invitations", 5]]);
  const wishes = (await linesOf(app, founder)).filter(([text]) => String(text).includes("to join"));
  expect(wishes).toEqual([[`${startupName}: 1 request to join`, `/dashboard/management?entityId=${startupId}`, null]]);
});

test("what waits for the house is counted, and no more when it is decided", async () => {
  const { db, call, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const waiting = () => waitingCounts({ call }, admin);
  const newRates = `insert into currency_rate (currency_id, day, usd_per_unit) select id, ${HOUSE_TODAY}, 1 from currency`;
  await database.pool.query(newRates);
  expect(await waiting()).toEqual({});
  const person = await signedIn(db);
  const { rows } = await database.pool.query<{ id: string }>(
    "insert into startup (id, seo_url, name) values (gen_random_uuid(), 'petek', 'Petek') returning id",
  );
  await database.pool.query(
    `insert into entity_claim (id, kind, entity_id, account_id, note, state) values (gen_random_uuid(), 'startup', $1, $2, 'It is ours.', 'open')`,
    [rows[0]!.id, person.id],
  );
  await database.pool.query(
    "insert into flagged_text (id, account_id, entity, entity_id, field, word, text) values (gen_random_uuid(), $1, 'account', $1, 'name', 'arı', 'Arı')",
    [person.id],
  );
  await database.pool.query(
    "insert into import_row (kind, source_key, entity_id, vanished_at) values ('startup', 'sample:/1', $1, now())",
    [rows[0]!.id],
  );
  await database.pool.query(`
    insert into error_log (id, fingerprint, type, message, stack, occurrences, first_at, last_at) values
      (gen_random_uuid(), 'a', 'Error', 'It broke.', '', 1, now(), now());
    insert into background_job (id, name, data, failed_at) values
      (gen_random_uuid(), 'mail.send', '{}', now()), (gen_random_uuid(), 'exports.make', '{}', now()), (gen_random_uuid(), 'exports.make', '{}', now());
    insert into payment_difference (id, provider, kind, reference, problem, there_minor, currency, occurred_at) values
      (gen_random_uuid(), 'sandbox', 'charge', 'in_1', 'missingHere', 100, 'USD', now())`);
  // Reported people and failed refunds: where they are made (messages, movements).
  const all = {
    claims: 1,
    flaggedTexts: 1,
    vanishedRows: 1,
    failedMails: 1,
    failedWork: 2,
    errors: 1,
  };
  expect(await waiting()).toEqual({ ...all, paymentDifferences: 1 });
  await database.pool.query(`
    update error_log set resolved_at = now(); update payment_difference set settled_at = now();
    update entity_claim set state = 'declined', decided_at = now(); update flagged_text set looked_at = now();
    update import_row set decision = 'stays', decided_at = now(); update background_job set failed_at = null`);
  expect(await waiting()).toEqual({});
});

test("a mail a day says what waits, only when something is new", async () => {
  const app = await testApp();
  const { db, database } = app;
  const works = JOBS.filter(({ job }) => job.name === "waiting.mail");
  await plan(db, works);
  const program = await insertProgram(db, { applications: 1 });
  // Jurors are mailed at the moment that matters: this mail leaves it out.
  await assign(db, program, await insertJurors(db, program, 1));
  const [, muted] = [
    await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] }),
    await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] }),
  ];
  await db
    .update(account)
    .set({ mutedNotifications: ["waiting"] })
    .where(eq(account.id, muted.id));
  const nextDay = async () => {
    await moveClock(database, { days: 1 });
    await runJobs(database, { works });
    return (await db.select().from(mail)).flatMap(({ kind, subject }) => (kind === "waiting.daily" ? [subject] : []));
  };
  // To decide on, and with too few jurors.
  expect(await nextDay()).toEqual(["2 things are waiting for you"]);
  expect(await nextDay()).toHaveLength(1);
  const [late] = await insertApplications(db, program, 1, 2);
  expect(await nextDay()).toEqual(["2 things are waiting for you", "4 things are waiting for you"]);
  await db.update(programApplication).set({ withdrawnAt: new Date() }).where(eq(programApplication.id, late!.id));
  expect(await nextDay()).toHaveLength(2);
});
