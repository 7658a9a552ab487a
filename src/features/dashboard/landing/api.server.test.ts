import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { job, jobApplication } from "#db/tables/jobs.server.ts";
import { visitDay } from "#db/tables/operations.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { program as programTable } from "#db/tables/programs.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { type TestApp, testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { assign, insertJurors, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { fakeTypes } from "#testing/startups.ts";
import { ownWeek } from "./contract.ts";

const ADDRESS = "isik-batarya";

const weekOf = async ({ call }: TestApp, { token }: { token: string }) => (await call(ownWeek, {}, { token })).data;

test("visits count by day, but for those of who runs the entry", async () => {
  const app = await testApp();
  const { id } = await insertFullStartup(app.database, { seoUrl: ADDRESS });
  const owner = await signedIn(app.db, { [id]: [SCOPE.FULL_ACCESS] });
  const colleague = await signedIn(app.db, { [id]: [SCOPE.READ] });
  const stranger = await signedIn(app.db);
  for (const visitor of [undefined, undefined, stranger.id, colleague.id, owner.id])
    app.app.usage.countVisit("startup", ADDRESS, visitor);
  app.app.usage.countVisit("startup", "no such startup");
  app.app.usage.countVisit("techCenter", ADDRESS);
  const [{ seoUrl = "" } = {}] = await app.db.select().from(account).where(eq(account.id, owner.id));
  app.app.usage.countVisit("talent", seoUrl);
  app.app.usage.countVisit("talent", seoUrl, owner.id);
  await app.app.usage.flush();
  app.app.usage.countVisit("startup", ADDRESS);
  await app.app.usage.flush();
  const day = (ago: number) => sql`(now() at time zone 'Europe/Istanbul')::date - ${ago}::int`;
  await app.db.insert(visitDay).values([
    { entryId: id, day: day(6), count: 10 },
    { entryId: id, day: day(7), count: 100 },
    { entryId: id, day: day(1000), count: 1000 },
  ]);
  const { visits } = await weekOf(app, owner);
  expect(visits.map(({ count }) => count)).toEqual([10, 0, 0, 0, 0, 0, 5]);
  // Who may only read it does not run it.
  expect((await weekOf(app, colleague)).visits.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("an organizer reads what came in, beside the week before, and what is open", async () => {
  const app = await testApp();
  const program = await insertProgram(app.db, { applications: 3 });
  const organizer = await signedIn(app.db, { [program.organizationId]: [SCOPE.FULL_ACCESS] });
  const [first] = program.applications;
  const weekAgo = sql`now() - interval '8 days'`;
  await app.db.update(programApplication).set({ sentAt: weekAgo }).where(eq(programApplication.id, first!.id));
  const jurors = await insertJurors(app.db, program, 1);
  const assignments = await assign(app.db, program, jurors);
  await review(app.db, program, assignments, [{ juror: jurors[0]!, application: 0, scores: [3, 3, 3] }]);
  const soon = new Date(Date.now() + 3 * 86_400_000);
  await app.db
    .update(programTable)
    .set({ isListed: true, applyStart: null, applyFinish: soon })
    .where(eq(programTable.id, program.id));
  expect(await weekOf(app, organizer)).toMatchObject({
    numbers: [
      { name: "programApplications", count: 2, before: 1 },
      { name: "finishedReviews", count: 1, before: 0 },
    ],
    programs: [{ seoUrl: program.seoUrl, closesAt: soon.toISOString(), applications: 3 }],
  });
  const stranger = await signedIn(app.db);
  expect(await weekOf(app, stranger)).toMatchObject({ numbers: [], programs: [] });
});

test("a team reads how many applied to its jobs", async () => {
  const app = await testApp();
  const { id } = await insertFullStartup(app.database);
  const owner = await signedIn(app.db, { [id]: [SCOPE.FULL_ACCESS] });
  expect((await weekOf(app, owner)).numbers).toEqual([]);
  const jobId = v7();
  await app.db.insert(job).values({
    id: jobId,
    startupId: id,
    seoUrl: `job-${jobId}`,
    titleEn: "Beekeeper",
    titleTr: "Arıcı",
    descriptionEn: "You keep the bees.",
    descriptionTr: "Arılara bakacaksınız.",
    jobRoleId: fakeTypes("jobRole", 1)[0]!,
    countryId: fixedId("country/TR"),
    payPlanId: typeId("payPlan", "monthly"),
    wageCurrencyId: fixedId("currency/USD"),
    publicationDate: "2026-11-01",
    expirationDate: "2026-11-30",
  });
  const applicant = await signedIn(app.db);
  await app.db.insert(jobApplication).values({
    id: v7(),
    jobId,
    accountId: applicant.id,
    statusId: typeId("jobApplyStatus", "received"),
    phone: "",
    linkedin: "",
  });
  expect((await weekOf(app, owner)).numbers).toEqual([{ name: "jobApplications", count: 1, before: 0 }]);
});
