import { confirmTestMail, putChecklist, sendTestMail } from "#features/first-day/contract.ts";
import { TEST_MAIL_PARAM } from "#features/first-day/limits.ts";
import { actionFailure } from "#shared/action-failure.ts";
import type { PageContext } from "#shared/page-context.ts";

/** Does what a form of the checklist names in `intent`. */
export async function firstDayAction(request: Request, { api, locale }: Pick<PageContext, "api" | "locale">) {
  const form = await request.formData();
  const intent = String(form.get("intent"));
  const options = { handlesNotFound: true };
  try {
    if (intent === "testMail") return { sentTo: (await api(sendTestMail, {})).sentTo };
    if (intent === "arrived")
      await api(confirmTestMail, { body: { code: String(form.get(TEST_MAIL_PARAM)) } }, options);
    else await api(putChecklist, { body: { isHidden: intent === "hide" } });
    return { done: intent };
  } catch (error) {
    return actionFailure(error, locale, { intent });
  }
}
