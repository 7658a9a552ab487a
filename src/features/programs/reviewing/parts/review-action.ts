import { z } from "zod";
import { actionFailure } from "#shared/action-failure.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { PageContext } from "#shared/page-context.ts";
import { declareConflict } from "../../jury/contract.ts";
import { postReview, putReview, reviewedApplication } from "../contract.ts";

const attempt = z.string();
/** What the pages of a juror send as JSON. */
const sending = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), applyId: id, body: z.record(z.string(), z.unknown()), attempt }),
  z.object({ intent: z.literal("conflict"), applyId: id, attempt }),
  z.object({ intent: z.literal("table"), reviews: z.array(z.record(z.string(), z.unknown())), attempt }),
]);

/** Saves what a page of a juror sends. */
export async function reviewAction(request: Request, { api, locale }: PageContext) {
  const sent = sending.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), locale);
  const once = { idempotencyKey: sent.data.attempt, handlesNotFound: true };
  try {
    if (sent.data.intent === "table")
      return { saved: await api(putReview, { body: { reviews: sent.data.reviews as never } }, once) };
    if (sent.data.intent === "conflict") {
      await api(declareConflict, { body: { applyId: sent.data.applyId } }, once);
      return { isDeclared: true as const };
    }
    const { applyId, body } = sent.data;
    return { saved: await api(postReview, { query: { applyId }, body: body as never }, once) };
  } catch (error) {
    const clashes = error instanceof AppError && error.code === "changedMeanwhile" && sent.data.intent === "save";
    if (!clashes) return actionFailure(error, locale);
    const { review } = await api(reviewedApplication, {
      query: { applyId: (sent.data as { applyId: string }).applyId },
    });
    return actionFailure(error, locale, { current: review });
  }
}
