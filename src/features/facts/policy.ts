import { EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";

/** The code of a mail gives access; without it nothing is found. */
export const factsPolicy: FeaturePolicy = async () => ({
  "POST /apiCommon/FactCheck/Get": { ...row(EVERYONE, () => ({ body: { code: "x" } })), status: 404 },
  "POST /apiCommon/FactCheck/Answer": {
    ...row(EVERYONE, () => ({ body: { code: "x", confirmed: ["website"] } })),
    status: 404,
  },
});
