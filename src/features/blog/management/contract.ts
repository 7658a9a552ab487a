import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { BODY_MAX, SUMMARY_MAX, TITLE_MAX } from "./limits.ts";

const title = z.string().trim().min(1).max(TITLE_MAX);
const summary = z.string().trim().max(SUMMARY_MAX);
/** HTML of b, i, em, strong, a, p, ul, ol, li and h1 to h6. */
const body = z.string().trim().max(BODY_MAX);
const state = z.enum(["published", "planned", "draft"]);
const added = { titleEn: title, titleTr: title, author: title };

export const postCalls = tableCalls({
  key: "blog-posts",
  path: "/apiAdmin/Posts",
  summary: "Posts of the blog in both languages, drafts too, the newest first",
  columns: [
    { key: "titleEn", sortable: true, searchable: true, canMove: false, width: 280, editable: "text" },
    { key: "titleTr", sortable: true, searchable: true, width: 280, editable: "text" },
    { key: "state", clickableFilter: "state" },
    { key: "isVisible", isBoolean: true, editable: "boolean" },
    { key: "author", sortable: true, searchable: true, editable: "text", width: 200 },
    { key: "publishedAt", kind: "dateTime", sortable: true },
    { key: "updatedAt", kind: "dateTime", sortable: true },
  ],
  row: z.object({
    id,
    version: z.int(),
    slugEn: z.string(),
    slugTr: z.string(),
    titleEn: z.string(),
    titleTr: z.string(),
    summaryEn: z.string(),
    summaryTr: z.string(),
    bodyEn: z.string(),
    bodyTr: z.string(),
    author: z.string(),
    /** "planned": everybody reads it from its time on. */
    state,
    isVisible: z.boolean(),
    publishedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  filters: { state },
  export: { summary: "Posts of the blog as a spreadsheet, as they are shown" },
  get: { summary: "One post with its texts" },
  add: {
    failures: [],
    summary: "Add a post as a draft; its address is made of its titles",
    body: z.strictObject(added),
  },
  change: {
    failures: ["notFound", "postWithoutText"],
    summary: "Change texts, author, time, and whether it is published; its address stays",
    body: z
      .strictObject({
        ...added,
        ...{ summaryEn: summary, summaryTr: summary, bodyEn: body, bodyTr: body },
        isVisible: z.boolean(),
        publishedAt: z.iso.datetime(),
      })
      .partial(),
  },
  remove: { failures: ["notFound"], summary: "Delete a post with its address" },
});
