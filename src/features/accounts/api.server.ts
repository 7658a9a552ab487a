import type { App } from "#server/app.server.ts";
import { failedAttempts } from "#server/failed-attempts.server.ts";
import { serve } from "#server/serve.server.ts";
import { holdsScope } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { signIn, signOut } from "./commands.server.ts";
import {
  checkAccess,
  DEMO_PASSWORD,
  DEMO_ROLES,
  demoEmail,
  entityAccess,
  login,
  logout,
  premiumSettings,
  WRONG_PASSWORDS,
} from "./contract.ts";
import { addressKey, premiumSettingsOf } from "./queries.server.ts";

export function accountsApi(app: App): void {
  const wrong = failedAttempts(WRONG_PASSWORDS);

  serve(app, login, async ({ db, body, http }) => {
    // Addresses without an account too: waiting must not tell which they are.
    const account = addressKey(body.email);
    if (wrong.isBlocked(account)) throw new AppError("tooManyRequests");
    const userAgent = http?.request.headers["user-agent"];
    const outcome = isOfEndedDemo(app, body)
      ? ({ ok: false, reason: "wrongCredentials" } as const)
      : await signIn(db, { ...body, userAgent });
    if (!outcome.ok) {
      wrong.failed(account);
      throw new AppError(outcome.reason);
    }
    wrong.succeeded(account);
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

/** Accounts a demo left behind have a password everybody can read: it opens them only while the demo runs. */
const isOfEndedDemo = (app: App, { email, password }: { email: string; password: string }): boolean =>
  !app.settings.demo && password === DEMO_PASSWORD && DEMO_ROLES.some((role) => demoEmail(role) === addressKey(email));
