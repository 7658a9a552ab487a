import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { refuse } from "#shared/outcome.ts";
import { memberOnly } from "#shared/viewer.ts";
import { confirmPassword } from "../commands/confirm-password.server.ts";
import * as commands from "./commands.server.ts";
import * as calls from "./contract.ts";
import { secondFactorOf } from "./queries.server.ts";

export function secondFactorApi(app: App): void {
  serve(app, calls.secondFactorState, async ({ db, viewer }) => {
    const member = memberOnly(viewer);
    return { ...(await secondFactorOf(db, member.id)), isMissing: member.lacksSecondFactor ?? false };
  });

  serve(app, calls.beginSecondFactor, async ({ db, body, viewer, write }) => {
    const accountId = memberOnly(viewer).id;
    const confirmed = await confirmPassword(db, { ...body, accountId, what: "second factor" });
    return confirmed.ok ? write((tx) => commands.beginSecondFactor(tx, accountId)) : confirmed;
  });

  serve(app, calls.confirmSecondFactor, ({ db, body, viewer }) =>
    commands.confirmSecondFactor(db, memberOnly(viewer).id, body.code),
  );

  serve(app, calls.newRecoveryCodes, ({ db, body, viewer }) =>
    commands.renewRecoveryCodes(db, memberOnly(viewer).id, body.code),
  );

  serve(app, calls.removeSecondFactor, async ({ db, body, viewer }) => {
    const outcome = await commands.dropSecondFactor(db, memberOnly(viewer).id, body.code);
    return outcome.ok ? true : outcome;
  });

  serve(app, calls.finishSignIn, async ({ db, body, viewer }) => {
    if (viewer.kind !== "visitor" || !viewer.pending) return refuse("sessionExpired");
    const { code, device } = body;
    const outcome = await commands.finishSignIn(db, { pending: viewer.pending, code, device });
    return outcome.ok ? { ...outcome, expiresAt: outcome.expiresAt.toISOString() } : outcome;
  });

  serve(app, calls.removeSecondFactorOf, ({ params, viewer, write }) =>
    write(
      (tx) => commands.removeSecondFactorOf(tx, memberOnly(viewer), params.id),
      () => true as const,
    ),
  );
}
