import { redirect } from "react-router";
import { z } from "zod";
import { changeStartup } from "#features/startups/editing/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { beginApplication, getApplication, putApplication, uploadAnswer } from "../contract.ts";
import { PUT_TYPES } from "../limits.ts";

const attempt = z.string();
/** What the page of an application sends as JSON. */
const sending = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(PUT_TYPES), id, body: z.record(z.string(), z.unknown()), attempt }),
  z.object({
    intent: z.literal("profile"),
    id,
    startupId: id,
    version: z.int(),
    attempt,
    change: z.record(z.string(), z.string()),
  }),
]);

/** Saves, sends or withdraws what the page of an application has, begins one, or takes a file. */
export async function applyAction(request: Request, { api, locale }: PageContext, seoUrl: string) {
  if (!request.headers.get("content-type")?.includes("json")) return formAction(request, { api, locale }, seoUrl);
  const sent = sending.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), locale);
  const once = { idempotencyKey: sent.data.attempt, handlesNotFound: true };
  const params = { id: sent.data.id };
  try {
    if (sent.data.intent === "profile") {
      const { startupId, change, version } = sent.data;
      await api(changeStartup, { params: { id: startupId }, body: { ...change, version } }, once);
      return { saved: await api(getApplication, { params }) };
    }
    const { intent: putType, body } = sent.data;
    const query = { programApplyId: sent.data.id, putType };
    return { saved: await api(putApplication, { query, body: body as never }, once) };
  } catch (error) {
    const isStale =
      error instanceof AppError && (error.code === "changedMeanwhile" || error.code === "programAppliedAlready");
    return actionFailure(error, locale, isStale ? { current: await api(getApplication, { params }) } : {});
  }
}

type Calls = Pick<PageContext, "api" | "locale">;

async function formAction(request: Request, { api, locale }: Calls, seoUrl: string) {
  const form = await request.formData();
  const file = form.get("file");
  try {
    if (!(file instanceof File)) {
      const query = { programId: String(form.get("programId")), companyId: String(form.get("startupId")) };
      const begun = await api(beginApplication, { query }, { handlesNotFound: true });
      throw redirect(pathTo("applyProgram", locale, { seoUrl }, { startup: begun.startup.id }));
    }
    const questionKey = String(form.get("questionKey") ?? "") || undefined;
    const query = { programApplyId: String(form.get("id")), questionKey };
    return { saved: await api(uploadAnswer, { query, body: { file } }, { handlesNotFound: true }) };
  } catch (error) {
    return actionFailure(error, locale);
  }
}
