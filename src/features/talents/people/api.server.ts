import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { lookUpPeople, searchPeople, teamMembers } from "./contract.ts";
import { findPeople, lookUp, teamMembersOf } from "./queries.server.ts";

export function peopleApi(app: App): void {
  serve(app, searchPeople, ({ db, body, viewer, locale }) => findPeople(db, body, { viewer, locale }));
  serve(app, lookUpPeople, ({ db, query, viewer, locale }) => lookUp(db, query.name, { viewer, locale }));
  serve(app, teamMembers, ({ db, viewer, locale }) => teamMembersOf(db, memberOnly(viewer), locale));
}
