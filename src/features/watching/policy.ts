import { type FeaturePolicy, MEMBERS, row } from "#testing/policy.ts";

/** Everybody has a list of their own. */
export const watchingPolicy: FeaturePolicy = async () => {
  const watched = row(MEMBERS, ({ startupId }) => ({ body: { kind: "startup", id: startupId } }));
  return {
    "GET /apiUser/Watch/List": row(MEMBERS),
    "GET /apiUser/Watch/Get": row(MEMBERS, ({ startupId }) => ({ query: { kind: "startup", id: startupId } })),
    "POST /apiUser/Watch/Add": watched,
    "POST /apiUser/Watch/Note": {
      ...row(MEMBERS, ({ organizationId }) => ({ body: { kind: "organization", id: organizationId, note: "Bal" } })),
      // They do not watch it.
      status: 404,
    },
    "POST /apiUser/Watch/Remove": watched,
  };
};
