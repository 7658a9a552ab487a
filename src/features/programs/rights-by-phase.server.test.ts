import { and, eq } from "drizzle-orm";
import { v7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programApplication, programLetter, programPhaseApplication } from "#db/tables/program-applications.server.ts";
import { programPhase, program as programTable } from "#db/tables/programs.server.ts";
import type { Endpoint, Input } from "#shared/endpoint.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { sharedApp, type TestApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { assign, conflict, insertJurors } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import {
  ACTORS,
  always,
  editors,
  hasBegun,
  isOpen,
  JURORS,
  ORGANIZER,
  of,
  SOME_STATES,
  STATES,
  type State,
} from "#testing/selection-roles.ts";
import * as applying from "./applying/contract.ts";
import * as deciding from "./deciding/contract.ts";
import * as editing from "./editing/contract.ts";
import * as fit from "./fit/contract.ts";
import * as jury from "./jury/contract.ts";
import * as papers from "./papers/contract.ts";
import * as reasons from "./reasons/contract.ts";
import * as received from "./received/contract.ts";
import * as reviewing from "./reviewing/contract.ts";

interface Row {
  ask: () => Promise<{ status: number }>;
  /** The answers to those who get one in each state; everyone else finds nothing. */
  answers: (state: State) => Partial<Record<string, number>>;
  /** Left out: in all. Mails are limited by the minute. */
  states?: readonly State[];
}

const api = sharedApp();
const tokens = new Map<string, string>();
let token = "";
let made: Awaited<ReturnType<typeof selection>>;

/**
 * Two startups have applied, a third one, too. The juror reviews the first in both phases and the juror in conflict would
 * have; the other juror reviews the second.
 */
async function selection({ db }: TestApp) {
  const program = await insertProgram(db, { applications: 3 });
  const jurors = await insertJurors(db, program, 3);
  const [juror, other, inConflict] = jurors as [(typeof jurors)[0], (typeof jurors)[0], (typeof jurors)[0]];
  await assign(db, program, jurors, { applications: (place) => [[0], [1], [0, 1]][place]! });
  await conflict(db, program, inConflict, 0);
  await db.insert(programPhaseApplication).values(
    program.applications.map(({ id }) => ({
      phaseId: program.phaseIds[1]!,
      applicationId: id,
      programId: program.id,
    })),
  );
  await assign(db, program, jurors, { phase: 1, applications: (place) => [[0], [1], [1]][place]! });
  const elsewhere = await insertProgram(db, { applications: 1 });
  const [first, second, third] = program.applications;
  await db
    .update(programApplication)
    .set({ result: "approved", decidedAt: new Date() })
    .where(eq(programApplication.id, second!.id));
  tokens.set("juror", juror.token).set("otherJuror", other.token).set("jurorInConflict", inConflict.token);
  const member = async (name: string, entityId: string) =>
    tokens.set(name, (await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] })).token);
  await member("organizer", program.organizationId);
  await member("otherOrganizer", elsewhere.organizationId);
  await member("applicant", first!.startupId);
  await member("otherApplicant", second!.startupId);
  await member("admin", PLATFORM_ENTITY.admin);
  const [spare] = await insertJurors(db, program, 1);
  return {
    program,
    jurors,
    spare: spare!,
    applyId: first!.id,
    secondId: second!.id,
    thirdId: third!.id,
    startupId: first!.startupId,
    minutesId: await oldMinutes(db, program.organizationId),
  };
}

/** Minutes of another program of the organization. */
async function oldMinutes(db: TestApp["db"], organizationId: string) {
  const ended = await insertProgram(db, { organizationId });
  const phaseId = ended.phaseIds[0]!;
  await db.update(programPhase).set({ finishesAt: new Date() }).where(eq(programPhase.id, phaseId));
  return (await api().call(papers.sealMinutes, { query: { phaseId } }, { token: tokens.get("organizer")! })).data.id;
}

beforeAll(async () => {
  made = await selection(api());
});
afterAll(() => tokens.clear());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** Brings the selection from the state before into this one. */
async function goTo(state: State) {
  const { db } = api();
  const { program, applyId } = made;
  const phase = (place: number, changes: Partial<typeof programPhase.$inferInsert>) =>
    db.update(programPhase).set(changes).where(eq(programPhase.id, program.phaseIds[place]!));
  const now = new Date();
  const closing = (applyFinish: Date) =>
    db.update(programTable).set({ applyFinish }).where(eq(programTable.id, program.id));
  switch (state) {
    case "applications open":
      await closing(hours(1));
      return void (await phase(0, { startsAt: hours(2) }));
    case "before the phase":
      await closing(hours(-1));
      return void (await phase(0, { startsAt: hours(1) }));
    case "blind phase":
      return void (await phase(0, { startsAt: hours(-2) }));
    case "phase over":
      return void (await phase(0, { finishesAt: hours(-1) }));
    case "next phase":
      await phase(0, { isActive: false });
      return void (await phase(1, { isActive: true, startsAt: hours(-0.5) }));
    case "published":
      await db
        .update(programApplication)
        .set({ result: "approved", decidedAt: now, publishedAt: now })
        .where(and(eq(programApplication.programId, program.id)));
      await db.insert(programLetter).values({
        id: v7(),
        applicationId: applyId,
        result: "approved",
        locale: "en",
        subject: "Accepted",
        text: "Welcome.",
        publishedAt: now,
      });
      await db.update(programTable).set({ decidedAt: now }).where(eq(programTable.id, program.id));
  }
}

function table(): Record<string, Row | Row[]> {
  const { program, applyId, secondId, thirdId, minutesId, jurors, spare, startupId } = made;
  const ask =
    <E extends Endpoint>(endpoint: E, input: Input<E>) =>
    () =>
      api().call(endpoint, input, { token });
  const programSeoUrl = program.seoUrl;
  const programId = program.id;
  const own = (state: State) => (hasBegun(state) ? of(["juror"]) : {});
  const save = (state: State) => (hasBegun(state) ? of(["juror"], isOpen(state) ? 200 : 409) : {});
  const inQueue = (state: State) => (hasBegun(state) ? of(JURORS) : {});
  const answer = { applyId, answerProgramId: program.questions.long, score: 3 };
  const unpublished = (state: State) => of(ORGANIZER, state === "published" ? 409 : 200);
  const letterIs = (state: State) => (state === "published" ? of(["applicant"]) : {});
  // A draft can be read and written at any time; sending has its deadline (api.server.test of applying).
  const applicant = (state: State) => of(["applicant"], state === "published" ? 409 : 200);
  const [phaseId, nextId] = program.phaseIds as [string, string];
  const inFirst = (state: State) => of(ORGANIZER, state === "next phase" || state === "published" ? 409 : 200);
  const nobodys = v7();
  return {
    ownPrograms: { ask: ask(editing.ownPrograms, { query: { getType: "1" } }), answers: always(ACTORS) },
    getEditableProgram: {
      ask: ask(editing.getEditableProgram, { params: { seoUrlOrId: programSeoUrl } }),
      answers: editors(),
    },
    // It lacks a name.
    createProgram: {
      ask: ask(editing.createProgram, { query: { organizerId: program.organizationId }, body: {} }),
      answers: editors(400),
    },
    changeProgram: { ask: ask(editing.changeProgram, { query: { programId }, body: {} }), answers: editors() },
    publishProgram: { ask: ask(editing.publishProgram, { query: { programId } }), answers: editors() },
    showProgram: {
      ask: ask(editing.showProgram, { query: { programId, visibility: "true" } }),
      answers: editors(),
    },
    // There is none.
    deleteProgram: { ask: ask(editing.deleteProgram, { query: { id: nobodys } }), answers: always([]) },
    madeApplications: { ask: ask(applying.madeApplications, { query: { programId } }), answers: always(ACTORS) },
    beginApplication: {
      ask: ask(applying.beginApplication, { query: { programId, companyId: startupId } }),
      answers: always(["applicant"]),
    },
    getApplication: { ask: ask(applying.getApplication, { params: { id: applyId } }), answers: always(["applicant"]) },
    putApplication: [
      {
        ask: ask(applying.putApplication, { query: { programApplyId: applyId, putType: "draft" }, body: {} }),
        answers: applicant,
      },
      // It was sent already, is too late, or decided.
      {
        ask: ask(applying.putApplication, { query: { programApplyId: applyId, putType: "send" }, body: {} }),
        answers: always(["applicant"], 409),
      },
    ],
    // A file of another kind: who may is told so.
    uploadAnswer: {
      ask: ask(applying.uploadAnswer, {
        query: { programApplyId: applyId },
        body: { file: new File(["<html>"], "deck.pdf", { type: "application/pdf" }) },
      }),
      answers: always(["applicant"], 415),
    },
    // There is none.
    answerFile: { ask: ask(applying.answerFile, { query: { programApplyId: applyId } }), answers: always([]) },
    programFit: { ask: ask(fit.programFit, { body: { programIds: [programId] } }), answers: always(ACTORS) },
    receivedList: {
      ask: ask(received.receivedList, { query: {}, body: { programId } }),
      answers: always(ORGANIZER),
    },
    receivedDetail: { ask: ask(received.receivedDetail, { params: { id: applyId } }), answers: always(ORGANIZER) },
    getJury: { ask: ask(jury.getJury, { query: { programId } }), answers: always(ORGANIZER) },
    inviteJurors: {
      ask: ask(jury.inviteJurors, {
        query: { programId },
        body: { emails: [`${jurors[0]!.id}@example.test`], locale: "en" },
      }),
      answers: always(ORGANIZER),
      states: SOME_STATES,
    },
    changeJuror: { ask: ask(jury.changeJuror, { body: { id: spare.id, maxReviews: 9 } }), answers: always(ORGANIZER) },
    remindJuror: { ask: ask(jury.remindJuror, { body: { id: spare.id } }), answers: always(ORGANIZER, 409) },
    getReasons: { ask: ask(reasons.getReasons, { query: { programId } }), answers: always(ORGANIZER) },
    addReason: {
      ask: ask(reasons.addReason, {
        query: { programId },
        body: { topic: "market", textEn: "Too small a market.", textTr: "Pazar küçük." },
      }),
      answers: always(ORGANIZER),
    },
    // One that is none.
    removeReason: {
      ask: ask(reasons.removeReason, { query: { programId, id: applyId } }),
      answers: always(ORGANIZER, 404),
    },
    removeJuror: { ask: ask(jury.removeJuror, { query: { id: spare.id } }), answers: always(ORGANIZER) },
    inviteAgain: {
      ask: ask(jury.inviteAgain, { body: { id: spare.id, locale: "en" } }),
      answers: always(ORGANIZER),
      states: SOME_STATES,
    },
    // A code that is none.
    openJurorInvitation: { ask: ask(jury.openJurorInvitation, { body: { code: "x" } }), answers: always([]) },
    acceptJury: { ask: ask(jury.acceptJury, { body: { code: "x" } }), answers: always([]) },
    declineJury: { ask: ask(jury.declineJury, { body: { code: "x" } }), answers: always([]) },
    // Nobody is to review it.
    declareConflict: { ask: ask(jury.declareConflict, { body: { applyId: thirdId } }), answers: always([]) },
    assignmentTable: { ask: ask(jury.assignmentTable, { query: { programId } }), answers: always(ORGANIZER) },
    assignJuror: {
      ask: ask(jury.assignJuror, {
        body: { programId, applicationId: applyId, jurorId: jurors[2]!.id, isAssigned: true },
      }),
      // In conflict.
      answers: always(ORGANIZER, 409),
    },
    proposeAssignment: {
      ask: ask(jury.proposeAssignment, { query: { programId }, body: {} }),
      answers: always(ORGANIZER),
    },
    assignMany: {
      ask: ask(jury.assignMany, {
        query: { programId },
        body: { phaseId, pairs: [{ applicationId: applyId, jurorId: jurors[0]!.id }] },
      }),
      answers: inFirst,
    },
    decideConflict: {
      ask: ask(jury.decideConflict, {
        body: { jurorId: nobodys, applicationId: applyId, facts: [], decision: "confirmed" },
      }),
      answers: always([]),
    },
    previewPhase: {
      ask: ask(jury.previewPhase, { query: { programId }, body: { phaseId: nextId } }),
      answers: always(ORGANIZER),
    },
    // Another phase is active than the one named.
    goOn: {
      ask: ask(jury.goOn, {
        query: { programId },
        body: { phaseId: nextId, fromPhaseId: nobodys, applicationIds: [] },
      }),
      answers: always(ORGANIZER, 409),
    },
    compareApplications: {
      ask: ask(deciding.compareApplications, { query: { programSeoUrl, applyIds: `${applyId},${secondId}` } }),
      answers: always(ORGANIZER),
    },
    isReviewer: { ask: ask(reviewing.isReviewer, {}), answers: always(ACTORS) },
    reviewQueue: [
      { ask: ask(reviewing.reviewQueue, { query: {} }), answers: always(ACTORS) },
      { ask: ask(reviewing.reviewQueue, { query: { programSeoUrl } }), answers: always(JURORS) },
    ],
    reviewTable: { ask: ask(reviewing.reviewTable, { query: { programSeoUrl } }), answers: inQueue },
    reviewedApplication: { ask: ask(reviewing.reviewedApplication, { query: { applyId } }), answers: own },
    // Nobody has sent one.
    reviewedFile: { ask: ask(reviewing.reviewedFile, { query: { applyId } }), answers: always([]) },
    postReview: {
      ask: ask(reviewing.postReview, { query: { applyId }, body: { remarkToOrganizer: "Read" } }),
      answers: save,
    },
    putReview: {
      ask: ask(reviewing.putReview, { body: { reviews: [{ applyId, remarkToOrganizer: "Read" }] } }),
      answers: save,
    },
    postAnswerReview: { ask: ask(reviewing.postAnswerReview, { body: answer }), answers: save },
    putAnswerReview: { ask: ask(reviewing.putAnswerReview, { body: answer }), answers: save },
    // One's own review comes first.
    discussApplication: {
      ask: ask(reviewing.discussApplication, { query: { applyId }, body: { text: "Who pays?" } }),
      answers: (state) => (hasBegun(state) ? of(["juror"], 409) : {}),
    },
    decisionTable: { ask: ask(deciding.decisionTable, { query: { programSeoUrl } }), answers: always(ORGANIZER) },
    setResults: {
      ask: ask(deciding.setResults, { query: { programId }, body: { applyIds: [applyId], result: "inspecting" } }),
      answers: unpublished,
    },
    moveUp: { ask: ask(deciding.moveUp, { body: { applyId } }), answers: always(ORGANIZER, 409) },
    letters: { ask: ask(deciding.letters, { query: { programSeoUrl } }), answers: always(ORGANIZER) },
    sentLetters: { ask: ask(deciding.sentLetters, { query: { programSeoUrl } }), answers: always(ORGANIZER) },
    changeLetter: {
      ask: ask(deciding.changeLetter, { body: { applyId: secondId, subject: "Accepted" } }),
      answers: unpublished,
    },
    // As many as are not there are never published.
    publishResults: {
      ask: ask(deciding.publishResults, { query: { programId }, body: { approved: 99, declined: 0 } }),
      answers: always(ORGANIZER, 409),
    },
    receivedLetter: { ask: ask(deciding.receivedLetter, { query: { applyId } }), answers: letterIs },
    letterPdf: {
      ask: ask(deciding.letterPdf, { query: { applyId } }),
      answers: (state) => (state === "published" ? of(["applicant", ...ORGANIZER]) : {}),
    },
    answerLetter: {
      ask: ask(deciding.answerLetter, { query: { applyId }, body: { hasHelped: true } }),
      answers: letterIs,
    },
    // The letter names no day until which a place waits.
    answerPlace: {
      ask: ask(deciding.answerPlace, { query: { applyId }, body: { isTaken: true } }),
      answers: (state) => (state === "published" ? of(["applicant"], 409) : {}),
    },
    applicationsExcel: {
      ask: ask(papers.applicationsExcel, { params: { id: programId }, query: {} }),
      answers: always(ORGANIZER),
    },
    booklet: {
      ask: ask(papers.booklet, { query: { programSeoUrl } }),
      answers: (state) => ({ ...inQueue(state), ...of(ORGANIZER) }),
    },
    listMinutes: { ask: ask(papers.listMinutes, { query: { programSeoUrl } }), answers: always(ORGANIZER) },
    sealMinutes: {
      ask: ask(papers.sealMinutes, { query: { phaseId: program.phaseIds[0]! } }),
      // Once results are published, there is something new to write down.
      answers: (state) => of(ORGANIZER, state === "phase over" || state === "published" ? 200 : 409),
    },
    minutesPdf: { ask: ask(papers.minutesPdf, { query: { minutesId, language: "en" } }), answers: always(ORGANIZER) },
    minutesRows: { ask: ask(papers.minutesRows, { query: { minutesId } }), answers: always(ORGANIZER) },
    checkMinutesFile: {
      ask: ask(papers.checkMinutesFile, { query: { minutesId }, body: { file: new File(["none"], "rows.jsonl") } }),
      answers: always(ORGANIZER, 400),
    },
    checkMinutes: { ask: ask(papers.checkMinutes, { query: { minutesId } }), answers: always(ORGANIZER) },
  };
}

test("every call on programs stands in the table of rights by phase", () => {
  const contracts = [editing, applying, fit, received, jury, reasons, reviewing, deciding, papers].flatMap(
    Object.entries,
  );
  const calls = contracts.filter(([, one]) => typeof one === "object" && "path" in one);
  expect(Object.keys(table()).sort()).toEqual(calls.map(([name]) => name).sort());
});

// In their order: each state follows from the one before.
test.each(STATES)(
  "%s: rights by phase hold for each of the eight roles",
  async (state) => {
    await goTo(state);
    const [expected, answered]: [string[], string[]] = [[], []];
    for (const [name, rows] of Object.entries(table()))
      for (const { ask, answers } of [rows].flat().filter((row) => (row.states ?? STATES).includes(state)))
        for (const actor of ACTORS) {
          token = tokens.get(actor)!;
          expected.push(`${name} ${actor} ${answers(state)[actor] ?? 404}`);
          answered.push(`${name} ${actor} ${(await ask()).status}`);
        }
    expect(answered).toEqual(expected);
  },
  120_000,
);
