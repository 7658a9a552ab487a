import { v7 } from "uuid";
import { programJuror, programReason, programReview } from "#db/tables/program-jury.server.ts";
import { type Actor, EVERYONE, type FeaturePolicy, type PolicyRow, row } from "#testing/policy.ts";
import { assign, conflict, juror } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";

/** Staff of the platform has no part in a selection; jurors, applicants and other organizers do not learn that there is one. */
const ORGANIZER: readonly Actor[] = ["organization-owner"];

export const programJuryPolicy: FeaturePolicy = async ({ db, memberIds, world }) => {
  const program = await insertProgram(db, { organizationId: world.organizationId, applications: 4 });
  // `owner` is a juror; so is a member whom no actor names, and one who has a conflict.
  const own = await juror(db, program, world.ownerId);
  const other = await juror(db, program, world.colleagueId);
  const waiting = new Map([...memberIds, world.colleagueId].map((item) => [item, v7()]));
  await db.insert(programJuror).values(
    [...waiting.values()].map((id) => ({
      id,
      programId: program.id,
      email: `${id}@jury.test`,
      invitedAt: new Date(0),
    })),
  );
  const reasons = new Map([...memberIds, world.colleagueId].map((item) => [item, v7()]));
  await db.insert(programReason).values(
    [...reasons.values()].map((id) => ({
      id,
      organizationId: world.organizationId,
      textEn: "Too early.",
      textTr: "Henüz erken.",
    })),
  );
  const [first, second, third, fourth] = program.applications;
  const assigned = await assign(db, program, [own], { applications: () => [0, 3] });
  const assignmentId = assigned.get(`${own.id} ${fourth!.id}`)!;
  await assign(db, program, [other], { applications: () => [1] });
  await db.insert(programReview).values({ assignmentId, submissionId: fourth!.submissionId });
  await conflict(db, program, own, 3);
  const query = { programId: program.id };
  const phaseId = program.phaseIds[0]!;
  const hidden = { refusal: { member: 404 } };
  const organizer = (ask: PolicyRow["ask"]): PolicyRow => ({ ...row(ORGANIZER, ask), ...hidden });
  const pair = { applicationId: third!.id, jurorId: other.id };
  const code = { code: "no such code" };
  return {
    "GET /apiIncubation/ProgramJuror/Get": organizer(() => ({ query })),
    "POST /apiIncubation/ProgramJuror/Post": organizer(({ unique }) => ({
      query,
      body: { emails: [`juror-${unique}@jury.test`.toLowerCase()], locale: "tr" },
    })),
    "PUT /apiIncubation/ProgramJuror/Put": organizer(() => ({ body: { id: other.id, maxReviews: 5 } })),
    "DELETE /apiIncubation/ProgramJuror/Delete": organizer(({ ownId }) => ({
      query: { id: waiting.get(ownId) ?? waiting.get(world.colleagueId)! },
    })),
    "POST /apiIncubation/ProgramJuror/Again": organizer(({ ownId }) => ({
      body: { id: waiting.get(ownId) ?? waiting.get(world.colleagueId)!, locale: "en" },
    })),
    // `other` has an open review; nobody is reminded twice in a day.
    "POST /apiIncubation/ProgramJuror/Remind": {
      ...organizer(() => ({ body: { id: waiting.get(world.colleagueId)! } })),
      status: 409,
    },
    // Only who reads the mail has the code.
    "POST /apiIncubation/ProgramJuror/Open": { ...row(EVERYONE, () => ({ body: code })), status: 404 },
    "POST /apiIncubation/ProgramJuror/Decline": { ...row(EVERYONE, () => ({ body: code })), status: 404 },
    "POST /apiIncubation/ProgramJuror/Accept": {
      ...row(
        EVERYONE.filter((actor) => actor !== "visitor"),
        () => ({ body: code }),
      ),
      status: 404,
    },
    "POST /apiIncubation/ProgramJuror/Conflict": [
      { ...row(["owner"], () => ({ body: { applyId: first!.id } })), ...hidden },
      // Of another juror; of one in conflict.
      { ...row([], () => ({ body: { applyId: second!.id } })), ...hidden },
      { ...row([], () => ({ body: { applyId: fourth!.id } })), ...hidden },
    ],
    "GET /apiIncubation/ProgramJuror/Assignments": organizer(() => ({ query })),
    "PUT /apiIncubation/ProgramJuror/Assign": organizer(() => ({ body: { ...query, ...pair, isAssigned: true } })),
    "POST /apiIncubation/ProgramJuror/Propose": organizer(() => ({ query, body: {} })),
    "POST /apiIncubation/ProgramJuror/AssignMany": organizer(() => ({ query, body: { phaseId, pairs: [pair] } })),
    "PUT /apiIncubation/ProgramJuror/DecideConflict": organizer(() => ({
      body: {
        jurorId: own.id,
        applicationId: fourth!.id,
        facts: [{ kind: "declared", saidBy: null }],
        decision: "confirmed",
      },
    })),
    "GET /apiIncubation/ProgramReason/Get": organizer(() => ({ query })),
    "POST /apiIncubation/ProgramReason/Post": organizer(() => ({
      query,
      body: { topic: "market", textEn: "The market is small.", textTr: "Pazar küçük." },
    })),
    "DELETE /apiIncubation/ProgramReason/Delete": organizer(({ ownId }) => ({
      query: { ...query, id: reasons.get(ownId) ?? reasons.get(world.colleagueId)! },
    })),
    "POST /apiIncubation/ProgramPhase/Preview": organizer(() => ({ query, body: { phaseId: program.phaseIds[1]! } })),
    "POST /apiIncubation/ProgramPhase/GoOn": organizer(() => ({
      query,
      body: { phaseId, fromPhaseId: phaseId, applicationIds: [] },
    })),
  };
};
