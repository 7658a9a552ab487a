import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { bodyOf, intent, intentAction } from "#shared/intent-action.ts";
import type { LeftOut } from "../../conflicts/contract.ts";
import * as contract from "../contract.ts";
import { RESULTS } from "../limits.ts";

export interface Decided {
  /** How many results were set. */
  set?: number;
  leftOut?: LeftOut;
  letter?: contract.Letter;
  isPublished?: true;
  isMovedUp?: true;
}

/** Does what a page of the organizer sends. */
export const decideAction = intentAction({
  results: intent(
    { programId: id, applyIds: z.array(id), result: z.enum(RESULTS) },
    async ({ programId, applyIds, result }, { api, once }): Promise<Decided> => {
      const { leftOut } = await api(contract.setResults, { query: { programId }, body: { applyIds, result } }, once);
      return { set: applyIds.length - leftOut.applications.length, leftOut };
    },
  ),
  moveUp: intent({ body: bodyOf(contract.moveUp) }, async ({ body }, { api, once }): Promise<Decided> => {
    await api(contract.moveUp, { body }, once);
    return { isMovedUp: true };
  }),
  letter: intent(
    { body: bodyOf(contract.changeLetter) },
    async ({ body }, { api, once }): Promise<Decided> => ({ letter: await api(contract.changeLetter, { body }, once) }),
  ),
  publish: intent(
    { programId: id, body: bodyOf(contract.publishResults) },
    async ({ programId, body }, { api, once }): Promise<Decided> => {
      await api(contract.publishResults, { query: { programId }, body }, once);
      return { isPublished: true };
    },
  ),
});
