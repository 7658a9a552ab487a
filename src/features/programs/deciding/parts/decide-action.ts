import { z } from "zod";
import { actionFailure } from "#shared/action-failure.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { PageContext } from "#shared/page-context.ts";
import * as contract from "../contract.ts";
import { RESULTS } from "../limits.ts";

const attempt = z.string();
/** What the organizer's pages send as JSON. */
const sending = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("results"), programId: id, applyIds: z.array(id), result: z.enum(RESULTS), attempt }),
  z.object({ intent: z.literal("letter"), body: z.record(z.string(), z.unknown()), attempt }),
  z.object({
    intent: z.literal("publish"),
    programId: id,
    attempt,
    approved: z.int(),
    declined: z.int(),
  }),
]);

export interface Decided {
  /** How many results were set. */
  set?: number;
  letter?: contract.Letter;
  isPublished?: true;
}

/** Does what a page of the organizer sends. */
export async function decideAction(request: Request, { api, locale }: PageContext) {
  const parsed = sending.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return actionFailure(new AppError("invalidInput"), locale);
  const sent = parsed.data;
  const once = { idempotencyKey: sent.attempt };
  try {
    switch (sent.intent) {
      case "results": {
        const { programId, applyIds, result } = sent;
        await api(contract.setResults, { query: { programId }, body: { applyIds, result } }, once);
        return { set: applyIds.length } satisfies Decided;
      }
      case "letter":
        return { letter: await api(contract.changeLetter, { body: sent.body as never }, once) } satisfies Decided;
      case "publish": {
        const { programId, approved, declined } = sent;
        await api(contract.publishResults, { query: { programId }, body: { approved, declined } }, once);
        return { isPublished: true } satisfies Decided;
      }
    }
  } catch (error) {
    return actionFailure(error, locale);
  }
}
