import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { holdsScope } from "#shared/access.ts";
import { endDemoSessions, signIn, signOut } from "./commands.server.ts";
import { checkAccess, entityAccess, login, logout } from "./contract.ts";
import { originOf } from "./parts/request-origin.server.ts";

export function accountsApi(app: App): void {
  // Demo accounts may still be in the database. Everybody knows their password: without a demo their sessions end.
  app.addHook("onReady", async () => {
    if (!app.settings.demo) await endDemoSessions(app.database.db);
  });

  serve(app, login, async ({ db, body, http }) => {
    const showsDemo = http?.request.showsDemo ?? false;
    const outcome = await signIn(db, { ...body, device: body.device, showsDemo, ...originOf(http) });
    return outcome.ok ? { ...outcome, expiresAt: outcome.expiresAt.toISOString() } : outcome;
  });

  serve(app, logout, async ({ db, viewer }) => {
    const sessionId = viewer.looking?.sessionId ?? (viewer.kind === "member" ? viewer.sessionId : undefined);
    return sessionId === undefined ? null : signOut(db, sessionId);
  });

  serve(app, entityAccess, ({ viewer }) => (viewer.kind === "member" ? viewer.access : []));

  serve(app, checkAccess, ({ viewer, body }) => {
    return holdsScope(viewer, body.EntityId, body.Scope);
  });
}
