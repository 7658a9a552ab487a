import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { lookUpPeople, searchPeople, startupsOfPerson, teamMembers } from "./contract.ts";
import { findPeople, lookUp, startupsOf, teamMembersOf } from "./queries.server.ts";

export function peopleApi(app: App): void {
  serve(app, searchPeople, ({ db, body, viewer, locale }) => findPeople(db, body, { viewer, locale }));
  serve(app, lookUpPeople, ({ db, query, viewer, locale }) => lookUp(db, query.name, { viewer, locale }));
  serve(app, startupsOfPerson, async ({ db, params, viewer, locale }) => {
    const startups = await startupsOf(db, params.seoUrl, { viewer, locale });
    if (!startups) throw new AppError("notFound");
    return startups;
  });
  serve(app, teamMembers, ({ db, viewer, locale }) => teamMembersOf(db, memberOnly(viewer), locale));
}
