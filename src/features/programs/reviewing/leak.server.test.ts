import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { entityAccess } from "#db/tables/members.server.ts";
import { programSubmission } from "#db/tables/program-applications.server.ts";
import {
  programAnswerReview,
  programAssignment,
  programRemark,
  programReview,
} from "#db/tables/program-jury.server.ts";
import { programPhase } from "#db/tables/programs.server.ts";
import { startup, startupMember } from "#db/tables/startups.server.ts";
import { addressOf, type Endpoint } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { type TestApp, testApp } from "#testing/app.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { assign, conflict, insertJurors, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { changeLetter, compareApplications, decisionTable, publishResults } from "../deciding/contract.ts";
import {
  assignJuror,
  assignmentTable,
  decideConflict,
  getJury,
  inviteJurors,
  proposeAssignment,
  removeJuror,
} from "../jury/contract.ts";
import { applicationsExcel } from "../papers/contract.ts";
import { receivedDetail, receivedList } from "../received/contract.ts";
import * as contract from "./contract.ts";

/** Of each team: name, legal name, site, handles, addresses, people. All of them would tell who it is. */
const LEAKS = /b[aа]lpet[eе]k|petekbal|arikovan|ilgaz|ertem|nilsu|5321234567/i;

/** A program in its blind phase, whose teams have written who they are wherever one can. */
async function blindProgram(db: Db) {
  const program = await insertProgram(db, { applications: 3 });
  const jurors = await insertJurors(db, program, 3);
  const assignments = await assign(db, program, jurors);
  for (const { startupId, id, number } of program.applications) {
    await db.update(startup).set({ legalName: "Arıkovan A.Ş.", instagram: "https://www.instagram.com/petekbalhq" });
    await db.insert(startupMember).values([
      { startupId, kind: "team", name: "Ilgaz Ertem" },
      { startupId, kind: "mentor", name: "Nilsu Arıkovan" },
    ]);
    const key = `private/${v7()}/0123456789abcdef.pdf`;
    await db.insert(programSubmission).values({
      id: v7(),
      applicationId: id,
      number: 2,
      formId: program.formId,
      locale: "tr",
      profile: {
        name: `Balpetek${number}`,
        legalName: "Arıkovan A.Ş.",
        website: "https://balpetek.example",
        linkedin: "https://www.linkedin.com/company/petekbal",
        team: [{ name: "Ilgaz Ertem", title: "CEO" }],
      },
      presentationFile: key,
      presentationName: `Balpetek${number} sunum.pdf`,
      answers: {
        [program.questions.short]: `BALPETEK${number} by Ilgaz: balpetek.example, @petekbalhq`,
        [program.questions.long]:
          `Rakibimiz Balpetek${(number % 3) + 1}; biz B\u0430lpet\u0435k, B\u200balpetek. Arıkovan’ın ekibi: Ilgaz Ertem (ilgaz@balpetek.example, +90 532 123 45 67), Nilsu ve Ertem’in dostları. www.instagram.com/petekbalhq, balpetek${number}in farkı.`,
        [program.questions.file]: key,
        [program.questions.link]: "https://balpetek.example",
      },
    });
  }
  await review(db, program, assignments, [{ juror: jurors[1]!, application: 0, scores: [4, 3, 5] }]);
  return { program, jurors, stranger: await signedIn(db) };
}

type Made = Awaited<ReturnType<typeof blindProgram>>;

/**
 * The answers of every read of the API to a juror who tries all the ids they can have come across: streams of events
 * and papers too. A PDF as its words and metadata, an archive or spreadsheet unpacked.
 */
async function allAnswers({ app }: TestApp, { program, jurors }: Made, token: string): Promise<Map<string, string>> {
  const ids = [
    ...program.applications.flatMap(({ id, submissionId }) => [id, submissionId]),
    program.id,
    program.seoUrl,
    ...program.phaseIds,
    jurors[0]!.id,
    jurors[1]!.id,
    program.organizationId,
  ];
  const answers = new Map<string, string>();
  const ask = async (method: "GET" | "POST", url: string, payload?: object) => {
    const name = askedAs(method, url, payload);
    if (answers.has(name)) return;
    const response = await whenReady(() =>
      app.inject({ method, url, ...(payload && { payload }), headers: asMember(token) }),
    );
    answers.set(name, `${JSON.stringify(response.headers)} ${readable(response)}`);
  };
  // A call for admins refuses a juror before it reads what is asked for.
  for (const endpoint of app.endpoints.filter(({ kind, method }) => kind === "read" || method === "GET"))
    for (const id of endpoint.access === "admin" ? ids.slice(0, 1) : ids) {
      const named = { programSeoUrl: program.seoUrl, seoUrl: id, applyId: id, programApplyId: id, id, seoUrlOrId: id };
      const params = new Proxy(named, { get: (target, name) => target[name as "id"] ?? id });
      for (const { query, payload } of inputsOf(endpoint, id, named, program))
        await ask(endpoint.method as "GET" | "POST", addressOf(endpoint, params, query), payload);
    }
  return answers;
}

/** Papers are drawn one after the other, and asked for again while others are drawn. */
async function whenReady<Answer extends { statusCode: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask();
    if (answer.statusCode !== 503 || attempt === 10) return answer;
  }
}

/** What a call is asked for with an id. Some schemas take no other fields. */
function inputsOf(
  { method, format, query, body }: Endpoint,
  id: string,
  named: object,
  program: Made["program"],
): { query: object; payload?: object }[] {
  const programId = program.id;
  if (method === "POST")
    return [{}, { programId }, { applyId: id }, { searchText: "balpe" }].map((payload) => ({
      query: known(query, { programId }),
      payload: known(body, payload),
    }));
  if (method !== "GET") return [];
  // A stream ends when what is new was sent.
  if (format === "events") return [{ query: { seconds: "0" } }];
  const all = { ...named, programId, phaseId: id, getType: "0", organizerId: program.organizationId, q: "balpe" };
  const less = [{ applyId: id, programSeoUrl: program.seoUrl }, { programId }, { id }, {}];
  return [all, ...less].map((values) => ({ query: known(query, values) }));
}

/** What a schema knows of these values; it takes no others, or leaves them out. A call that declares nothing reads nothing. */
function known(schema: z.ZodType, values: object): object {
  if (schema instanceof z.ZodUnknown) return {};
  if (!(schema instanceof z.ZodObject)) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in schema.shape));
}

const asMember = (token: string) => ({ authorization: `Bearer ${token}` });
const askedAs = (method: string, url: string, payload?: object) =>
  `${method} ${url} ${JSON.stringify(payload ?? null)}`;

function readable({ headers, rawPayload, body }: Awaited<ReturnType<TestApp["app"]["inject"]>>): string {
  const type = String(headers["content-type"] ?? "");
  if (type.startsWith("application/pdf")) return `${pdfText(rawPayload).text} ${rawPayload.toString("latin1")}`;
  if (/zip|openxmlformats/.test(type))
    return Object.values(unzipSync(rawPayload))
      .map((bytes) => strFromU8(bytes))
      .join(" ");
  return /^$|json|^text\//.test(type) ? body : `a file of the kind ${type}`;
}

/** The texts that name a team; answers that a stranger gets word for word are public, and reveal no applicant. */
async function leaksIn({ app }: TestApp, { stranger }: Made, answers: Map<string, string>): Promise<string[]> {
  const leaks: string[] = [];
  for (const [asked, body] of answers) {
    const found = LEAKS.exec(body) ?? /a file of the kind .*/.exec(body);
    if (!found) continue;
    const [method, url, payload] = /^(\S+) (\S+) (.*)$/.exec(asked)!.slice(1) as [string, string, string];
    const headers = asMember(stranger.token);
    const read = JSON.parse(payload) as object | null;
    const open = await app.inject({ method: method as "GET", url, ...(read && { payload: read }), headers });
    if (!body.endsWith(` ${readable(open)}`))
      leaks.push(`${asked}: ${body.slice(Math.max(0, found.index - 60), found.index + 60)}`);
  }
  return leaks;
}

test("in a blind phase no byte for a juror names a team, by any way", async () => {
  const built = await testApp();
  const { call, db } = built;
  const made = await blindProgram(db);
  const { program, jurors } = made;
  const [juror] = jurors as [(typeof jurors)[0]];
  const { token } = juror;
  const applyId = program.applications[0]!.id;

  const read = await call(contract.reviewedApplication, { query: { applyId } }, { token });
  expect(read.data.startup).toBeNull();
  expect(read.data.isPresentationWithheld).toBe(true);
  expect(read.data.answers.find(({ questionId }) => questionId === program.questions.file)).toMatchObject({
    isWithheld: true,
    file: null,
  });
  // The answers are there, and only the names in them are covered.
  expect(read.data.answers.find(({ questionId }) => questionId === program.questions.long)?.text).toMatch(
    /█████’ın ekibi: /,
  );
  expect((await call(contract.reviewedFile, { query: { applyId } }, { token })).status).toBe(404);

  const scores = program.categoryIds.map((categoryId) => ({ categoryId, score: 3 }));
  const saved = await call(contract.postReview, { query: { applyId }, body: { scores, isFinished: true } }, { token });
  expect(JSON.stringify(saved)).not.toMatch(LEAKS);

  const organizer = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  const { rows } = await db.execute<{ email: string }>(sql`select email from account where id = ${juror.accountId}`);
  const { email } = rows[0]!;
  // A mail that a juror gets.
  const invitation = { query: { programId: program.id }, body: { emails: [email], locale: "tr" as const } };
  expect((await call(inviteJurors, invitation, { token: organizer.token })).data.invited).toEqual([email]);

  const before = await allAnswers(built, made, token);
  expect(before.size).toBeGreaterThan(500);
  // The searched answers are there: the booklet with its words, a stream, no spreadsheet and no minutes.
  const of = (path: string) => [...before].filter(([asked]) => asked.includes(path)).map(([, body]) => body);
  expect(of("/ProgramPapers/Booklet").filter((body) => body.includes("ekibi:") && body.includes("%PDF"))).not.toEqual(
    [],
  );
  expect(of("/apiMessage/Events").filter((body) => body.includes("event: unread"))).not.toEqual([]);
  for (const paper of ["/ApplicationsExcelList/", "/ProgramMinutes/"])
    expect(of(paper).filter((body) => !/"code":"(notFound|invalidInput|unsupportedMediaType)"/.test(body))).toEqual([]);
  expect(await leaksIn(built, made, before)).toEqual([]);

  await conflict(db, program, juror, 1);
  const after = await allAnswers(built, made, token);
  expect(await leaksIn(built, made, after)).toEqual([]);
  // The application in conflict is in no answer: neither its id, unless it was asked for, nor its name, nor in a count.
  const hidden = program.applications[1]!;
  const named = [...after].filter(([asked, body]) => !asked.includes(hidden.id) && body.includes(hidden.id));
  expect(named.map(([asked]) => asked)).toEqual([]);
  const { data: queues } = await call(contract.reviewQueue, { query: {} }, { token });
  expect(queues[0]!.applications.map(({ label }) => label)).toEqual(["K-001", "K-003"]);

  await runJobs(built.database);
  const { rows: mails } = await db.execute<{ content: string }>(sql`
    select m::text content from mail m join account a on a.email = m.recipient where a.id = ${juror.accountId}`);
  expect(mails).not.toEqual([]);
  expect(mails.filter(({ content }) => LEAKS.test(content))).toEqual([]);
}, 300_000);

test("a juror of the organizing house reads no name either, before and while it is blind", async () => {
  const built = await testApp();
  const { call, db } = built;
  const made = await blindProgram(db);
  const { program, jurors } = made;
  const insider = jurors[0]!;
  await db.insert(entityAccess).values({
    accountId: insider.accountId,
    entityId: program.organizationId,
    scopes: [SCOPE.FULL_ACCESS],
  });
  await db.execute(sql`update program_application set result = 'declined', decided_at = now() where number < 3`);
  const { token } = insider;
  const answers = await allAnswers(built, made, token);
  const of = (path: string) => [...answers].filter(([asked]) => asked.includes(path)).map(([, body]) => body);
  // The lists, tables and papers of the house are there, with labels in place of names.
  for (const path of ["/ProgramApply/Get ", "/ProgramDecision/Table", "/ApplicationsExcelList/"])
    expect([path, of(path).some((body) => body.includes("K-002"))]).toEqual([path, true]);
  expect(await leaksIn(built, made, answers)).toEqual([]);
  // Nor who has to do with whom, or reviews what: whoever knows the team of a juror would know it by that.
  await conflict(db, program, jurors[1]!, 1);
  const jury = await call(getJury, { query: { programId: program.id } }, insider);
  expect(jury.data).toMatchObject({ conflicts: [], hidesPairs: true });
  const pair = { jurorId: jurors[1]!.id, applicationId: program.applications[1]!.id };
  const pairs = [
    await call(assignmentTable, { query: { programId: program.id } }, insider),
    await call(proposeAssignment, { query: { programId: program.id }, body: {} }, insider),
    await call(assignJuror, { body: { ...pair, programId: program.id, isAssigned: true } }, insider),
    await call(decideConflict, { body: { ...pair, facts: [], decision: "confirmed" as const } }, insider),
  ];
  expect(pairs.map(({ code }) => code)).toEqual(pairs.map(() => "pairsHidden"));
  // Neither a search nor an order tells whose it is.
  const body = { programId: program.id };
  const found = await call(receivedList, { query: {}, body: { ...body, searchText: "balpetek1" } }, insider);
  expect(found.data.totalCount).toBe(0);
  expect((await call(receivedDetail, { params: { id: program.applications[0]!.id } }, insider)).data.startup.name).toBe(
    "K-001",
  );
  const query = { applyId: program.applications[0]!.id, subject: "Konu" };
  expect(await call(changeLetter, { body: query }, insider)).toMatchObject({ code: "reviewsInBlindPhase" });
  expect(await call(publishResults, { query: body, body: { approved: 0, declined: 2 } }, insider)).toMatchObject({
    code: "reviewsInBlindPhase",
  });
  // Before the phase begins, and for whoever leaves the jury after their first review.
  const name = async () =>
    (await call(receivedDetail, { params: { id: program.applications[0]!.id } }, insider)).data.startup.name;
  await db
    .update(programPhase)
    .set({ isActive: false, startsAt: new Date(Date.now() + 3_600_000) })
    .where(eq(programPhase.id, program.phaseIds[0]!));
  expect(await name()).toBe("K-001");
  await db.execute(sql`update program_juror set removed_at = now() where id = ${insider.id}`);
  expect(await name()).toBe("Balpetek1");
  const [assignment] = await db.select().from(programAssignment).where(eq(programAssignment.jurorId, insider.id));
  const { submissionId } = program.applications[0]!;
  await db.insert(programReview).values({ assignmentId: assignment!.id, submissionId });
  expect(await name()).toBe("K-001");
  await db.execute(
    sql`update program_phase set starts_at = now() - interval '2 days', finishes_at = now() - interval '1 day' where id = ${program.phaseIds[0]}`,
  );
  expect(await name()).toBe("Balpetek1");
}, 300_000);

test("an insider reads what jurors write covered, after their own review", async () => {
  const { app, call, db } = await testApp();
  const { program, jurors } = await blindProgram(db);
  const [insider, other] = jurors as [(typeof jurors)[0], (typeof jurors)[0]];
  const said = "Balpetek1 is Ilgaz Ertem";
  const access = { entityId: program.organizationId, scopes: [SCOPE.FULL_ACCESS] };
  await db.insert(entityAccess).values({ ...access, accountId: insider.accountId });
  const [first] = program.applications as [(typeof program.applications)[0]];
  const { rows: assignments } = await db.execute<{ id: string; juror_id: string }>(
    sql`select id, juror_id from program_assignment where application_id = ${first.id}`,
  );
  const assignmentId = assignments.find(({ juror_id }) => juror_id === other.id)!.id;
  await db.update(programReview).set({ remarkToOrganizer: said }).where(eq(programReview.assignmentId, assignmentId));
  await db.insert(programRemark).values({ id: v7(), assignmentId, text: said });
  await db
    .insert(programAnswerReview)
    .values({ assignmentId, questionId: program.questions.long, score: 4, remark: said });
  const applyIds = program.applications.map(({ id }) => id).join(",");
  const read = async () => {
    const compared = await call(compareApplications, { query: { programSeoUrl: program.seoUrl, applyIds } }, insider);
    const received = await call(receivedDetail, { params: { id: first.id } }, insider);
    const query = { programSeoUrl: program.seoUrl, order: "number" } as const;
    const table = await call(decisionTable, { query }, insider);
    const url = addressOf(applicationsExcel, { id: program.id }, {});
    const sheet = readable(await app.inject({ method: "GET", url, headers: asMember(insider.token) }));
    return {
      compared: compared.data.applications[0]!,
      remarks: received.data.remarks,
      row: table.data.rows[0]!,
      sheet,
    };
  };
  const before = await read();
  expect(before.compared).toMatchObject({ said: [], discussed: [], reviews: 0, raw: null });
  expect(before.remarks).toEqual([]);
  expect(before.row).toMatchObject({ isHeld: true, raw: null, normalized: null, rank: null, reviews: 1 });
  expect(before.sheet).not.toContain(" is ");

  const own = assignments.find(({ juror_id }) => juror_id === insider.id)!.id;
  const { submissionId } = first;
  await db.insert(programReview).values({ assignmentId: own, submissionId, finishedAt: new Date() });
  const after = await read();
  expect(after.compared.said[0]!.sentence).toContain(" is ");
  expect(after.compared.discussed[0]!.text).toContain(" is ");
  expect(after.compared.answerReviews.flat()[0]!.remark).toContain(" is ");
  // Nobody is named beside an application: whoever knows the juror's team would know whose it is not.
  expect(after.remarks[0]).toMatchObject({ juror: null, remark: expect.stringContaining(" is ") });
  expect(after.row).toMatchObject({ isHeld: false, reviews: 1, raw: expect.any(Number) });
  expect(after.sheet).toContain(" is ");
  expect(JSON.stringify(after)).not.toMatch(LEAKS);
});

test("an insider who leaves the jury and is invited again reads no name", async () => {
  const { call, db } = await testApp();
  const { program, jurors } = await blindProgram(db);
  const insider = jurors[0]!;
  const access = { entityId: program.organizationId, scopes: [SCOPE.FULL_ACCESS] };
  await db.insert(entityAccess).values({ ...access, accountId: insider.accountId });
  await db.execute(sql`update program_juror set email = (select email from account where id = account_id)
    where id = ${insider.id}`);
  const { rows } = await db.execute<{ email: string }>(sql`select email from program_juror where id = ${insider.id}`);
  const name = async () =>
    (await call(receivedDetail, { params: { id: program.applications[0]!.id } }, insider)).data.startup.name;
  expect((await call(removeJuror, { query: { id: insider.id } }, insider)).status).toBe(200);
  expect(await name()).toBe("K-001");
  const invitation = { query: { programId: program.id }, body: { emails: [rows[0]!.email], locale: "tr" as const } };
  expect((await call(inviteJurors, invitation, insider)).data.invited).toHaveLength(1);
  expect(await name()).toBe("K-001");
  await db.execute(sql`update program_phase set starts_at = now() - interval '2 days',
    finishes_at = now() - interval '1 day' where id = ${program.phaseIds[0]}`);
  expect(await name()).toBe("Balpetek1");
});

test("once a phase is open its jurors read name, site and file name", async () => {
  const { call, db } = await testApp();
  const { program, jurors } = await blindProgram(db);
  await db.update(programPhase).set({ isBlind: false });
  const { data } = await call(
    contract.reviewedApplication,
    { query: { applyId: program.applications[0]!.id } },
    { token: jurors[0]!.token },
  );
  expect(data.startup?.name).toBe("Balpetek1");
  expect(data.presentation).toBe("Balpetek1 sunum.pdf");
  expect(JSON.stringify(data)).toMatch(LEAKS);
  // Hidden questions stay hidden.
  expect(data.answers.map(({ questionId }) => questionId)).not.toContain(program.questions.link);
});
