import { redirect } from "react-router";
import { z } from "zod";
import { actionFailure } from "#shared/action-failure.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import * as contract from "../contract.ts";

const body = z.record(z.string(), z.unknown());
const attempt = z.string();
/** What the page sends as JSON. */
const saving = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), startupId: id, body, attempt }),
  z.object({ intent: z.literal("save"), id, body, attempt }),
  z.object({ intent: z.literal("visibility"), id, isVisible: z.boolean(), attempt }),
  z.object({ intent: z.literal("close"), id, attempt }),
  z.object({ intent: z.literal("delete"), id, attempt }),
]);
type Saving = z.output<typeof saving>;

/** Saves what the page of a job sends. */
export async function editAction(request: Request, context: PageContext, seoUrl: string | undefined) {
  const sent = saving.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), context.locale);
  try {
    return await save(sent.data, context);
  } catch (error) {
    const clashes = error instanceof AppError && error.code === "changedMeanwhile";
    return actionFailure(error, context.locale, clashes ? { current: await currentJob(context, seoUrl) } : {});
  }
}

/** What others have saved of it. */
const currentJob = ({ api }: PageContext, seoUrl = "") => api(contract.getEditableJob, { params: { seoUrl } });

async function save(sent: Saving, { api, locale }: PageContext) {
  const once = { idempotencyKey: sent.attempt };
  switch (sent.intent) {
    case "add": {
      const made = { ...sent.body, startupId: sent.startupId };
      const { seoUrl } = await api(contract.createJob, { query: { draft: "true" }, body: made as never }, once);
      return { saved: { version: 1, values: {}, seoUrl } };
    }
    case "save":
      return { saved: await api(contract.changeJob, { body: { ...sent.body, id: sent.id } as never }, once) };
    case "visibility": {
      const visibility = sent.isVisible ? "true" : "false";
      await api(contract.showJob, { query: { jobId: sent.id, visibility } }, once);
      return {};
    }
    case "close":
      await api(contract.closeJob, { query: { id: sent.id } }, once);
      return {};
    case "delete":
      await api(contract.deleteJob, { query: { id: sent.id } }, once);
      throw redirect(pathTo("dashboardJobs", locale));
  }
}
