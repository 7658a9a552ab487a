import { z } from "zod";
import { answerNetwork } from "#features/organizations/editing/contract.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { bodyOf, intent } from "#shared/intent-action.ts";
import { addHosting, answerLink, changeHosting, hostings, removeHosting } from "../contract.ts";
import { LINK_KINDS } from "../rules.ts";

/** What was said stands there no longer where the other side has changed it meanwhile. */
async function orChanged(answer: Promise<null>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    throw error instanceof AppError && error.code === "notFound" ? new AppError("linkAnswered") : error;
  }
}

const answered = { id, kind: z.enum(LINK_KINDS) };

/** The answers that pages with received links send. An empty `portfolioRoundId`: none of the own rounds. */
export const linkIntents = {
  confirmLink: intent(
    { ...answered, portfolioRoundId: z.string() },
    async ({ id: linkId, kind, portfolioRoundId }, { api, once }) => {
      const [query, body] = [{ id: linkId }, { isConfirmed: true as const }];
      const call = { ...once, handlesNotFound: true };
      await orChanged(
        kind === "network"
          ? api(answerNetwork, { query, body }, call)
          : api(answerLink, { query, body: { ...body, ...(portfolioRoundId && { portfolioRoundId }) } }, call),
      );
      return {};
    },
  ),
  refuseLink: intent({ ...answered, reason: z.string() }, async ({ id: linkId, kind, reason }, { api, once }) => {
    const answer = { query: { id: linkId }, body: { isConfirmed: false as const, reason } };
    const call = { ...once, handlesNotFound: true };
    await orChanged(kind === "network" ? api(answerNetwork, answer, call) : api(answerLink, answer, call));
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
