import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { bodyOf, intent } from "#shared/intent-action.ts";
import { addHosting, answerLink, changeHosting, hostings, removeHosting } from "../contract.ts";

/** The answers that pages with received links send. An empty `portfolioRoundId`: none of the own rounds. */
export const linkIntents = {
  confirmLink: intent({ id, portfolioRoundId: z.string() }, async ({ id: linkId, portfolioRoundId }, { api, once }) => {
    const body = { isConfirmed: true as const, ...(portfolioRoundId && { portfolioRoundId }) };
    await api(answerLink, { query: { id: linkId }, body }, once);
    return {};
  }),
  refuseLink: intent({ id, reason: z.string() }, async ({ id: linkId, reason }, { api, once }) => {
    await api(answerLink, { query: { id: linkId }, body: { isConfirmed: false, reason } }, once);
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
