import { EVERYONE, type FeaturePolicy, MEMBERS, row } from "#testing/policy.ts";
import { organizationCalls } from "./contract.ts";

export const organizationsPolicy: FeaturePolicy = async ({ call, tokenOf, memberIds, world }) => {
  const savedIds = new Map<string, string>();
  for (const id of [...memberIds, world.colleagueId]) {
    const body = { name: "Petek", filter: {} };
    const saved = await call(organizationCalls.saveQuery, { body }, { token: await tokenOf(id) });
    savedIds.set(id, saved.data.id);
  }
  const savedBy = (id: string) => savedIds.get(id)!;
  return {
    "POST /apiIncubation/Organizers/List": row(EVERYONE, () => ({ body: {} })),
    "POST /apiIncubation/Organizers/AvailableValues": row(EVERYONE, () => ({ body: {} })),
    "GET /apiIncubation/Organizers/Queries": row(MEMBERS),
    "POST /apiIncubation/Organizers/Queries": row(MEMBERS, ({ unique }) => ({ body: { name: unique, filter: {} } })),
    "PUT /apiIncubation/Organizers/Queries": [
      row(MEMBERS, ({ ownId, unique }) => ({ query: { id: savedBy(ownId) }, body: { name: unique } })),
      {
        ...row(MEMBERS, ({ colleagueId, unique }) => ({ query: { id: savedBy(colleagueId) }, body: { name: unique } })),
        status: 404,
      },
    ],
    "DELETE /apiIncubation/Organizers/Queries": [
      { ...row(MEMBERS, ({ colleagueId }) => ({ query: { id: savedBy(colleagueId) } })), changesNothing: true },
      row(MEMBERS, ({ ownId }) => ({ query: { id: savedBy(ownId) } })),
    ],
  };
};
