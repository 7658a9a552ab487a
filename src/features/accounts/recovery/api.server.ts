import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { tryOnce } from "#server/throttle.server.ts";
import { AppError } from "#shared/errors.ts";
import { returnPath } from "#shared/return-path.ts";
import { codeLimit } from "../parts/limits.server.ts";
import { checkNewPassword } from "../parts/new-password.server.ts";
import { originOf } from "../parts/request-origin.server.ts";
import { ownerOfCode, requestReset, reset, setsPassword } from "./commands.server.ts";
import { checkResetCode, forgotPassword, resetPassword } from "./contract.ts";

export function recoveryApi(app: App): void {
  serve(app, forgotPassword, async ({ db, body }) => {
    const outcome = await requestReset(db, body.email, returnPath(body.returnTo));
    return outcome.ok ? true : outcome;
  });

  serve(app, checkResetCode, ({ db, body }) => setsPassword(db, body.Code));

  serve(app, resetPassword, async ({ db, body, http }) => {
    checkNewPassword("NewPass", body.NewPass, await ownerOfCode(db, body.Code));
    const [tries] = await tryOnce(db, codeLimit(originOf(http).address));
    if (tries !== "allowed") throw new AppError("tooManyRequests");
    const outcome = await reset(db, body, originOf(http).address);
    return outcome.ok ? true : outcome;
  });
}
