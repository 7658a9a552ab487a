import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { secondFactorOf } from "../second-factor/queries.server.ts";
import { confirmIdentity } from "./commands.server.ts";
import * as calls from "./contract.ts";

export function confirmationApi(app: App): void {
  serve(app, calls.confirmationState, async ({ db, viewer }) => {
    const { id, mustConfirm } = memberOnly(viewer);
    const { addedAt, hasPassword } = await secondFactorOf(db, id);
    const by: calls.ConfirmationWay = addedAt ? "code" : hasPassword ? "password" : "nothing";
    return { by, isDue: mustConfirm ?? false };
  });

  serve(app, calls.confirmIdentity, async ({ db, viewer, body }) => {
    const outcome = await confirmIdentity(db, memberOnly(viewer), body);
    return outcome.ok ? true : outcome;
  });
}
