import type { App } from "#server/app.server.ts";
import { serveTable } from "#server/table/serve.server.ts";
import { managedInvitationTable } from "./queries.server.ts";

/** Invitations of everybody, for admins to look into. */
export function managedInvitationsApi(app: App): void {
  serveTable(app, managedInvitationTable, {});
}
