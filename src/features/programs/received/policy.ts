import { type Actor, type FeaturePolicy, MEMBERS, row, SITE_ADMINS } from "#testing/policy.ts";
import { insertProgram } from "#testing/programs.ts";

/** Staff of the platform has no part in a selection, and an applicant does not learn that the organizer's view is there. */
const ORGANIZER: readonly Actor[] = ["organization-owner"];
const hidden = { refusal: { member: 404 } };

export const programReceivedPolicy: FeaturePolicy = async ({ db, world }) => {
  const own = await insertProgram(db, { organizationId: world.organizationId, applications: 1 });
  const [application] = own.applications;
  const params = { id: application!.id };
  return {
    "POST /apiIncubation/ProgramApply/Get": [
      row(MEMBERS, () => ({ body: {} })),
      { ...row(ORGANIZER, () => ({ body: { programId: own.id } })), ...hidden },
    ],
    "GET /apiIncubation/ProgramApply/Received/{id}": { ...row(ORGANIZER, () => ({ params })), ...hidden },
    "GET /apiCommon/Management/ProgramApplicantList": row(SITE_ADMINS),
    "GET /apiCommon/Management/ProgramApplicantListFile": row(SITE_ADMINS),
    "GET /apiCommon/Management/ProgramApplicantList/{id}": row(SITE_ADMINS, () => ({ params })),
    "POST /apiCommon/Management/ProgramApplicantList/Export": row(SITE_ADMINS, () => ({
      body: { query: {}, columns: ["startup"] },
    })),
  };
};
