import { z } from "zod";
import { id, yesOrNo } from "#shared/endpoint.ts";
import { oneLine } from "#shared/one-line.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { TITLE_MAX } from "./limits.ts";

const title = oneLine(TITLE_MAX);
const state = z.enum(["published", "planned", "draft"]);
const added = { titleEn: title, titleTr: title, author: title };

export const postCalls = tableCalls({
  key: "blog-posts",
  path: "/apiAdmin/Posts",
  summary: "Posts of the blog in both languages, drafts too, the newest first",
  columns: [
    { key: "titleEn", sortable: true, searchable: true, canMove: false, width: 280 },
    { key: "titleTr", sortable: true, searchable: true, width: 280 },
    { key: "state", clickableFilter: "state" },
    { key: "isVisible", isBoolean: true, editable: "boolean" },
    { key: "hasDraft", isBoolean: true },
    { key: "isOutdated", isBoolean: true, clickableFilter: "isOutdated" },
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
    /** Something is written that is not published. */
    hasDraft: z.boolean(),
    /** One of its languages is older than the other. */
    isOutdated: z.boolean(),
    author: z.string(),
    /** "planned": everybody reads it from its time on. */
    state,
    isVisible: z.boolean(),
    publishedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  filters: { state, isOutdated: yesOrNo },
  export: { summary: "Posts of the blog as a spreadsheet, as they are shown" },
  get: { summary: "One post; its texts are edited as all texts of the site" },
  add: {
    failures: [],
    summary: "Add a post as a draft; its address is made of its titles",
    body: z.strictObject(added),
  },
  change: {
    failures: ["notFound", "postWithoutText"],
    summary: "Change author, time, and whether it is published",
    body: z
      .strictObject({
        author: title,
        isVisible: z.boolean(),
        publishedAt: z.iso.datetime(),
      })
      .partial(),
  },
  remove: { failures: ["notFound"], summary: "Delete a post with its address" },
});
