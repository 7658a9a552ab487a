import { z } from "zod";
import { id, seoUrl } from "#shared/endpoint.ts";
import { bodyOf, intent, intentAction } from "#shared/intent-action.ts";
import { declareConflict } from "../../jury/contract.ts";
import {
  discussApplication,
  postAnswerReview,
  postReview,
  putReview,
  reviewedApplication,
  reviewTable,
} from "../contract.ts";

/** Saves what a page of a juror sends. */
export const reviewAction = intentAction({
  save: intent(
    { applyId: id, body: bodyOf(postReview) },
    async ({ applyId, body }, { api, once }) => ({
      saved: await api(postReview, { query: { applyId }, body }, once),
    }),
    async ({ applyId }, { api }) => (await api(reviewedApplication, { query: { applyId } })).review,
  ),
  answer: intent(
    { body: bodyOf(postAnswerReview) },
    async ({ body }, { api, once }) => ({ saved: await api(postAnswerReview, { body }, once) }),
    async ({ body: { applyId, answerProgramId } }, { api }) => {
      const { answers } = await api(reviewedApplication, { query: { applyId } });
      return answers.find(({ questionId }) => questionId === answerProgramId)?.review ?? null;
    },
  ),
  discuss: intent({ applyId: id, text: z.string() }, async ({ applyId, text }, { api, once }) => ({
    discussion: await api(discussApplication, { query: { applyId }, body: { text } }, once),
  })),
  conflict: intent({ applyId: id }, async ({ applyId }, { api, once }) => {
    await api(declareConflict, { body: { applyId } }, once);
    return { isDeclared: true as const };
  }),
  table: intent(
    { programSeoUrl: seoUrl, body: bodyOf(putReview) },
    async ({ body, ...query }, { api, once }) => {
      await api(putReview, { body }, once);
      return { saved: await api(reviewTable, { query }) };
    },
    (sent, { api }) => api(reviewTable, { query: { programSeoUrl: sent.programSeoUrl } }),
  ),
});
