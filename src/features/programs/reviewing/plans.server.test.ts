import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import { whatWaits } from "#features/waiting/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { assign, type FakeJuror, insertJurors, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { recordReads } from "#testing/statements.ts";
import { compareApplications, decisionTable, letters, sentLetters } from "../deciding/contract.ts";
import { getJury } from "../jury/contract.ts";
import * as contract from "./contract.ts";

/** Tables that grow with applications and their reviews. */
const LARGE = [
  "program_answer_review",
  "program_application",
  "program_assignment",
  "program_conflict",
  "program_juror",
  "program_letter",
  "program_phase_application",
  "program_review",
  "program_review_confirmation",
  "program_score",
  "program_submission",
];

/** 2,000 other applications, each to a program of its own, of which no answer shows anything. */
async function fillSelections(database: Database): Promise<void> {
  const client = await database.pool.connect();
  onTestFinished(() => client.release(true));
  // Neither triggers nor what they keep: a plan depends on the rows alone.
  await client.query("set session_replication_role = replica");
  for (const statement of [
    `create temporary table filled as select n, gen_random_uuid() program_id, gen_random_uuid() phase_id, gen_random_uuid() application_id, gen_random_uuid() juror_id,
      gen_random_uuid() assignment_id, gen_random_uuid() submission_id, gen_random_uuid() review_id, gen_random_uuid() own_id from generate_series(1, 2000) n`,
    `insert into program (id, organization_id, seo_url, program_type_id, name_en)
      select program_id, own_id, 'p-' || n, (select program_type_id from program limit 1), 'P' || n from filled`,
    `insert into program_phase (id, program_id, name_en, starts_at, finishes_at, is_active)
      select phase_id, program_id, 'P', now() - interval '1 day', now() + interval '1 day', true from filled`,
    `insert into program_application (id, program_id, startup_id, number, form_id, sent_at)
      select application_id, program_id, own_id, n, own_id, now() from filled`,
    `insert into program_submission (id, application_id, number, form_id, answers, profile, locale)
      select submission_id, application_id, 1, own_id, '{}', '{}', 'en' from filled`,
    `insert into program_phase_application (phase_id, application_id, program_id) select phase_id, application_id, program_id from filled`,
    `insert into program_juror (id, program_id, account_id, email, accepted_at)
      select juror_id, program_id, own_id, 'j' || n || '@example.test', now() from filled`,
    `insert into program_assignment (id, program_id, phase_id, application_id, juror_id)
      select assignment_id, program_id, phase_id, application_id, juror_id from filled`,
    `insert into program_review (id, assignment_id, submission_id, finished_at) select review_id, assignment_id, submission_id, now() from filled`,
    `insert into program_review_confirmation (id, review_id, submission_id, earlier_id) select own_id, review_id, submission_id, gen_random_uuid() from filled`,
    `insert into program_answer_review (id, assignment_id, question_id, score) select own_id, assignment_id, own_id, 3 from filled`,
    `insert into program_score (id, review_id, category_id, scale_max, score) select own_id, review_id, own_id, 5, 3 from filled`,
    `insert into program_conflict (id, program_id, juror_id, application_id, kind) select own_id, program_id, juror_id, application_id, 'team' from filled`,
    `insert into program_letter (id, application_id, result, locale, subject, text) select own_id, application_id, 'approved', 'en', 'S', 'T' from filled`,
  ])
    await client.query(statement);
  await client.query("vacuum analyze");
}

test("reviews, and what is decided by them, are read by an index", async () => {
  const { call, database, db } = await testApp();
  const program = await insertProgram(db, { applications: 3 });
  const [juror, other] = (await insertJurors(db, program, 2)) as [FakeJuror, FakeJuror];
  const assignments = await assign(db, program, [juror, other]);
  await review(db, program, assignments, [{ juror: other, application: 0, scores: [4, 4, 4] }]);
  const organizer = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  await fillSelections(database);
  const completeReads = recordReads(database);
  const programSeoUrl = program.seoUrl;
  const [applyId, nextId] = program.applications.map(({ id }) => id) as [string, string];
  const statuses: number[] = [];
  const ask = async (answer: Promise<{ status: number }>) => statuses.push((await answer).status);
  await ask(call(contract.isReviewer, {}, juror));
  await ask(call(contract.reviewQueue, { query: {} }, juror));
  await ask(call(contract.reviewTable, { query: { programSeoUrl } }, juror));
  await ask(call(contract.reviewedApplication, { query: { applyId } }, juror));
  await ask(call(contract.postReview, { query: { applyId }, body: { remarkToOrganizer: "Read." } }, juror));
  await ask(call(decisionTable, { query: { programSeoUrl } }, organizer));
  await ask(call(compareApplications, { query: { programSeoUrl, applyIds: [applyId, nextId].join() } }, organizer));
  await ask(call(letters, { query: { programSeoUrl } }, organizer));
  await ask(call(sentLetters, { query: { programSeoUrl } }, organizer));
  await ask(call(getJury, { query: { programId: program.id } }, organizer));
  for (const member of [juror, organizer]) await ask(call(whatWaits, {}, member));
  expect(statuses).toEqual(statuses.map(() => 200));
  expect(await completeReads(LARGE)).toEqual([]);
}, 120_000);
