import { z } from "zod";
import { actionFailure } from "#shared/action-failure.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { LOCALES } from "#shared/locale.ts";
import type { PageContext } from "#shared/page-context.ts";
import * as contract from "../contract.ts";

const attempt = z.string();
const programId = id;
/** What the page of the jury sends as JSON; calls check their bodies themselves. */
const sending = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("invite"), programId, body: contract.inviteJurors.body, attempt }),
  z.object({ intent: z.literal("change"), body: contract.changeJuror.body, attempt }),
  z.object({ intent: z.literal("remove"), id, attempt }),
  z.object({ intent: z.literal("again"), id, locale: z.enum(LOCALES), attempt }),
  z.object({ intent: z.literal("decide"), assignmentId: id, stands: z.boolean(), attempt }),
  z.object({ intent: z.literal("assign"), body: contract.assignJuror.body, attempt }),
  z.object({ intent: z.literal("propose"), programId, body: contract.proposeAssignment.body }),
  z.object({ intent: z.literal("write"), programId, body: contract.assignMany.body, attempt }),
  z.object({ intent: z.literal("preview"), programId, body: contract.previewPhase.body }),
  z.object({ intent: z.literal("goOn"), programId, body: contract.goOn.body, attempt }),
]);
export type Sending = z.input<typeof sending>;

/** Does what the page of the jury asks for. */
export async function juryAction(request: Request, context: PageContext) {
  const sent = sending.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return actionFailure(new AppError("invalidInput"), context.locale);
  try {
    return await run(sent.data, context);
  } catch (error) {
    return actionFailure(error, context.locale);
  }
}

async function run(sent: z.output<typeof sending>, { api }: PageContext) {
  const once = "attempt" in sent ? { idempotencyKey: sent.attempt } : {};
  switch (sent.intent) {
    case "invite":
      return { invited: await api(contract.inviteJurors, { query: sent, body: sent.body }, once) };
    case "change":
      return { changed: await api(contract.changeJuror, { body: sent.body }, once) };
    case "remove":
      return { removed: await api(contract.removeJuror, { query: { id: sent.id } }, once) };
    case "again":
      return { again: await api(contract.inviteAgain, { body: { id: sent.id, locale: sent.locale } }, once) };
    case "decide": {
      const { assignmentId, stands } = sent;
      return { decided: await api(contract.decideReview, { body: { assignmentId, stands } }, once) };
    }
    case "assign":
      return { cell: await api(contract.assignJuror, { body: sent.body }, once) };
    case "propose":
      return { proposal: await api(contract.proposeAssignment, { query: sent, body: sent.body }) };
    case "write":
      return { written: await api(contract.assignMany, { query: sent, body: sent.body }, once) };
    case "preview":
      return { preview: await api(contract.previewPhase, { query: sent, body: sent.body }) };
    case "goOn":
      return { phases: await api(contract.goOn, { query: sent, body: sent.body }, once) };
  }
}
