import { z } from "zod";
import { actionFailure } from "#shared/action-failure.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { PageContext } from "#shared/page-context.ts";
import { applyToJob } from "../contract.ts";

const sending = z.object({ jobId: id, body: z.record(z.string(), z.unknown()), attempt: z.string() });

/** Sends the application that the page of a job holds. */
export async function applyAction(request: Request, { api, locale }: PageContext) {
  const sent = sending.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), locale);
  const { jobId, body, attempt } = sent.data;
  try {
    await api(applyToJob, { body: { ...body, jobId } as never }, { idempotencyKey: attempt });
    return { saved: { version: 1, values: {} } };
  } catch (error) {
    return actionFailure(error, locale);
  }
}
