import { z } from "zod";
import { isSiteAdmin } from "./access.ts";
import type { PageContext } from "./page-context.ts";

/** On a page with texts of the site: shows their drafts, to those who run the site. */
export const PREVIEW_PARAM = "preview";

/** Of the query of calls that answer such texts. */
export const previewQuery = {
  [PREVIEW_PARAM]: z
    .literal("1")
    .optional()
    .describe("For those who run the site: drafts in place of what is published"),
};

/** The preview of a page and its texts; empty without a preview. */
export function previewOf({ viewer, textsOf }: PageContext, url: URL) {
  if (!url.searchParams.has(PREVIEW_PARAM) || !isSiteAdmin(viewer)) return { note: undefined, query: {} };
  return { note: textsOf("content").preview, query: { [PREVIEW_PARAM]: "1" as const } };
}
