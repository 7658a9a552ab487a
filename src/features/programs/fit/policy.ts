import { type FeaturePolicy, MEMBERS, row } from "#testing/policy.ts";
import { insertProgram } from "#testing/programs.ts";

export const programFitPolicy: FeaturePolicy = async ({ db, world }) => {
  const { id } = await insertProgram(db, { organizationId: world.organizationId });
  const { startupId } = world;
  return {
    "POST /apiIncubation/Program/Fit": [
      row(MEMBERS, () => ({ body: { programIds: [id] } })),
      // The startup of others is not revealed.
      { ...row(["owner"], () => ({ body: { programIds: [id], startupId } })), refusal: { member: 404 } },
    ],
  };
};
