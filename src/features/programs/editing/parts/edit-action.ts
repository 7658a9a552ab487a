import { redirect } from "react-router";
import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { bodyOf, intent, intentAction } from "#shared/intent-action.ts";
import { pathTo } from "#shared/paths.ts";
import * as contract from "../contract.ts";
import { copiedQuestions } from "./copied-questions.ts";

/** Saves what a page of a program sends. */
export const editAction = intentAction({
  add: intent(
    { organizerId: id, body: bodyOf(contract.createProgram) },
    async ({ organizerId, body }, { api, once }) => {
      const { seoUrl } = await api(contract.createProgram, { query: { organizerId, draft: "true" }, body }, once);
      return { saved: { version: 1, values: {}, seoUrl } };
    },
  ),
  save: intent(
    { id, body: bodyOf(contract.changeProgram) },
    async ({ id: programId, body }, { api, once }) => ({
      saved: await api(contract.changeProgram, { query: { programId }, body }, once),
    }),
    async ({ id: programId }, { api }) =>
      (await api(contract.ownPrograms, { query: { getType: "0", programId } })).program,
  ),
  copy: intent(
    { id, fromId: id, part: z.enum(["questions", "categories"]) },
    async ({ id: programId, fromId, part }, { api, once }) => {
      const query = { getType: "0" } as const;
      const from = (await api(contract.ownPrograms, { query: { ...query, programId: fromId } })).program!.values;
      const to = (await api(contract.ownPrograms, { query: { ...query, programId } })).program!;
      const { version, values } = to;
      const body =
        part === "questions"
          ? { version, questions: [...values.questions, ...copiedQuestions(from.questions)] }
          : {
              version,
              reviewCategories: [
                ...values.reviewCategories,
                ...from.reviewCategories.map((row) => ({ ...row, id: null })),
              ],
            };
      await api(contract.changeProgram, { query: { programId }, body }, once);
      return {};
    },
  ),
  publish: intent({ id }, async ({ id: programId }, { api, once }) => {
    await api(contract.publishProgram, { query: { programId } }, once);
    return {};
  }),
  visibility: intent({ id, isVisible: z.boolean() }, async ({ id: programId, isVisible }, { api, once }) => {
    await api(contract.showProgram, { query: { programId, visibility: isVisible ? "true" : "false" } }, once);
    return {};
  }),
  delete: intent({ id }, async ({ id: programId }, { api, locale, once }) => {
    await api(contract.deleteProgram, { query: { id: programId } }, once);
    throw redirect(pathTo("dashboardPrograms", locale));
  }),
});
