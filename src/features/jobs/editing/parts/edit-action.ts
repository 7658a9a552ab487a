import { redirect } from "react-router";
import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { bodyOf, intent, intentAction } from "#shared/intent-action.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import * as contract from "../contract.ts";

/** Saves what the page of the job at this address sends. */
export const editAction = (request: Request, page: PageContext, seoUrl = "") =>
  intentAction({
    add: intent({ startupId: id, body: bodyOf(contract.createJob) }, async ({ startupId, body }, { api, once }) => {
      const made = await api(contract.createJob, { query: { draft: "true" }, body: { ...body, startupId } }, once);
      return { saved: { version: 1, values: {}, seoUrl: made.seoUrl } };
    }),
    save: intent(
      { id, body: bodyOf(contract.changeJob) },
      async (sent, { api, once }) => ({
        saved: await api(contract.changeJob, { body: { ...sent.body, id: sent.id } }, once),
      }),
      (_sent, { api }) => api(contract.getEditableJob, { params: { seoUrl } }),
    ),
    visibility: intent({ id, isVisible: z.boolean() }, async ({ id: jobId, isVisible }, { api, once }) => {
      await api(contract.showJob, { query: { jobId, visibility: isVisible ? "true" : "false" } }, once);
      return {};
    }),
    close: intent({ id }, async ({ id: jobId }, { api, once }) => {
      await api(contract.closeJob, { query: { id: jobId } }, once);
      return {};
    }),
    delete: intent({ id }, async ({ id: jobId }, { api, locale, once }) => {
      await api(contract.deleteJob, { query: { id: jobId } }, once);
      throw redirect(pathTo("dashboardJobs", locale));
    }),
  })(request, page);
