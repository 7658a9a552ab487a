import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { memberOnly } from "#shared/viewer.ts";
import { lookUpPeople, searchPeople, teamMembers } from "./contract.ts";
import { findPeople, lookUp, teamMembersOf } from "./queries.server.ts";

export function peopleApi(app: App): void {
  serve(app, searchPeople, ({ db, body, locale }) => findPeople(db, body, locale));
  serve(app, lookUpPeople, ({ db, query, locale }) => lookUp(db, query.name, locale));
  serve(app, teamMembers, ({ db, viewer, locale }) => teamMembersOf(db, memberOnly(viewer).id, locale));
}
