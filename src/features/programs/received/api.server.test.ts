import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { programApplication, programSubmission } from "#db/tables/program-applications.server.ts";
import { programAssignment, programJuror, programReview } from "#db/tables/program-jury.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { insertProgram } from "#testing/programs.ts";
import { applicantCalls, receivedDetail, receivedList } from "./contract.ts";

async function withApplications(count: number) {
  const built = await testApp();
  const program = await insertProgram(built.db, { applications: count });
  const as = await signedIn(built.db, { [program.organizationId]: [SCOPE.READ] });
  const list = async (body: object = {}, currentPage = 1, options = as) =>
    (await built.call(receivedList, { query: { currentPage }, body: { programId: program.id, ...body } }, options))
      .data;
  return { ...built, program, as, list };
}

test("received applications are filtered, ordered, counted and paged", async () => {
  const { db, program, list } = await withApplications(12);
  const [first, second, third] = program.applications;
  const decided = { decidedAt: new Date() };
  await db
    .update(programApplication)
    .set({ result: "approved", ...decided })
    .where(eq(programApplication.id, first!.id));
  await db
    .update(programApplication)
    .set({ result: "declined", ...decided })
    .where(eq(programApplication.id, second!.id));
  await db.update(programApplication).set({ withdrawnAt: new Date() }).where(eq(programApplication.id, third!.id));
  const all = await list();
  expect(all).toMatchObject({
    totalCount: 11,
    counts: { all: 11, inspecting: 9, approved: 1, declined: 1, withdrawn: 1 },
    phases: [
      { name: "Screening", isActive: true },
      { name: "Final", isActive: false },
    ],
  });
  expect(all.rows.map(({ label }) => label).slice(0, 2)).toEqual(["K-012", "K-011"]);
  expect((await list({ order: "oldest" })).rows[0]).toMatchObject({
    startup: { name: "Balpetek1" },
    result: "approved",
    isPublished: false,
    phase: { name: "Screening" },
    versions: 1,
  });
  expect((await list({ state: "withdrawn" })).rows.map(({ label }) => label)).toEqual(["K-003"]);
  const names = async (searchText: string) =>
    (await list({ searchText, order: "number" })).rows.map(({ startup }) => startup.name);
  expect(await names("BALPETEK1")).toEqual(["Balpetek1", "Balpetek10", "Balpetek11", "Balpetek12"]);
  expect(await names("k-007")).toEqual(["Balpetek7"]);
  expect(await names("nobody")).toEqual([]);
  expect((await list({ searchText: "balpetek1" })).counts).toMatchObject({ all: 4, declined: 0, approved: 1 });
  expect((await list({ phaseId: program.phaseIds[1] })).totalCount).toBe(0);
  const pages = [await list({ pageSize: 5 }), await list({ pageSize: 5 }, 2), await list({ pageSize: 5 }, 3)];
  expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(all.rows.map(({ id }) => id));
});

test("reviews are counted for the organizer, without drafts and others'", async () => {
  const { db, call, program, as, list } = await withApplications(2);
  const other = await insertProgram(db, { applications: 3 });
  const [application, draft] = program.applications;
  const [jurorId, assignmentId] = [v7(), v7()];
  const phase = { phaseId: program.phaseIds[0]!, applicationId: application!.id, programId: program.id };
  await db.insert(programJuror).values({ id: jurorId, programId: program.id, email: "juror@b.example" });
  await db.insert(programAssignment).values({ id: assignmentId, ...phase, jurorId });
  const review = { assignmentId, submissionId: application!.submissionId, remarkToOrganizer: "Ask for the pilot." };
  const read = async () => (await call(receivedDetail, { params: { id: application!.id } }, as)).data.remarks;
  await db.insert(programReview).values(review);
  expect(await read()).toEqual([]);
  await db.update(programReview).set({ finishedAt: new Date() });
  expect(await read()).toMatchObject([{ juror: "juror@b.example", phase: "Screening", remark: "Ask for the pilot." }]);
  await db.update(programApplication).set({ sentAt: null }).where(eq(programApplication.id, draft!.id));
  expect((await list()).rows.map(({ label, reviews }) => [label, reviews])).toEqual([
    ["K-001", { assigned: 1, finished: 1 }],
  ]);
  const everything = await call(receivedList, { body: {} }, as);
  expect(everything.data.rows.map(({ program: { id } }) => id)).toEqual([program.id]);
  expect(await call(receivedList, { body: { programId: other.id } }, as)).toMatchObject({ status: 404 });
  expect(await call(receivedDetail, { params: { id: draft!.id } }, as)).toMatchObject({ status: 404 });
  expect(await call(receivedDetail, { params: { id: other.applications[0]!.id } }, as)).toMatchObject({ status: 404 });
  await db.execute(
    sql`update program set deleted_at = now(), is_visible = false, is_listed = false where id = ${program.id}`,
  );
  expect((await call(receivedList, { body: {} }, as)).data.rows).toEqual([]);
  expect(await call(receivedDetail, { params: { id: application!.id } }, as)).toMatchObject({ status: 404 });
});

test("an application shows every sent version with its questions", async () => {
  const { app, db, program, as } = await withApplications(1);
  const [application] = program.applications;
  const sent = { applicationId: application!.id, formId: program.formId, profile: {} };
  const answers = { [program.questions.short]: "Honey", [program.questions.choice]: 1 };
  await db
    .insert(programSubmission)
    .values({ ...sent, number: 2, answers, locale: "en", sentBy: as.id, presentationName: "deck.pdf" });
  const headers = { authorization: `Bearer ${as.token}`, "accept-language": "tr" };
  const url = receivedDetail.path.replace(":id", application!.id);
  const { data } = (await app.inject({ method: "GET", url, headers })).json();
  expect(data.submissions).toMatchObject([
    { number: 2, sentBy: "Deniz Ergin", locale: "en", formVersion: 1, presentationName: "deck.pdf" },
    { number: 1, locale: "tr", presentationName: null },
  ]);
  expect(data.submissions[0].answers).toMatchObject([
    { kind: "short", question: "Ne satıyorsunuz?", value: "Honey", isHiddenFromJurors: false },
    { kind: "long", value: null },
    { kind: "choice", value: "Kişiler" },
    { kind: "number", value: null },
    { kind: "file", value: null },
    { kind: "link", value: null, isHiddenFromJurors: true },
  ]);
  expect(data.submissions[1].answers[3]).toMatchObject({ kind: "number", value: "10" });
});

test("admins list who applied, without answers; drafts are not there", async () => {
  const { db, call, program } = await withApplications(3);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const [first, second] = program.applications;
  await db.update(programApplication).set({ sentAt: null }).where(eq(programApplication.id, first!.id));
  await db.update(programApplication).set({ withdrawnAt: new Date() }).where(eq(programApplication.id, second!.id));
  const list = async (query: object = {}) =>
    (await call(applicantCalls.list, { query: { pageSize: 10, ...query } }, { token: admin.token })).data;
  expect(await list()).toMatchObject({
    totalCount: 2,
    rows: [
      { startup: "Balpetek3", program: "Hive camp", organizer: "Balözü Vakfı", person: null, state: "sent" },
      { startup: "Balpetek2", state: "withdrawn" },
    ],
  });
  expect((await list({ state: "withdrawn" })).rows.map(({ startup }) => startup)).toEqual(["Balpetek2"]);
  expect((await list({ searchText: "petek3" })).totalCount).toBe(1);
  expect((await list({ orderColumnName: "startup" })).rows.map(({ startup }) => startup)).toEqual([
    "Balpetek2",
    "Balpetek3",
  ]);
});
