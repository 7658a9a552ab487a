import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { tryOnce } from "#server/throttle.server.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { codeLimit } from "../parts/limits.server.ts";
import { originOf } from "../parts/request-origin.server.ts";
import { changeEmail, mailNewEmail, mayChangeEmail } from "./commands.server.ts";
import { confirmEmailChange, requestEmailChange } from "./contract.ts";

export function emailApi(app: App): void {
  serve(app, requestEmailChange, async ({ db, body, viewer, write }) => {
    const { id: accountId } = memberOnly(viewer);
    const allowed = await mayChangeEmail(db, { ...body, accountId });
    if (!allowed.ok) return allowed;
    return write(
      (tx) => mailNewEmail(tx, accountId, body.newEmail),
      () => true as const,
    );
  });

  serve(app, confirmEmailChange, async ({ db, body, http, write }) => {
    const [tries] = await tryOnce(db, codeLimit(originOf(http).address));
    if (tries !== "allowed") throw new AppError("tooManyRequests");
    return write(
      (tx) => changeEmail(tx, body.code),
      (_, { email }) => ({ email }),
    );
  });
}
