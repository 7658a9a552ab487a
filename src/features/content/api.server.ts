import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { unpublishedPages } from "#server/unpublished-pages.server.ts";
import { isSiteAdmin } from "#shared/access.ts";
import { LEGAL_TEXTS } from "#shared/legal-texts.ts";
import { refuse } from "#shared/outcome.ts";
import type { Viewer } from "#shared/viewer.ts";
import {
  getContent,
  getContentChanges,
  getEarthquakeHelpText,
  getIncubationText,
  listTestimonials,
  listUnpublishedPages,
} from "./contract.ts";
import { contentVersionOf } from "./editing/queries.server.ts";
import { contentByKey, textsOfKind } from "./queries.server.ts";

interface Reading {
  viewer: Viewer;
  query: { preview?: "1" | undefined };
}
const seesDrafts = ({ viewer, query }: Reading): boolean => query.preview === "1" && isSiteAdmin(viewer);

export function contentApi(app: App): void {
  serve(app, getContent, async (reading) => {
    const { db, query, locale } = reading;
    return (await contentByKey(db, query.id, locale, seesDrafts(reading))) ?? refuse("notFound");
  });

  serve(app, getContentChanges, async ({ db, query: { document, since }, locale }) => {
    const version = await contentVersionOf(db, LEGAL_TEXTS[document], since);
    return version ? { changes: version.difference[locale] } : refuse("notFound");
  });

  serve(app, listTestimonials, (reading) =>
    textsOfKind(reading.db, "testimonial", reading.locale, seesDrafts(reading)),
  );

  serve(app, listUnpublishedPages, async ({ db }) => [...(await unpublishedPages(db))]);

  serve(app, getIncubationText, async (reading) => {
    const [text] = await textsOfKind(reading.db, "incubation", reading.locale, seesDrafts(reading));
    return text ?? null;
  });

  serve(app, getEarthquakeHelpText, async (reading) => {
    const [text] = await textsOfKind(reading.db, "earthquakeHelp", reading.locale, seesDrafts(reading));
    return text ?? refuse("notFound");
  });
}
