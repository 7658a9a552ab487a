import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { originOf } from "#server/request-origin.server.ts";
import { serve } from "#server/serve.server.ts";
import { documentsOf } from "../documents/parts/documents.server.ts";
import { getSimilarStartups, getStartup, getStartupDetails, getStartupPdf, getStartupPublic } from "./contract.ts";
import { detailListOf, roundsOf } from "./parts/lists.server.ts";
import { similarStartups } from "./parts/similar.server.ts";
import { publicStartup, startupDetail } from "./queries.server.ts";

export function startupDetailApi(app: App): void {
  const documents = documentsOf(app);

  serve(app, getStartup, ({ db, params, viewer, locale }) => startupDetail(db, params.seoUrlOrId, viewer, locale));

  serve(app, getStartupPublic, ({ db, params, locale }) => publicStartup(db, params.seoUrlOrId, locale));

  serve(app, getSimilarStartups, async ({ db, params, locale }) => {
    const { id } = await publicStartup(db, params.seoUrlOrId, locale);
    return similarStartups(db, await catalogue(db), id, locale);
  });

  serve(app, getStartupDetails, ({ db, params, query, viewer, locale }) =>
    detailListOf(db, { ...params, ...query }, viewer, locale),
  );

  serve(app, getStartupPdf, async ({ db, params, viewer, locale, http }) => {
    const startup = await startupDetail(db, params.seoUrlOrId, viewer, locale);
    const rounds = await roundsOf(db, startup.id, viewer, locale);
    const origin = originOf(app.settings, http!.request);
    const bytes = await documents.pdf(startup, rounds, { origin, locale });
    return { bytes, type: "application/pdf", name: `${startup.name}.pdf` };
  });
}
