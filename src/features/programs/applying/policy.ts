import { v7 } from "uuid";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { type Actor, type FeaturePolicy, MEMBERS, row } from "#testing/policy.ts";
import { insertProgram } from "#testing/programs.ts";

/** Staff of the platform applies for nobody, and the organizer does not see a draft. */
const TEAM: readonly Actor[] = ["owner"];
const hidden = { refusal: { member: 404 } };
const open = { applyFinish: new Date(Date.now() + 86_400_000), asksPresentation: false };

export const programApplyingPolicy: FeaturePolicy = async ({ db, world }) => {
  const programOptions = { organizationId: world.organizationId, changes: open };
  const [begun, untouched] = [await insertProgram(db, programOptions), await insertProgram(db, programOptions)];
  const id = v7();
  const { startupId } = world;
  await db
    .insert(programApplication)
    .values({ id, programId: begun.id, startupId, number: 1, formId: begun.formId, sentAt: new Date() });
  const programApplyId = id;
  return {
    "GET /apiIncubation/ProgramApply/Mine": row(MEMBERS),
    "POST /apiIncubation/ProgramApply/Post": {
      ...row(TEAM, () => ({ query: { programId: untouched.id, companyId: startupId } })),
      ...hidden,
    },
    "GET /apiIncubation/ProgramApply/Get/{id}": { ...row(TEAM, () => ({ params: { id } })), ...hidden },
    "PUT /apiIncubation/ProgramApply/Put": [
      { ...row(TEAM, () => ({ query: { programApplyId, putType: "draft" }, body: {} })), ...hidden },
      { ...row(TEAM, () => ({ query: { programApplyId, putType: "withdraw" }, body: {} })), ...hidden },
    ],
    // A form without a file.
    "POST /apiIncubation/ProgramApply/File": { ...row(MEMBERS, () => ({ query: { programApplyId } })), status: 415 },
    // There is no presentation.
    "GET /apiIncubation/ProgramApply/File": {
      ...row(TEAM, () => ({ query: { programApplyId } })),
      ...hidden,
      status: 404,
    },
  };
};
