import { redirect } from "react-router";
import { z } from "zod";
import { changeStartup } from "#features/startups/editing/contract.ts";
import { actionFailure } from "#shared/action-failure.ts";
import { id } from "#shared/endpoint.ts";
import { bodyOf, intent, intentAction, isJson } from "#shared/intent-action.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { beginApplication, getApplication, putApplication, uploadAnswer } from "../contract.ts";
import type { PUT_TYPES } from "../limits.ts";

type Calls = Pick<PageContext, "api" | "locale">;

const stored = (sent: { id: string }, { api }: Calls) => api(getApplication, { params: { id: sent.id } });

const put = (putType: (typeof PUT_TYPES)[number]) =>
  intent(
    { id, body: bodyOf(putApplication) },
    async ({ id: programApplyId, body }, { api, once }) => {
      const query = { programApplyId, putType };
      return { saved: await api(putApplication, { query, body }, once) };
    },
    stored,
    // A co-founder has sent it.
    ["changedMeanwhile", "programAppliedAlready"],
  );

export const answersAction = intentAction({
  draft: put("draft"),
  send: put("send"),
  withdraw: put("withdraw"),
  profile: intent(
    { id, startupId: id, version: z.int(), change: z.record(z.string(), z.string()) },
    async ({ id: applyId, startupId, change, version }, { api, once }) => {
      await api(changeStartup, { params: { id: startupId }, body: { ...change, version } }, once);
      return { saved: await api(getApplication, { params: { id: applyId } }) };
    },
    stored,
  ),
});

/** Saves, sends or withdraws what the page of an application has, begins one, or takes a file. */
export const applyAction = (request: Request, page: Calls, seoUrl: string) =>
  isJson(request) ? answersAction(request, page) : formAction(request, page, seoUrl);

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
