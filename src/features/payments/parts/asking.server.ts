import type { FastifyRequest } from "fastify";
import { AppError } from "#shared/errors.ts";

/** Asks the provider. Its failure is ours to tell: nothing was charged, unless `code` says otherwise. */
export async function asking<Done>(
  request: FastifyRequest | undefined,
  ask: () => Promise<Done>,
  code: "paymentProviderAway" | "planChangeUnanswered" = "paymentProviderAway",
): Promise<Done> {
  try {
    return await ask();
  } catch (error) {
    // It has answered, and what it does not take is the buyer's to mend.
    if (error instanceof AppError) throw error;
    request?.log.error({ err: error }, "the payment provider failed");
    throw new AppError(code);
  }
}
