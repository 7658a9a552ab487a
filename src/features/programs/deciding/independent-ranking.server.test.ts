import { eq } from "drizzle-orm";
import readSheet from "read-excel-file/node";
import { expect, test } from "vitest";
import { entityAccess } from "#db/tables/members.server.ts";
import { programMinutesRow } from "#db/tables/program-jury.server.ts";
import { programPhase, program as programTable } from "#db/tables/programs.server.ts";
import { addressOf } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { assign, type FakeJuror, insertJurors } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { previewPhase } from "../jury/contract.ts";
import { applicationsExcel, sealMinutes } from "../papers/contract.ts";
import { rowsFrom } from "../papers/parts/minutes-rows.ts";
import { postReview } from "../reviewing/contract.ts";
import * as contract from "./contract.ts";

const WEIGHTS = [50, 30, 20];
const APPLICATION_COUNT = 6;
/** Scores by juror and application: null abstains from the criterion, undefined from all, "none" writes no review. */
type Given = readonly (number | null)[] | undefined | "none";
const SCORES: readonly (readonly Given[])[] = [
  // Stern, mild, and one of the house.
  [[2, 1, 3], [1, 2, 2], [3, 3, 1], [2, 2, 4], [4, 1, 2], undefined],
  [
    [4, 5, 5],
    [3, 5, 4],
    [5, 4, null],
    [4, 4, 5],
    [5, 5, 3],
    [2, 4, 5],
  ],
  [
    [5, 2, 4],
    [2, 4, 1],
    [4, 3, 5],
    [1, 5, 3],
    [3, 3, 2],
    [5, 5, 1],
  ],
  // All the same; one review; and somebody who joins the team of the second application.
  [
    [3, 3, 3],
    [3, 3, 3],
    [3, 3, 3],
    [3, 3, 3],
    [3, 3, 3],
    [3, 3, 3],
  ],
  ["none", "none", [5, 5, 5], "none", "none", "none"],
  [
    [1, 4, 2],
    [5, 5, 5],
    [2, 2, 2],
    [5, 1, 4],
    [3, 2, 5],
    [4, 4, 1],
  ],
];
const JOINS = { juror: 5, application: 1 };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

/** The normalized score and rank of each application, written down anew from what the minutes say of them. */
function expectedRanking() {
  const reviews = SCORES.flatMap((row, juror) =>
    row.flatMap((given, application) => {
      if (!Array.isArray(given) || (juror === JOINS.juror && application === JOINS.application)) return [];
      const parts = given.flatMap((score, place) => (score === null ? [] : [{ score, weight: WEIGHTS[place]! }]));
      const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
      return [{ juror, application, raw: parts.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights }];
    }),
  );
  const all = reviews.map(({ raw }) => raw);
  const ofJuror = (juror: number) => reviews.filter((one) => one.juror === juror).map(({ raw }) => raw);
  const scores = Array.from({ length: APPLICATION_COUNT }, (_, application) => {
    const own = reviews.filter((one) => one.application === application);
    const measured = own.flatMap(({ juror, raw }) => {
      const scale = spread(ofJuror(juror));
      return scale < 1e-9 ? [] : [(raw - mean(ofJuror(juror))) / scale];
    });
    return {
      raw: mean(own.map(({ raw }) => raw)),
      normalized: mean(measured) * spread(all) + mean(all),
      reviews: own.length,
    };
  });
  return scores.map((one) => ({
    ...one,
    rank: 1 + scores.filter(({ normalized }) => normalized > one.normalized).length,
  }));
}

test("table, going on, Excel and minutes have the ranking of an independent count", async () => {
  const { app, call, db } = await testApp();
  const program = await insertProgram(db, { applications: APPLICATION_COUNT });
  const jurors = (await insertJurors(db, program, SCORES.length)) as FakeJuror[];
  await assign(db, program, jurors, {
    applications: (juror) => SCORES[juror]!.flatMap((given, application) => (given === "none" ? [] : [application])),
  });
  const access = { entityId: program.organizationId, scopes: [SCOPE.FULL_ACCESS] };
  await db.insert(entityAccess).values({ ...access, accountId: jurors[2]!.accountId });
  for (const [place, row] of SCORES.entries())
    for (const [application, given] of row.entries()) {
      if (given === "none") continue;
      const scores = given?.map((score, at) => ({
        categoryId: program.categoryIds[at]!,
        ...(score === null ? { hasAbstained: true as const } : { score }),
      }));
      const body = { isFinished: true as const, ...(scores ? { scores } : { hasAbstained: true }) };
      const query = { applyId: program.applications[application]!.id };
      expect((await call(postReview, { query, body }, jurors[place]!)).status).toBe(200);
    }
  const { startupId } = program.applications[JOINS.application]!;
  const joining = { entityId: startupId, accountId: jurors[JOINS.juror]!.accountId, scopes: [SCOPE.READ] };
  await db.insert(entityAccess).values(joining);

  const organizer = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  const expected = expectedRanking().map((one, place) => ({ ...one, label: `K-00${place + 1}` }));
  const byRank = expected.toSorted((a, b) => a.rank - b.rank).map(({ label, rank }) => [label, rank]);
  const { data: table } = await call(contract.decisionTable, { query: { programSeoUrl: program.seoUrl } }, organizer);
  for (const { label, raw, normalized, rank, reviews } of expected) {
    const row = table.rows.find((one) => one.label === label)!;
    expect([label, row.rank, row.reviews]).toEqual([label, rank, reviews]);
    expect(row.raw).toBeCloseTo(raw, 9);
    expect(row.normalized).toBeCloseTo(normalized, 9);
  }
  expect(table.rows.map(({ label, rank }) => [label, rank])).toEqual(byRank);
  const best = { phaseId: program.phaseIds[1]!, who: "best" as const, top: 3 };
  const { data: preview } = await call(previewPhase, { query: { programId: program.id }, body: best }, organizer);
  expect(preview.moving.map(({ label, rank }) => [label, rank]).sort()).toEqual(byRank.slice(0, 3).sort());
  const url = addressOf(applicationsExcel, { id: program.id }, {});
  const headers = { authorization: `Bearer ${organizer.token}`, "accept-language": "en" };
  const [sheet] = await readSheet((await app.inject({ method: "GET", url, headers })).rawPayload);
  const [head, ...cells] = sheet!.data as (string | number)[][];
  const place = head!.indexOf("Rank by normalized score");
  expect(cells.map((row) => [row[0], row[place]])).toEqual(byRank);

  const ended = { startsAt: new Date(Date.now() - 7_200_000), finishesAt: new Date(Date.now() - 3_600_000) };
  await db.update(programPhase).set(ended).where(eq(programPhase.id, program.phaseIds[0]!));
  const { data: minutes } = await call(sealMinutes, { query: { phaseId: program.phaseIds[0]! } }, organizer);
  const rows = await db.select().from(programMinutesRow).where(eq(programMinutesRow.minutesId, minutes.id));
  const sealed = rowsFrom(rows.map(({ content }) => content));
  expect(sealed.rank.map(({ application, rank }) => [application, rank]).sort()).toEqual(byRank.toSorted());
  expect(sealed.conflict).toMatchObject([{ application: "K-002", conflict: "team", isCertain: true }]);
  expect(sealed.score.filter(({ setAside }) => setAside)).toHaveLength(WEIGHTS.length);
  const [row] = await db.select().from(programTable).where(eq(programTable.id, program.id));
  expect(sealed.head[0]!.ranking).toBe(row!.ranking);
});
