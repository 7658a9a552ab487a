import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { job, jobApplication } from "#db/tables/jobs.server.ts";
import { profile } from "#db/tables/profile.server.ts";
import { deleteCv, uploadCv } from "#features/talents/uploads/contract.ts";
import { lastDayOf } from "#shared/last-day.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { jobApplicantCalls } from "../applicants/contract.ts";
import { refreshJobs } from "../commands.server.ts";
import * as contract from "./contract.ts";
import { statusId } from "./rules.ts";

const pdf = (text: string) => new File([`%PDF-1.7\n${text}\n%%EOF\n`], "Deniz Ergin.pdf", { type: "application/pdf" });

async function portal() {
  const built = await testApp();
  const { app, db, call, database } = built;
  const { id: startupId } = await insertFullStartup(database);
  const jobId = v7();
  const day = (days: number) => lastDayOf(new Date(Date.now() + days * 86_400_000));
  await db.insert(job).values({
    id: jobId,
    startupId,
    seoUrl: "arici",
    titleEn: "Beekeeper",
    titleTr: "Arıcı",
    descriptionTr: "Arılara bakmak.",
    jobRoleId: typeId("jobRole", "other"),
    countryId: fixedId("country/TR"),
    payPlanId: typeId("payPlan", "yearly"),
    wageCurrencyId: fixedId("currency/TRY"),
    publicationDate: day(-1),
    expirationDate: day(9),
  });
  await refreshJobs(db, [jobId]);
  const owner = await signedIn(db, { [startupId]: [SCOPE.FULL_ACCESS] });
  const applicant = await signedIn(db);
  const contact = { mobilePhoneCode: "90", mobilePhone: "5321234567", linkedin: "https://www.linkedin.com/in/deniz" };
  await db.insert(profile).values({ accountId: applicant.id, ...contact });
  const upload = (text: string) => call(uploadCv, { body: { file: pdf(text) } }, applicant);
  const apply = (sendsCv = true) => call(contract.applyToJob, { body: { jobId, sendsCv } }, applicant);
  const read = async (id: string, who: { token: string }) => {
    const answer = await app.inject({
      url: `${contract.applicationCv.path}?jobApplyId=${id}`,
      headers: { authorization: `Bearer ${who.token}` },
    });
    return answer.statusCode === 200 ? /\n(.*)\n%%EOF/.exec(answer.body)?.[1] : answer.statusCode;
  };
  const board = async () => (await call(contract.companyApplies, { params: { id: jobId } }, owner)).data;
  return { ...built, startupId, jobId, owner, applicant, upload, apply, read, board };
}

test("the team alone reads the CV as it was sent, and each reading is recorded", async () => {
  const { apply, upload, read, board, owner, applicant, db, call, database, startupId, app } = await portal();
  // A tick without a CV sends nothing in silence.
  expect(await apply()).toMatchObject({ status: 400, data: [{ field: "sendsCv" }] });
  await upload("as it was sent");
  const { data: sent } = await apply();
  expect(sent.cv).toBe("Deniz Ergin.pdf");
  await upload("another one");
  await call(deleteCv, {}, applicant);
  expect((await board())[0]).toMatchObject({ cv: "Deniz Ergin.pdf" });
  expect(await read(sent.jobApplyId, owner)).toBe("as it was sent");
  expect(await read(sent.jobApplyId, applicant)).toBe("as it was sent");
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const reader = await signedIn(db, { [startupId]: [SCOPE.READ, SCOPE.STARTUP_FINANCIAL_WRITE] });
  for (const other of [admin, reader, await signedIn(db)]) expect(await read(sent.jobApplyId, other)).toBe(404);
  const { rows } = await database.pool.query(
    "select account_id, entity_id from audit where action = 'jobApplication.cvRead'",
  );
  expect(rows).toEqual([{ account_id: owner.id, entity_id: sent.jobApplyId }]);
  const { rows: listed } = (await call(jobApplicantCalls.list, { query: { cv: "sent" } }, admin)).data;
  expect(listed).toMatchObject([{ cv: "sent" }]);
  const mails = await database.pool.query("select content from mail where kind = 'jobs.applicationReceived'");
  expect(JSON.stringify(mails.rows)).toContain("Sent along");
  // The file of the profile goes, the one that was sent stays.
  await moveClock(database, { days: 2 });
  await runJobs(database, { settings: app.settings });
  const [{ cvKey } = { cvKey: null }] = await db.select().from(jobApplication);
  expect((await app.services.files.get(cvKey!))?.toString()).toContain("as it was sent");
});

test("without a tick no CV is sent", async () => {
  const { apply, upload, read, board, owner } = await portal();
  await upload("mine");
  const { data } = await apply(false);
  expect(data.cv).toBeNull();
  expect((await board())[0]).toMatchObject({ cv: null, cvTakenBack: false });
  expect(await read(data.jobApplyId, owner)).toBe(404);
});

test("a CV is taken back alone, by withdrawing, and by leaving", async () => {
  const { apply, upload, read, board, owner, applicant, call, db, app, database } = await portal();
  await upload("mine");
  const { jobApplyId } = (await apply()).data;
  const key = async () => (await db.select().from(jobApplication))[0]!.cvKey;
  const file = (await key())!;
  // Who has planned to leave is seen by nobody; who comes back is.
  const leaving = (deleteAt: Date | null) => db.update(account).set({ deleteAt }).where(eq(account.id, applicant.id));
  await leaving(new Date(Date.now() + 86_400_000));
  expect([await read(jobApplyId, owner), (await board())[0]]).toMatchObject([
    404,
    { cv: null, cvTakenBack: false, applicant: { hasLeft: true } },
  ]);
  await leaving(null);
  expect(await read(jobApplyId, owner)).toBe("mine");
  const query = { jobApplyId };
  expect(await call(contract.takeCvBack, { query }, owner)).toMatchObject({ status: 404 });
  expect(await call(contract.takeCvBack, { query }, applicant)).toMatchObject({ status: 200 });
  expect(await call(contract.takeCvBack, { query }, applicant)).toMatchObject({ status: 200 });
  expect((await board())[0]).toMatchObject({ status: "received", cv: null, cvTakenBack: true });
  expect([await read(jobApplyId, owner), await read(jobApplyId, applicant), await key()]).toEqual([410, 410, null]);
  await db.update(jobApplication).set({ cvKey: file, cvName: "x.pdf", cvTakenBack: false });
  await call(contract.setStatus, { query: { jobApplyId, statusId: statusId("withdrawn") } }, applicant);
  expect(await key()).toBeNull();
  expect((await board())[0]).toMatchObject({ status: "withdrawn", cv: null, cvTakenBack: true });
  await moveClock(database, { days: 2 });
  await runJobs(database, { settings: app.settings });
  expect(await app.services.files.get(file)).toBeUndefined();
});
