import { id } from "#shared/endpoint.ts";
import { bodyOf, intent, intentAction } from "#shared/intent-action.ts";
import { applyToJob } from "../contract.ts";

/** Sends the application that the page of a job holds. */
export const applyAction = intentAction({
  apply: intent({ jobId: id, body: bodyOf(applyToJob) }, async ({ jobId, body }, { api, once }) => {
    await api(applyToJob, { body: { ...body, jobId } }, once);
    return { saved: { version: 1, values: {} } };
  }),
});
