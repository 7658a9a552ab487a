import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { bodyOf, intent, intentAction } from "#shared/intent-action.ts";
import { LOCALES } from "#shared/locale.ts";
import * as reasons from "../../reasons/contract.ts";
import * as contract from "../contract.ts";

const programId = id;

/** Does what the page of the jury asks for. */
export const juryAction = intentAction({
  invite: intent({ programId, body: bodyOf(contract.inviteJurors) }, async ({ body, ...query }, { api, once }) => ({
    invited: await api(contract.inviteJurors, { query, body }, once),
  })),
  change: intent({ body: bodyOf(contract.changeJuror) }, async ({ body }, { api, once }) => ({
    changed: await api(contract.changeJuror, { body }, once),
  })),
  remove: intent({ id }, async (query, { api, once }) => ({
    removed: await api(contract.removeJuror, { query }, once),
  })),
  again: intent({ id, locale: z.enum(LOCALES) }, async (body, { api, once }) => ({
    again: await api(contract.inviteAgain, { body }, once),
  })),
  remind: intent({ id }, async (body, { api, once }) => ({
    reminded: await api(contract.remindJuror, { body }, once),
  })),
  decide: intent({ body: bodyOf(contract.decideConflict) }, async ({ body }, { api, once }) => ({
    decided: await api(contract.decideConflict, { body }, once),
  })),
  assign: intent({ body: bodyOf(contract.assignJuror) }, async ({ body }, { api, once }) => ({
    cell: await api(contract.assignJuror, { body }, once),
  })),
  propose: intent({ programId, body: bodyOf(contract.proposeAssignment) }, async ({ body, ...query }, { api }) => ({
    proposal: await api(contract.proposeAssignment, { query, body }),
  })),
  write: intent({ programId, body: bodyOf(contract.assignMany) }, async ({ body, ...query }, { api, once }) => ({
    written: await api(contract.assignMany, { query, body }, once),
  })),
  preview: intent({ programId, body: bodyOf(contract.previewPhase) }, async ({ body, ...query }, { api }) => ({
    preview: await api(contract.previewPhase, { query, body }),
  })),
  addReason: intent({ programId, body: bodyOf(reasons.addReason) }, async ({ body, ...query }, { api, once }) => ({
    reasons: await api(reasons.addReason, { query, body }, once),
  })),
  removeReason: intent({ programId, id }, async (query, { api, once }) => ({
    reasons: await api(reasons.removeReason, { query }, once),
  })),
  goOn: intent({ programId, body: bodyOf(contract.goOn) }, async ({ body, ...query }, { api, once }) => ({
    phases: await api(contract.goOn, { query, body }, once),
  })),
});
