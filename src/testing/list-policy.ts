import type { Endpoint } from "#shared/endpoint.ts";
import type { ListContract } from "#shared/list/contract.ts";
import { EVERYONE, type FeaturePolicy, MEMBERS, row } from "./policy.ts";

/** The policy of the calls of a list that is open to everybody: saved filters are of members, each their own. */
export const listPolicy =
  (calls: ListContract): FeaturePolicy =>
  async ({ call, tokenOf, memberIds, world }) => {
    const savedIds = new Map<string, string>();
    for (const id of [...memberIds, world.colleagueId]) {
      const body = { name: "Petek", filter: {} };
      const saved = await call(calls.saveQuery, { body }, { token: await tokenOf(id) });
      savedIds.set(id, saved.data.id);
    }
    const savedBy = (id: string) => savedIds.get(id)!;
    const name = ({ method, path }: Endpoint) => `${method} ${path}`;
    return {
      [name(calls.page)]: row(EVERYONE, () => ({ body: {} })),
      [name(calls.availableValues)]: row(EVERYONE, () => ({ body: {} })),
      [name(calls.savedQueries)]: row(MEMBERS),
      [name(calls.saveQuery)]: row(MEMBERS, ({ unique }) => ({ body: { name: unique, filter: {} } })),
      [name(calls.changeQuery)]: [
        row(MEMBERS, ({ ownId, unique }) => ({ query: { id: savedBy(ownId) }, body: { name: unique } })),
        {
          ...row(MEMBERS, ({ colleagueId, unique }) => ({
            query: { id: savedBy(colleagueId) },
            body: { name: unique },
          })),
          status: 404,
        },
      ],
      [name(calls.deleteQuery)]: [
        { ...row(MEMBERS, ({ colleagueId }) => ({ query: { id: savedBy(colleagueId) } })), changesNothing: true },
        row(MEMBERS, ({ ownId }) => ({ query: { id: savedBy(ownId) } })),
      ],
    };
  };
