import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { programApplication, programPhaseApplication } from "#db/tables/program-applications.server.ts";
import { programAssignment, programReview, programScore } from "#db/tables/program-jury.server.ts";
import { programPhase } from "#db/tables/programs.server.ts";
import { startupMember } from "#db/tables/startups.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { assign, conflict, insertJurors, review } from "#testing/program-jury.ts";
import { insertApplications, insertProgram } from "#testing/programs.ts";
import { decisionTable } from "../deciding/contract.ts";
import { changeProgram } from "../editing/contract.ts";
import * as contract from "./contract.ts";

async function withJurors(applications: number, jurors: number, phases: 2 | 3 = 2) {
  const built = await testApp();
  const program = await insertProgram(built.db, { applications, phases });
  const as = await signedIn(built.db, { [program.organizationId]: [SCOPE.WRITE] });
  const query = { programId: program.id };
  const panel = await insertJurors(built.db, program, jurors);
  const { call } = built;
  const ids = program.applications.map(({ id }) => id);
  const phaseId = program.phaseIds[0]!;
  return {
    ...built,
    program,
    as,
    query,
    panel,
    ids,
    phaseId,
    table: async (more: object = {}) =>
      (await call(contract.assignmentTable, { query: { ...query, ...more } }, as)).data,
    toggle: (application: number, juror: number, isAssigned = true) =>
      call(
        contract.assignJuror,
        { body: { ...query, applicationId: ids[application]!, jurorId: panel[juror]!.id, isAssigned } },
        as,
      ),
    propose: (body: object = {}) => call(contract.proposeAssignment, { query, body }, as),
    write: (pairs: { applicationId: string; jurorId: string }[], id = phaseId) =>
      call(contract.assignMany, { query, body: { phaseId: id, pairs } }, as),
    preview: (body: { phaseId: string; who?: "all" | "approved" | "best" | "chosen"; top?: number }) =>
      call(contract.previewPhase, { query, body }, as),
    goOn: (body: { phaseId: string; fromPhaseId: string | null; applicationIds: string[] }) =>
      call(contract.goOn, { query, body }, as),
  };
}

test("assigning by hand refuses conflicts, begun reviews and non-jurors", async () => {
  const { db, program, panel, ids, toggle, table } = await withJurors(3, 2);
  for (const _ of [1, 2]) expect((await toggle(0, 0)).data).toEqual({ isAssigned: true });
  const [row] = (await table()).rows;
  expect(row).toMatchObject({ label: "K-001", startup: "Balpetek1", locale: "tr", conflicts: [] });
  expect(row!.assigned).toEqual([{ jurorId: panel[0]!.id, state: "assigned" }]);
  for (const _ of [1, 2]) expect((await toggle(0, 0, false)).data).toEqual({ isAssigned: false });
  await conflict(db, program, panel[0]!, 1);
  expect(await toggle(1, 0)).toMatchObject({ code: "jurorConflict" });
  // A link that arises is found at once.
  const founder = { startupId: program.applications[2]!.startupId, accountId: panel[0]!.accountId };
  await db.insert(startupMember).values({ ...founder, kind: "team", name: "A" });
  expect(await toggle(2, 0)).toMatchObject({ code: "jurorConflict" });
  expect((await table()).rows.map(({ conflicts }) => conflicts.flatMap(({ kinds }) => kinds))).toEqual([
    [],
    ["declared"],
    ["team"],
  ]);
  await toggle(0, 1);
  const [assignment] = await db.select().from(programAssignment);
  await db
    .insert(programReview)
    .values({ assignmentId: assignment!.id, submissionId: program.applications[0]!.submissionId });
  expect(await toggle(0, 1, false)).toMatchObject({ code: "reviewHasBegun" });
  expect((await table({ searchText: "petek1" })).rows[0]!.assigned).toMatchObject([{ state: "begun" }]);
  await db.execute(sql`update program_juror set account_id = null, accepted_at = null where id = ${panel[1]!.id}`);
  expect(await toggle(1, 1)).toMatchObject({ code: "jurorNotAccepted" });
  await db.update(programApplication).set({ withdrawnAt: new Date() }).where(eq(programApplication.id, ids[0]!));
  expect((await table()).totalCount).toBe(2);
});

test("a proposal is saved as changed, without new conflicts, idempotently", async () => {
  const { db, program, panel, propose, write, table } = await withJurors(6, 4);
  await conflict(db, program, panel[0]!, 0);
  const { data } = await propose();
  expect(data.added.length).toBe(18);
  expect(data.added.some(({ label, jurorId }) => label === "K-001" && jurorId === panel[0]!.id)).toBe(false);
  expect(data.lacking).toEqual([]);
  expect(data.loads.map(({ added }) => added).sort()).toEqual([4, 4, 5, 5]);
  expect(await db.select().from(programAssignment)).toEqual([]);
  const pairs = data.added.map(({ applicationId, jurorId }) => ({ applicationId, jurorId }));
  const late = pairs.find(({ jurorId }) => jurorId === panel[1]!.id)!;
  await conflict(
    db,
    program,
    panel[1]!,
    program.applications.findIndex(({ id }) => id === late.applicationId),
  );
  expect((await write(pairs)).data).toMatchObject({ assigned: 17, leftOut: 1 });
  expect((await write(pairs)).data).toMatchObject({ assigned: 0, leftOut: 18 });
  expect((await table({ onlyLacking: "true" })).rows.map(({ applicationId }) => applicationId)).toEqual([
    late.applicationId,
  ]);
  const more = (await propose()).data;
  expect([...more.added, ...more.lacking].map(({ applicationId }) => applicationId)).toEqual([late.applicationId]);
  expect((await propose({ reviews: 4, max: 5 })).data.loads.every(({ before, added }) => before + added <= 5)).toBe(
    true,
  );
  expect(await write(pairs, program.phaseIds[1]!)).toMatchObject({ code: "phaseChanged" });
});

test("forty applications, eight jurors: the unassigned get their reasons", async () => {
  const { db, propose } = await withJurors(40, 8);
  await db.execute(sql`update program_juror set max_reviews = 10, locales = '{en}'`);
  const { data } = await propose();
  // Every second application is in English; nobody reads the others.
  expect(data.added.length).toBe(60);
  expect(new Set(data.lacking.map(({ why, missing }) => `${why} ${missing}`))).toEqual(new Set(["language 3"]));
  await db.execute(sql`update program_juror set max_reviews = 5, locales = '{en,tr}'`);
  const scarce = (await propose()).data;
  expect(scarce.added.length).toBe(40);
  expect(scarce.lacking.length).toBe(40);
  expect(new Set(scarce.lacking.map(({ why, missing }) => `${why} ${missing}`))).toEqual(new Set(["room 2"]));
});

test("a phase advances the previewed applications; one phase is active", async () => {
  const { db, program, panel, ids, preview, goOn } = await withJurors(5, 1, 3);
  const [screening, jury, final] = program.phaseIds as [string, string, string];
  const assigned = await assign(db, program, panel);
  for (const [place, score] of [5, 3, 3, 1].entries()) {
    const assignmentId = assigned.get(`${panel[0]!.id} ${ids[place]}`)!;
    const { submissionId } = program.applications[place]!;
    const [review] = await db
      .insert(programReview)
      .values({ assignmentId, submissionId, finishedAt: new Date() })
      .returning();
    await db
      .insert(programScore)
      .values(program.categoryIds.map((categoryId) => ({ reviewId: review!.id, categoryId, scaleMax: 5, score })));
  }
  const set = (id: string, result: "approved" | "declined") =>
    db.update(programApplication).set({ result, decidedAt: new Date() }).where(eq(programApplication.id, id));
  await set(ids[3]!, "approved");
  await set(ids[4]!, "declined");
  const moving = async (who: "all" | "approved" | "best", top = 2) =>
    (await preview({ phaseId: jury, who, top })).data.moving.map(({ label }) => label);
  expect(await moving("all")).toEqual(["K-001", "K-002", "K-003", "K-004"]);
  expect(await moving("approved")).toEqual(["K-004"]);
  // Two have the score of the second: none of them was better.
  expect(await moving("best")).toEqual(["K-001", "K-002", "K-003"]);
  const { data } = await preview({ phaseId: jury, who: "best", top: 1 });
  expect(data).toMatchObject({
    fromPhaseId: screening,
    moving: [{ label: "K-001", score: 5, reviews: 1 }],
    unfinished: 1,
  });
  expect(data.staying.length).toBe(4);
  // Nobody reaches the final without the jury, while it can still be held.
  expect(await preview({ phaseId: final })).toMatchObject({ status: 409, code: "phaseSkipped" });
  const step = {
    phaseId: jury,
    fromPhaseId: screening,
    applicationIds: data.moving.map(({ applicationId }) => applicationId),
  };
  const [one, other] = await Promise.all([goOn(step), goOn(step)]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const members = await db.select().from(programPhaseApplication).where(eq(programPhaseApplication.phaseId, jury));
  expect(members.map(({ applicationId }) => applicationId)).toEqual([ids[0]]);
  const active = await db.select().from(programPhase).where(eq(programPhase.isActive, true));
  expect(active.map(({ id }) => id)).toEqual([jury]);
  expect(await preview({ phaseId: screening })).toMatchObject({ code: "phaseNotNext" });
  expect(await goOn({ phaseId: screening, fromPhaseId: jury, applicationIds: ids })).toMatchObject({
    code: "phaseNotNext",
  });
  expect(await goOn({ phaseId: final, fromPhaseId: screening, applicationIds: ids })).toMatchObject({
    code: "phaseChanged",
  });
  await db.execute(
    sql`update program_phase set starts_at = now() - interval '3 days', finishes_at = now() - interval '2 days' where id = ${final}`,
  );
  expect(await preview({ phaseId: final })).toMatchObject({ code: "phaseOver" });
  // An application absent from the phase before does not go on, whatever is sent.
  await db.execute(
    sql`update program_phase set starts_at = now() + interval '30 days', finishes_at = now() + interval '40 days' where id = ${final}`,
  );
  expect((await goOn({ phaseId: final, fromPhaseId: jury, applicationIds: ids })).data.at(-1)).toMatchObject({
    applications: 1,
  });
});

test("going on, table and spreadsheet use the one ranking of the program", async () => {
  const { db, call, program, panel, ids, as, query, preview, goOn } = await withJurors(6, 2, 3);
  const [screening, jury] = program.phaseIds as [string, string];
  // A strict juror has the first three, a mild one the others: by raw scores the mild one's go first.
  const scores = [3, 2, 1, 5, 4, 5];
  const assigned = await assign(db, program, panel, { applications: (juror) => (juror === 0 ? [0, 1, 2] : [3, 4, 5]) });
  await review(
    db,
    program,
    assigned,
    scores.map((score, application) => ({
      juror: panel[application < 3 ? 0 : 1]!,
      application,
      scores: [score, score, score],
    })),
  );
  const table = async () => (await call(decisionTable, { query: { programSeoUrl: program.seoUrl } }, as)).data;
  const change = (ranking: "raw" | "normalized") => call(changeProgram, { query, body: { ranking } }, as);
  for (const ranking of ["normalized", "raw"] as const) {
    expect((await change(ranking)).data.values.ranking).toBe(ranking);
    const { rows, ...shown } = await table();
    expect(shown.ranking).toBe(ranking);
    const best = rows.filter(({ rank }) => rank! <= 3).map(({ label }) => label);
    expect(best.toSorted()).toEqual(ranking === "raw" ? ["K-004", "K-005", "K-006"] : ["K-001", "K-004", "K-006"]);
    const { data } = await preview({ phaseId: jury, who: "best", top: 3 });
    expect(data.ranking).toBe(ranking);
    expect(data.moving.map(({ label }) => label)).toEqual(best.toSorted());
    expect([...data.moving, ...data.staying].map(({ label, rank }) => [label, rank]).toSorted()).toEqual(
      rows.map(({ label, rank }) => [label, rank]).toSorted(),
    );
    // One review of each: nothing shows how sure the order is.
    expect(rows.map(({ best: from, worst }) => [from, worst])).toEqual(rows.map(() => [null, null]));
  }
  await goOn({ phaseId: jury, fromPhaseId: screening, applicationIds: ids });
  expect(await change("normalized")).toMatchObject({ status: 409, code: "rankingWasUsed" });
});

test("the first phase starts with all sent; later ones can be admitted", async () => {
  const { db, program, ids, preview, goOn } = await withJurors(2, 1);
  const [screening, final] = program.phaseIds as [string, string];
  await db.execute(sql`update program_phase set is_active = false`);
  await db.delete(programPhaseApplication);
  const first = (await preview({ phaseId: screening })).data;
  expect(first).toMatchObject({ fromPhaseId: null, staying: [] });
  expect(first.moving.map(({ applicationId }) => applicationId)).toEqual(ids);
  // Its dates pass without it: the final does not open before it for that.
  const dates = (days: string) =>
    db.execute(sql`update program_phase set starts_at = now() + ${days}::interval, finishes_at = now() + ${days}::interval
      + interval '1 day' where id = ${screening}`);
  await dates("-5 days");
  expect(await preview({ phaseId: final })).toMatchObject({ status: 409, code: "phaseSkipped" });
  const early = { phaseId: final, fromPhaseId: null, applicationIds: ids };
  expect(await goOn(early)).toMatchObject({ code: "phaseSkipped" });
  await dates("-1 hour");
  await goOn({ phaseId: screening, fromPhaseId: null, applicationIds: ids });
  const [late] = await insertApplications(db, program, 1, 3);
  await db.delete(programPhaseApplication).where(eq(programPhaseApplication.applicationId, late!.id));
  const second = (await preview({ phaseId: screening })).data;
  expect(second.moving.map(({ label }) => label)).toEqual(["K-003"]);
  const done = await goOn({ phaseId: screening, fromPhaseId: screening, applicationIds: [late!.id] });
  expect(done.data[0]).toMatchObject({ isActive: true, applications: 3 });
});
