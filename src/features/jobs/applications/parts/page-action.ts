import { z } from "zod";
import { actionFailure } from "#shared/action-failure.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { PageContext } from "#shared/page-context.ts";
import * as contract from "../contract.ts";

const attempt = z.string();
/** What the page of applications sends as JSON. */
const sending = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("status"), jobApplyId: id, statusId: id, version: z.coerce.number(), attempt }),
  z.object({ intent: z.literal("wage"), jobApplyId: id, attempt }),
  z.object({ intent: z.literal("note"), jobApplyId: id, text: z.string(), attempt }),
  z.object({ intent: z.literal("deleteNote"), id, attempt }),
]);
type Sending = z.output<typeof sending>;

/** Does what the page of applications asks for. */
export async function pageAction(request: Request, context: PageContext) {
  const sent = sending.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), context.locale);
  try {
    await run(sent.data, context);
    return {};
  } catch (error) {
    return actionFailure(error, context.locale);
  }
}

function run(sent: Sending, { api }: PageContext): Promise<unknown> {
  const once = { idempotencyKey: sent.attempt };
  switch (sent.intent) {
    case "status": {
      const { jobApplyId, statusId, version } = sent;
      return api(contract.setStatus, { query: { jobApplyId, statusId, version } }, once);
    }
    case "wage":
      return api(contract.showWage, { query: { jobApplyId: sent.jobApplyId } }, once);
    case "note":
      return api(contract.addNote, { body: { jobApplyId: sent.jobApplyId, text: sent.text } }, once);
    case "deleteNote":
      return api(contract.deleteNote, { query: { id: sent.id } }, once);
  }
}
