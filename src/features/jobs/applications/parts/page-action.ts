import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { intent, intentAction } from "#shared/intent-action.ts";
import * as contract from "../contract.ts";

/** Does what the page of applications asks for. */
export const pageAction = intentAction({
  status: intent(
    { jobApplyId: id, statusId: id, version: z.coerce.number() },
    async ({ jobApplyId, statusId, version }, { api, once }) => {
      await api(contract.setStatus, { query: { jobApplyId, statusId, version } }, once);
      return {};
    },
  ),
  takeCvBack: intent({ jobApplyId: id }, async ({ jobApplyId }, { api, once }) => {
    await api(contract.takeCvBack, { query: { jobApplyId } }, once);
    return {};
  }),
  wage: intent({ jobApplyId: id }, async ({ jobApplyId }, { api, once }) => {
    await api(contract.showWage, { query: { jobApplyId } }, once);
    return {};
  }),
  note: intent({ jobApplyId: id, text: z.string() }, async ({ jobApplyId, text }, { api, once }) => {
    await api(contract.addNote, { body: { jobApplyId, text } }, once);
    return {};
  }),
  deleteNote: intent({ id }, async ({ id: noteId }, { api, once }) => {
    await api(contract.deleteNote, { query: { id: noteId } }, once);
    return {};
  }),
});
