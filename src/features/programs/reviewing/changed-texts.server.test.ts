import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account as accountTable } from "#db/tables/accounts.server.ts";
import { programSubmission } from "#db/tables/program-applications.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { assign, insertJurors, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { decisionTable } from "../deciding/contract.ts";
import { rowsFrom } from "../papers/parts/minutes-rows.ts";
import { contentsOf } from "../papers/queries/minutes.server.ts";
import { receivedDetail } from "../received/contract.ts";
import * as contract from "./contract.ts";

test("a finished review of a text that changed waits to be confirmed", async () => {
  const { call, db } = await testApp();
  const program = await insertProgram(db, { applications: 2 });
  const jurors = await insertJurors(db, program, 2);
  const assignments = await assign(db, program, jurors);
  const [team] = program.categoryIds as [string];
  const applyId = program.applications[0]!.id;
  const { token } = jurors[0]!;
  const both = jurors.map((one) => ({ juror: one, application: 0, scores: [4, 4, 4] }));
  await review(db, program, assignments, both);
  const [first] = await db.select().from(programSubmission).where(eq(programSubmission.applicationId, applyId));
  const send = async (number: number, answers: Record<string, string>) => {
    const { sentAt: _at, ...sent } = first!;
    const row = { ...sent, id: v7(), number, answers: { ...sent.answers, ...answers } };
    await db.insert(programSubmission).values(row);
    return row.id;
  };
  const read = async () => (await call(contract.reviewedApplication, { query: { applyId } }, { token })).data;
  const stateOf = async () =>
    (await call(contract.reviewQueue, { query: {} }, { token })).data[0]!.applications[0]!.state;
  const save = (body: contract.ReviewSave) => call(contract.postReview, { query: { applyId }, body }, { token });
  // Nobody in the jury reads it, so nothing changed for them.
  await send(2, { [program.questions.link]: "https://elsewhere.example" });
  expect([await stateOf(), (await read()).changed]).toEqual(["finished", null]);

  const changedId = await send(3, { [program.questions.short]: "Product 1 of wood" });
  expect(await stateOf()).toBe("changed");
  const { changed, submissionId, review: own } = await read();
  expect(submissionId).toBe(changedId);
  expect(changed).toMatchObject({ isPresentationChanged: false, answers: [{ question: "What do you sell?" }] });
  expect(changed!.answers[0]!.difference.filter(({ kind }) => kind !== "same")).toEqual([
    { kind: "added", text: " of wood" },
  ]);
  // It counts, and the organizer is told for which text.
  const organizer = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  const row = async () =>
    (await call(decisionTable, { query: { programSeoUrl: program.seoUrl } }, organizer)).data.rows[0];
  expect(await row()).toMatchObject({ label: "K-001", reviews: 2, outdated: 2 });
  const shown = (await call(receivedDetail, { params: { id: applyId } }, organizer)).data.submissions;
  expect(shown.map(({ number, reviewed, changed: changes }) => [number, reviewed, changes.length])).toEqual([
    [3, 0, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]);
  // A remark confirms nothing, and neither does finishing what another version says.
  await save({ remarkToOrganizer: "Wood?" });
  await save({ submissionId: first!.id, isFinished: true });
  expect(await stateOf()).toBe("changed");
  const latestId = await send(4, { [program.questions.short]: "Product 1 of stone" });
  await save({ submissionId: changedId, isFinished: true });
  expect(await stateOf()).toBe("changed");
  expect(await save({ submissionId: program.applications[1]!.submissionId, isFinished: true })).toMatchObject({
    code: "invalidInput",
  });
  await save({ scores: [{ categoryId: team, score: 2 }], submissionId: latestId, isFinished: true });
  expect([await stateOf(), (await read()).changed]).toEqual(["finished", null]);
  expect(await row()).toMatchObject({ reviews: 2, outdated: 1 });
  // Who confirmed what, and when, stands with the juror, the organizer and the minutes.
  const { confirmed } = await read();
  expect(confirmed).toEqual([
    { earlier: 1, version: 3, confirmedAt: expect.any(String) },
    { earlier: 3, version: 4, confirmedAt: expect.any(String) },
  ]);
  const kept = (await call(receivedDetail, { params: { id: applyId } }, organizer)).data.submissions;
  const [account] = await db.select().from(accountTable).where(eq(accountTable.id, jurors[0]!.accountId));
  const name = `${account!.name} ${account!.surname}`;
  expect(kept.map(({ number, confirmed: by }) => [number, by.map(({ juror, earlier }) => [juror, earlier])])).toEqual([
    [4, [[name, 3]]],
    [3, [[name, 1]]],
    [2, []],
    [1, []],
  ]);
  const texts = await contentsOf(db, program.phaseIds[0]!);
  const rows = rowsFrom(texts).confirmed.map(({ juror, earlier, confirmed: version }) => [juror, earlier, version]);
  expect(rows).toEqual([
    [jurors[0]!.id, 1, 3],
    [jurors[0]!.id, 3, 4],
  ]);
  expect(own.finishedAt).not.toBeNull();
});
