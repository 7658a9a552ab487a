import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { passkeyHouse } from "../passkeys/parts/house.server.ts";
import { passkeysOf } from "../passkeys/queries.server.ts";
import { hasSecondFactor, secondFactorOf } from "../second-factor/queries.server.ts";
import { confirmByPasskey, confirmIdentity } from "./commands.server.ts";
import * as calls from "./contract.ts";

export function confirmationApi(app: App): void {
  serve(app, calls.confirmationState, async ({ db, viewer }) => {
    const { id, mustConfirm } = memberOnly(viewer);
    const { hasPassword } = await secondFactorOf(db, id);
    const hasPasskey = (await passkeysOf(db, id)).length > 0;
    const by: calls.ConfirmationWay = (await hasSecondFactor(db, id)) ? "code" : hasPassword ? "password" : "nothing";
    return { by, isDue: mustConfirm !== undefined, hasPasskey };
  });

  serve(app, calls.confirmIdentity, async ({ db, viewer, body: { passkey, ...typed }, http }) => {
    const member = memberOnly(viewer);
    const outcome = passkey
      ? await confirmByPasskey(db, member, passkeyHouse(app.settings.publicUrl, http?.request.host ?? ""), passkey)
      : await confirmIdentity(db, member, typed);
    return outcome.ok ? true : outcome;
  });
}
