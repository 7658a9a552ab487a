import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { intent } from "#shared/intent-action.ts";
import { answerLink } from "../contract.ts";

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
