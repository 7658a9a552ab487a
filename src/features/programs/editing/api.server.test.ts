import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { organization } from "#db/tables/organizations.server.ts";
import {
  programApplication,
  programPhaseApplication,
  programSubmission,
} from "#db/tables/program-applications.server.ts";
import { programAssignment, programJuror, programReview, programScore } from "#db/tables/program-jury.server.ts";
import { programForm, programPhase, programQuestion, programQuestionCategory } from "#db/tables/programs.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { getProgram } from "../contract.ts";
import * as contract from "./contract.ts";

const QUESTION = { kind: "long", textEn: "Which problem do you solve?", textTr: "Hangi sorunu çözüyorsunuz?" };
const PROGRAM = {
  nameEn: "Hive camp",
  nameTr: "Kovan kampı",
  programTypeId: typeId("programType", "bootcamp"),
  stageIds: [typeId("stage", "prototype")],
  sectorIds: [typeId("sector", "health")],
  technologyIds: [typeId("technology", "machine-learning")],
  applyStart: "2026-01-01T09:00:00+03:00",
  applyFinish: "2090-01-10T23:59:59+03:00",
  graceSeconds: 120,
  questions: [QUESTION],
  reviewCategories: [
    { nameEn: "Team", weight: 60, meaningsEn: "None\nWeak\nFair\nGood\nStrong" },
    { nameTr: "Pazar", weight: 40 },
  ],
  phases: [
    { nameEn: "Screening", startsAt: "2090-01-11T00:00:00Z", finishesAt: "2090-01-20T00:00:00Z" },
    { nameEn: "Final", startsAt: "2090-01-20T00:00:00Z", finishesAt: "2090-01-30T00:00:00Z", isVisible: true },
  ],
};

async function withProgram(changes: object = {}, draft = false) {
  const built = await testApp();
  const organizerId = v7();
  await built.db
    .insert(organization)
    .values({ id: organizerId, typeId: typeId("organizerType", "ngo"), seoUrl: "kurum", name: "Kurum" });
  const owner = await signedIn(built.db, { [organizerId]: [SCOPE.FULL_ACCESS] });
  const add = (body: object, isDraft = false) =>
    built.call(contract.createProgram, { query: { organizerId, draft: isDraft ? "true" : "false" }, body }, owner);
  const made = await add({ ...PROGRAM, ...changes }, draft);
  expect(made.status, JSON.stringify(made.data)).toBe(200);
  const { id, seoUrl } = made.data;
  const edited = async () =>
    (await built.call(contract.getEditableProgram, { params: { seoUrlOrId: seoUrl } }, owner)).data;
  const save = (body: object) => built.call(contract.changeProgram, { query: { programId: id }, body }, owner);
  return { ...built, organizerId, owner, add, id, seoUrl, edited, save };
}

const problems = (answer: { data: unknown }) =>
  (answer.data as { field: string; reason: string }[]).map(({ field, reason }) => `${field}: ${reason}`);

/** A sent application of a startup, in the first phase and with one score of the first category. */
async function apply({ db, database, id, edited }: Awaited<ReturnType<typeof withProgram>>) {
  const { id: startupId } = await insertFullStartup(database);
  const [form] = await db.select().from(programForm).where(eq(programForm.programId, id));
  const { values } = await edited();
  const [applicationId, submissionId, jurorId, assignmentId, reviewId] = [v7(), v7(), v7(), v7(), v7()];
  const phaseId = values.phases[0]!.id!;
  const formId = form!.id;
  await db
    .insert(programApplication)
    .values({ id: applicationId, programId: id, startupId, number: 1, formId, sentAt: new Date() });
  await db
    .insert(programSubmission)
    .values({ id: submissionId, applicationId, number: 1, formId, answers: {}, profile: {}, locale: "tr" });
  await db.insert(programPhaseApplication).values({ phaseId, applicationId, programId: id });
  await db.insert(programJuror).values({ id: jurorId, programId: id, email: "juror@b.example" });
  await db.insert(programAssignment).values({ id: assignmentId, programId: id, phaseId, applicationId, jurorId });
  await db.insert(programReview).values({ id: reviewId, assignmentId, submissionId });
  const categoryId = values.reviewCategories[0]!.id!;
  await db.insert(programScore).values({ reviewId, categoryId, scaleMax: 5, score: 4 });
  return { formId, categoryId, phaseId };
}

test("a program is drafted, published, hidden, deleted; its page follows", async () => {
  const built = await withProgram(
    { questions: [], technologyIds: [], reviewCategories: [{ nameTr: "Ekip", weight: 99 }] },
    true,
  );
  const { call, db, owner, id, seoUrl, edited, save, organizerId } = built;
  const manager = await signedIn(db, { [organizerId]: [SCOPE.IAM_FULL_ACCESS] });
  const seenBy = async (who: { token: string }) => (await call(contract.ownPrograms, {}, who)).data.programs.length;
  expect([await seenBy(owner), await seenBy(manager)]).toEqual([1, 0]);
  const page = async (options = {}) => (await call(getProgram, { query: { programSeoUrl: seoUrl } }, options)).status;
  expect(seoUrl).toBe("hive-camp-kurum");
  expect([await page(), await page(owner)]).toEqual([404, 200]);
  const publish = () => call(contract.publishProgram, { query: { programId: id } }, owner);
  const refused = await publish();
  expect(refused.status).toBe(400);
  expect(problems(refused)).toEqual(["technologyIds: required", "questions: required", "reviewCategories: weightsSum"]);
  const { values } = await edited();
  const weighted = { ...values.reviewCategories[0]!, weight: 100 };
  const { technologyIds, questions } = PROGRAM;
  expect((await save({ technologyIds, questions, reviewCategories: [weighted] })).status).toBe(200);
  expect((await publish()).data).toMatchObject({ state: "open", isListed: true, formVersion: 1 });
  expect(await page()).toBe(200);
  expect(await seenBy(manager)).toBe(1);
  const own = await call(contract.ownPrograms, { query: { organizerId } }, owner);
  expect(own.data.programs).toMatchObject([{ seoUrl, state: "open", applications: 0, mayEdit: true }]);
  await call(contract.showProgram, { query: { programId: id, visibility: "false" } }, owner);
  expect([await page(), await page(owner)]).toEqual([404, 200]);
  expect((await call(contract.deleteProgram, { query: { id } }, owner)).status).toBe(200);
  expect([await page(owner), (await call(contract.ownPrograms, {}, owner)).data.programs]).toEqual([404, []]);
});

test("every program field reads back as saved, by both calls", async () => {
  const rest = {
    targetMarketIds: [typeId("targetMarket", "global")],
    timeZone: "Europe/London",
    isGrant: true,
    startAt: "2090-02-01T06:00:00.000Z",
    finishAt: "2090-03-01T06:00:00.000Z",
    minInvestment: 10.5,
    maxInvestment: 20,
    investmentCurrencyId: fixedId("currency/EUR"),
    minShare: 1,
    maxShare: 7.5,
    asksLegalEntity: true,
    askedCountryId: fixedId("country/TR"),
    minAgeMonths: 6,
    maxAgeMonths: 60,
    minTeamSize: 2,
    conditionsTr: "İki kişi.",
    awardsEn: "A prize.",
    facilitiesTr: "Ofis.",
    evaluationCriteriaEn: "Fairness.",
    questions: [
      { ...QUESTION, maxLength: 500, isHiddenFromJurors: true },
      { kind: "choice", textEn: "Where?", optionsEn: "Here\nThere", optionsTr: "Burada\nOrada", isOptional: true },
      { kind: "number", textEn: "How many?", minNumber: 0, maxNumber: 10 },
      ...(["short", "file", "link"] as const).map((kind) => ({ kind, textTr: kind })),
    ],
  };
  const { edited, call, id, owner } = await withProgram(rest);
  const form = await edited();
  expect(form.values).toMatchObject({
    ...PROGRAM,
    ...rest,
    applyStart: "2026-01-01T06:00:00.000Z",
    applyFinish: "2090-01-10T20:59:59.000Z",
    phases: PROGRAM.phases.map((phase) => ({
      ...phase,
      startsAt: new Date(phase.startsAt).toISOString(),
      finishesAt: new Date(phase.finishesAt).toISOString(),
      othersScores: "afterOwn",
      reviewsPerApplication: 3,
    })),
  });
  const query = { getType: "0", programId: id } as const;
  expect((await call(contract.ownPrograms, { query }, owner)).data.program).toEqual(form);
});

test("bad weights, phases and questions are refused by their fields", async () => {
  const { add, edited, save, call, id, owner } = await withProgram();
  const refusal = async (body: object) => {
    const answer = await add({ ...PROGRAM, ...body });
    return [answer.status, ...problems(answer)];
  };
  const weights = (...all: number[]) => ({ reviewCategories: all.map((weight) => ({ nameEn: "A", weight })) });
  const refusedSum = [400, "reviewCategories: weightsSum"];
  expect(await refusal(weights(60, 39))).toEqual(refusedSum);
  expect(await refusal(weights(60, 41))).toEqual(refusedSum);
  for (const weight of [0, 101, 1.5, Number.NaN]) expect((await refusal(weights(weight)))[0], String(weight)).toBe(400);
  const phases = (...all: [string, string][]) => ({
    phases: all.map(([startsAt, finishesAt]) => ({
      nameEn: "A",
      startsAt: `2090-${startsAt}Z`,
      finishesAt: `2090-${finishesAt}Z`,
    })),
  });
  expect(await refusal(phases(["01-10T00:00:00", "01-09T00:00:00"]))).toEqual([
    400,
    "phases.0.finishesAt: endBeforeStart",
  ]);
  expect(await refusal(phases(["02-01T00:00:00", "02-09T00:00:00"], ["01-01T00:00:00", "02-01T00:00:01"]))).toEqual([
    400,
    "phases.0.startsAt: phaseOverlaps",
  ]);
  expect(await refusal({ applyFinish: "2025-12-31T00:00:00Z" })).toEqual([400, "applyFinish: endBeforeStart"]);
  const choice = { kind: "choice", textEn: "Which?" };
  expect(await refusal({ questions: [choice] })).toEqual([400, "questions.0.optionsEn: required"]);
  expect(await refusal({ questions: [{ ...choice, optionsEn: "a\nb", optionsTr: "a" }] })).toEqual([
    400,
    "questions.0.optionsTr: asManyLines",
  ]);
  expect((await refusal({ questions: [{ ...QUESTION, kind: "essay" }] }))[0]).toBe(400);

  // Phases may change places in one save.
  const [first, second] = (await edited()).values.phases;
  const swapped = [
    { ...first!, startsAt: "2090-01-20T00:00:00Z", finishesAt: "2090-01-30T00:00:00Z" },
    { ...second!, startsAt: "2090-01-11T00:00:00Z", finishesAt: "2090-01-20T00:00:00Z" },
  ];
  expect((await save({ phases: swapped })).data.values.phases.map(({ nameEn }) => nameEn)).toEqual([
    "Final",
    "Screening",
  ]);
  // One category alone cannot change what all weigh together, unless the program is a draft.
  const query = { programId: id };
  const one = { reviewCategories: [{ nameEn: "More", weight: 10 }] };
  expect(await call(contract.categoryCalls.add, { query, body: one }, owner)).toMatchObject({ status: 400 });
  const { reviewCategories } = (await edited()).values;
  const halves = { reviewCategories: reviewCategories.map(({ id: categoryId }) => ({ id: categoryId, weight: 50 })) };
  expect(
    (await call(contract.categoryCalls.change, { query, body: halves }, owner)).data.values.reviewCategories,
  ).toMatchObject([
    { nameEn: "Team", weight: 50 },
    { nameTr: "Pazar", weight: 50 },
  ]);
  // A category of another program is none of this one.
  const other = await withProgram();
  const foreign = (await other.edited()).values.reviewCategories[0]!.id!;
  for (const id of [foreign, v7()]) {
    expect(await call(contract.categoryCalls.delete, { query: { ...query, id } }, owner)).toMatchObject({
      status: 404,
    });
    const body = { reviewCategories: [{ id, weight: 50 }] };
    expect(await call(contract.categoryCalls.change, { query, body }, owner)).toMatchObject({ status: 404 });
  }
  const gone = { ...query, id: reviewCategories[0]!.id! };
  expect(await call(contract.categoryCalls.delete, { query: gone }, owner)).toMatchObject({ status: 400 });
});

test("changing the form makes a version; applications and scores keep theirs", async () => {
  const built = await withProgram();
  const { db, edited, save, call, id, owner } = built;
  const first = await edited();
  const asked = first.values.questions[0]!;
  expect((await save({ questions: [{ ...asked, textEn: "What is wrong?" }] })).data.formVersion).toBe(1);
  const { formId, categoryId, phaseId } = await apply(built);
  const changed = await save({
    questions: [
      { ...asked, textEn: "Why you?" },
      { kind: "link", textEn: "A film" },
    ],
  });
  expect(changed.data).toMatchObject({ formVersion: 2, applications: 1 });
  expect(changed.data.values.questions.map(({ textEn }) => textEn)).toEqual(["Why you?", "A film"]);
  const old = await db.select().from(programQuestion).where(eq(programQuestion.formId, formId));
  expect(old.map(({ textEn }) => textEn)).toEqual(["What is wrong?"]);
  const [next] = await db.select().from(programQuestion).where(eq(programQuestion.textEn, "Why you?"));
  expect(next!.key).toBe(old[0]!.key);

  const { reviewCategories, phases } = (await edited()).values;
  expect(await call(contract.categoryCalls.delete, { query: { programId: id, id: categoryId } }, owner)).toMatchObject({
    status: 409,
    code: "categoryHasScores",
  });
  const rescaled = reviewCategories.map((one) => ({ ...one, scaleMax: 10, meaningsEn: null }));
  expect((await save({ reviewCategories: rescaled })).code).toBe("categoryHasScores");
  const reweighed = reviewCategories.map((one) => ({ ...one, weight: 50 }));
  expect((await save({ reviewCategories: reweighed })).code).toBe("categoryHasScores");
  expect((await save({ reviewCategories: reviewCategories.map((one) => ({ ...one, nameEn: "Who" })) })).status).toBe(
    200,
  );
  expect((await save({ phases: phases.filter((phase) => phase.id !== phaseId) })).code).toBe("phaseHasBegun");
});

test("an active phase stays as blind as it is, before any review; others change", async () => {
  const { db, edited, save } = await withProgram();
  const phaseId = (await edited()).values.phases[0]!.id!;
  await db.update(programPhase).set({ isActive: true }).where(eq(programPhase.id, phaseId));
  const visible = async (isVisible: boolean, which: (id: string | null) => boolean = (id) => id === phaseId) =>
    save({ phases: (await edited()).values.phases.map((one) => (which(one.id) ? { ...one, isVisible } : one)) });
  expect(await visible(true)).toMatchObject({ status: 409, code: "phaseStaysBlind" });
  for (const isVisible of [false, true]) expect((await visible(isVisible, (id) => id !== phaseId)).status).toBe(200);
  expect((await edited()).values.phases.map(({ isVisible }) => isVisible)).toEqual([false, true]);
  const shows = async (othersScores: "never" | "always") =>
    save({ phases: (await edited()).values.phases.map((one) => ({ ...one, othersScores })) });
  expect(await shows("always")).toMatchObject({ status: 409, code: "phaseShowsNoMore" });
  expect((await shows("never")).status).toBe(200);
  // Open at first, it can be made blind; then it stays so.
  const { phases } = (await edited()).values;
  await db.update(programPhase).set({ isBlind: false }).where(eq(programPhase.id, phaseId));
  expect((await save({ phases })).data.values.phases[0]).toMatchObject({ isVisible: false });
  expect(await visible(true)).toMatchObject({ status: 409, code: "phaseStaysBlind" });
});

test("a blind phase is not reopened, nor one in which an insider reviews", async () => {
  const built = await withProgram();
  const { db, edited, save, owner } = built;
  const { phaseId } = await apply(built);
  const phases = async (change: { startsAt?: string; finishesAt?: string; isVisible?: boolean }) =>
    save({ phases: (await edited()).values.phases.map((one) => (one.id === phaseId ? { ...one, ...change } : one)) });
  expect((await phases({ startsAt: "2020-01-01T00:00:00Z" })).status).toBe(200);
  expect(await phases({ startsAt: "2090-01-11T00:00:00Z" })).toMatchObject({ status: 409, code: "phaseStaysOver" });
  expect((await phases({ finishesAt: "2020-01-02T00:00:00Z" })).status).toBe(200);
  expect(await phases({ finishesAt: "2090-01-20T00:00:00Z" })).toMatchObject({ status: 409, code: "phaseStaysOver" });
  // An open one is not reopened as blind, and not at all once somebody of the house could read it.
  const reopened = { finishesAt: "2090-01-20T00:00:00Z" };
  await db.update(programPhase).set({ isBlind: false });
  expect(await phases({ ...reopened, isVisible: false })).toMatchObject({ status: 409, code: "phaseStaysOver" });
  await db.update(programJuror).set({ accountId: owner.id, acceptedAt: new Date() });
  expect(await phases(reopened)).toMatchObject({ status: 409, code: "phaseWasRead" });
  // It does not matter where nobody takes part yet.
  await db.delete(programReview);
  await db.delete(programAssignment);
  await db.delete(programPhaseApplication);
  expect((await phases({ finishesAt: "2090-01-20T00:00:00Z" })).status).toBe(200);
});

test("staff edits texts of a running selection, and nothing that decides", async () => {
  const built = await withProgram();
  const { call, db, id, edited, save } = built;
  const query = { programId: id };
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  const asStaff = (body: object) => call(contract.changeProgram, { query, body }, moderator);
  const { questions, phases, reviewCategories } = (await edited()).values;
  const [question, phase, category] = [questions[0]!, phases[0]!, reviewCategories[0]!];
  // Before anybody has applied they help with all of it.
  expect((await asStaff({ ranking: "raw" })).status).toBe(200);
  expect((await asStaff({ ranking: "normalized" })).status).toBe(200);
  await apply(built);
  for (const body of [
    { ranking: "raw" },
    { questions: [{ ...question, textEn: "Why?" }] },
    { phases: [{ ...phase, finishesAt: "2090-01-19T00:00:00Z" }, phases[1]] },
    { phases: [{ ...phase, othersScores: "always" }, phases[1]] },
    { phases: [phase, { ...phases[1], isVisible: false }] },
    {
      reviewCategories: [
        { ...category, weight: 50 },
        { ...reviewCategories[1], weight: 50 },
      ],
    },
  ])
    expect([body, (await asStaff(body)).code]).toEqual([body, "selectionHasBegun"]);
  const texts = { descriptionEn: "Bees", questions, phases: [{ ...phase, nameEn: "First" }, phases[1]] };
  expect((await asStaff({ ...texts, reviewCategories, ranking: "normalized" })).status).toBe(200);
  const later = { ...phase, finishesAt: "2090-01-19T00:00:00Z" };
  expect((await save({ phases: [later, phases[1]] })).status).toBe(200);
});

test("questions are marked with criteria in every version of the form", async () => {
  const built = await withProgram();
  const { db, edited, save } = built;
  const { values: before } = await edited();
  const [team, market] = before.reviewCategories.map(({ id }) => id!);
  const { formId } = await apply(built);
  const [question] = before.questions;
  const marked = await save({ questions: [{ ...question, categoryIds: [market, team] }] });
  expect(marked.status, JSON.stringify(marked.data)).toBe(200);
  // It asks applicants nothing else: there is no other version.
  expect(marked.data.formVersion).toBe(1);
  expect(marked.data.values.questions[0]!.categoryIds).toEqual([market, team].sort());
  const asked = await save({ questions: [{ ...question, textEn: "Which one?", categoryIds: [team] }] });
  expect(asked.data.formVersion).toBe(2);
  const marks = await db
    .select({ formId: programQuestion.formId, categoryId: programQuestionCategory.categoryId })
    .from(programQuestionCategory)
    .innerJoin(programQuestion, eq(programQuestion.id, programQuestionCategory.questionId));
  expect(marks.map(({ categoryId }) => categoryId)).toEqual([team, team]);
  expect(marks.map((mark) => mark.formId)).toContain(formId);
  const { values } = await edited();
  const wrong = await save({ questions: [{ ...values.questions[0], categoryIds: [v7()] }] });
  expect(wrong.status).toBe(400);
  expect(problems(wrong)).toEqual(["questions.0.categoryIds: noSuchOne"]);
});

test("questions of more kinds have conditions, are ordered, and a phase criteria", async () => {
  const built = await withProgram();
  const { edited, save } = built;
  const keys = [v7(), v7(), v7()] as const;
  const questions = [
    { kind: "yesNo", textEn: "Do you sell?", questionKey: keys[0] },
    { kind: "choices", textEn: "Where?", optionsEn: "Here\nAbroad", questionKey: keys[1], onlyIf: `${keys[0]}:yes` },
    { kind: "date", textEn: "Since when?", questionKey: keys[2], onlyIf: `${keys[1]}:1` },
  ];
  const saved = await save({ questions });
  expect(saved.status, JSON.stringify(saved.data)).toBe(200);
  const stored = saved.data.values.questions;
  expect(stored.map(({ kind, onlyIf }) => [kind, onlyIf])).toEqual([
    ["yesNo", null],
    ["choices", `${keys[0]}:yes`],
    ["date", `${keys[1]}:1`],
  ]);
  // A condition stands before what hangs on it, and is one of its answers.
  const turned = await save({ questions: [stored[1]!, stored[0]!, stored[2]!] });
  expect(problems(turned)).toEqual(["questions.0.onlyIf: conditionAfter"]);
  expect((await save({ questions: [stored[0]!, { ...stored[1]!, onlyIf: `${keys[0]}:2` }] })).status).toBe(400);
  const ordered = await save({ questions: [stored[0]!, { ...stored[2]!, onlyIf: null }, stored[1]!] });
  expect(ordered.data.values.questions.map(({ textEn }) => textEn)).toEqual(["Do you sell?", "Since when?", "Where?"]);
  const { phases, reviewCategories } = (await edited()).values;
  const [team] = reviewCategories.map(({ id }) => id!);
  const divided = await save({ phases: [{ ...phases[0], criteriaIds: [team] }, phases[1]] });
  expect(divided.data.values.phases.map(({ criteriaIds }) => criteriaIds)).toEqual([[team], []]);
  expect((await save({ phases: [{ ...phases[0], criteriaIds: [v7()] }, phases[1]] })).status).toBe(400);
});
