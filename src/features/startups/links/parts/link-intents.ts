import { z } from "zod";
import { answerNetwork } from "#features/organizations/editing/contract.ts";
import { id } from "#shared/endpoint.ts";
import { bodyOf, intent } from "#shared/intent-action.ts";
import { addHosting, answerLink, changeHosting, hostings, removeHosting } from "../contract.ts";
import { LINK_KINDS } from "../rules.ts";

const answered = { id, kind: z.enum(LINK_KINDS) };

/** The answers that pages with received links send. An empty `portfolioRoundId`: none of the own rounds. */
export const linkIntents = {
  confirmLink: intent(
    { ...answered, portfolioRoundId: z.string() },
    async ({ id: linkId, kind, portfolioRoundId }, { api, once }) => {
      const query = { id: linkId };
      const body = { isConfirmed: true as const };
      if (kind === "network") await api(answerNetwork, { query, body }, once);
      else await api(answerLink, { query, body: { ...body, ...(portfolioRoundId && { portfolioRoundId }) } }, once);
      return {};
    },
  ),
  refuseLink: intent({ ...answered, reason: z.string() }, async ({ id: linkId, kind, reason }, { api, once }) => {
    const answer = { query: { id: linkId }, body: { isConfirmed: false as const, reason } };
    await (kind === "network" ? api(answerNetwork, answer, once) : api(answerLink, answer, once));
    return {};
  }),
};

/** What an organization adds, changes and takes back of the startups it hosts. */
export const hostingIntents = (organizationId: string) => ({
  addHosting: intent({ body: bodyOf(addHosting) }, async ({ body }, { api, once }) => ({
    saved: await api(addHosting, { query: { organizationId }, body }, once),
  })),
  changeHosting: intent(
    { id, body: bodyOf(changeHosting) },
    async ({ body, ...query }, { api, once }) => ({ saved: await api(changeHosting, { query, body }, once) }),
    async (sent, { api }) => (await api(hostings, { query: { organizationId } })).find((row) => row.id === sent.id),
  ),
  removeHosting: intent({ id }, async (query, { api, once }) => {
    await api(removeHosting, { query }, once);
    return { removed: query.id };
  }),
});
