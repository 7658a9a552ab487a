import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { holdsScope } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { signIn, signOut } from "./commands.server.ts";
import { checkAccess, entityAccess, login, logout, premiumSettings } from "./contract.ts";
import { premiumSettingsOf } from "./queries.server.ts";

export function accountsApi(app: App): void {
  serve(app, login, async ({ db, body, http }) => {
    const outcome = await signIn(db, { ...body, userAgent: http?.request.headers["user-agent"] });
    if (!outcome.ok) throw new AppError(outcome.reason);
    return { token: outcome.token, expiresAt: outcome.expiresAt.toISOString() };
  });

  serve(app, logout, async ({ db, viewer }) => {
    if (viewer.kind === "member") await signOut(db, viewer.sessionId);
    return null;
  });

  serve(app, entityAccess, ({ viewer }) => (viewer.kind === "member" ? viewer.access : []));

  serve(app, checkAccess, ({ viewer, body }) => {
    return holdsScope(viewer, body.EntityId, body.Scope);
  });

  serve(app, premiumSettings, async ({ db }) => {
    const { userNeedToSignForSeeData, ...settings } = await premiumSettingsOf(db);
    return { model: { ...settings, userNeedtoSingForSeeData: userNeedToSignForSeeData } };
  });
}
