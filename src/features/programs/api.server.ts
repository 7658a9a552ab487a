import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { matching } from "#server/list-index/read-list.server.ts";
import { servedList } from "#server/list-index/served-list.server.ts";
import { originOf } from "#server/request-origin.server.ts";
import { serve } from "#server/serve.server.ts";
import { writeCalendar } from "#shared/calendar.ts";
import { openRights } from "#shared/list/rights.ts";
import { pathTo } from "#shared/paths.ts";
import { getProgram, getProgramList, programCalendar, programCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { datesOf, placeOf } from "./parts/calendar.ts";
import { programSource } from "./parts/source.server.ts";
import { pageOfPrograms, programDetail, programsOfOrganizer } from "./queries.server.ts";

export const programsServed = servedList(programCalls, {
  source: programSource,
  texts: { en, tr },
  referenceOf: catalogue,
  rightsOf: async (_db, viewer) => openRights(viewer),
  readRows: pageOfPrograms,
  row: { page: "program", pathOf: (seoUrl, locale) => pathTo("program", locale, { seoUrl }) },
});

export function programsApi(app: App): void {
  serve(app, getProgramList, async ({ db, query: { organizerId, currentPage, pageSize }, viewer, locale }) => {
    const place = { offset: (currentPage - 1) * pageSize, limit: pageSize };
    if (organizerId !== undefined)
      return { ...(await programsOfOrganizer(db, organizerId, place, { viewer, locale })), currentPage, pageSize };
    const reference = await catalogue(db);
    const expression = matching(programSource, reference, {});
    const statement = pageStatement(programSource, expression, { sort: "closing", locale, ...place });
    return { ...(await pageOfPrograms(db, reference, statement, { locale })), currentPage, pageSize };
  });

  serve(app, getProgram, ({ db, query, viewer, locale }) => programDetail(db, query.programSeoUrl, viewer, locale));

  serve(app, programCalendar, async ({ db, query, viewer, locale, http }) => {
    const program = await programDetail(db, query.programSeoUrl, viewer, locale);
    const address = pathTo("program", locale, { seoUrl: program.programSeoUrl });
    const { programId: id, organizer, location, name } = program;
    const url = originOf(app.settings, http!.request) + address;
    const text = writeCalendar(
      name,
      datesOf({ ...program, id, organizer: organizer.name, place: placeOf(location) }, url, locale),
    );
    return { bytes: Buffer.from(text), type: "text/calendar; charset=utf-8", name: `${program.programSeoUrl}.ics` };
  });
}
