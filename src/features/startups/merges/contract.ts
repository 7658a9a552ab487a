import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { FACTS } from "./limits.ts";

const fact = z.enum(FACTS);
const isUnique = (facts: readonly string[]) => new Set(facts).size === facts.length;
const mergeRow = z.object({
  id,
  /** Of the startup that stayed. */
  name: z.string(),
  seoUrl: z.string(),
  merged: z.string(),
  /** Name and surname; null: the account is gone. */
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  /** True if it is 30 days old at most, and not undone. */
  mayUndo: z.boolean(),
});

export const startupMergeCalls = tableCalls({
  key: "startup-merges",
  path: "/apiAdmin/StartupMerges",
  summary: "Startups that were merged, the newest first",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 240 },
    { key: "merged", sortable: true, searchable: true, width: 240 },
    { key: "by", setDashIsEmpty: true },
    { key: "createdAt", kind: "dateTime", sortable: true },
    { key: "undoneAt", kind: "dateTime", setDashIsEmpty: true },
  ],
  row: mergeRow,
  filters: {},
  export: { summary: "Merges of startups as a spreadsheet, as they are shown" },
  get: { summary: "One merge of two startups" },
  add: {
    failures: ["notFound"],
    summary: "Merge a startup into another one, which takes the facts named here and all rows it does not have",
    body: z.strictObject({
      sourceId: id,
      targetId: id,
      facts: z.array(fact).max(FACTS.length).refine(isUnique, "duplicate").default([]),
    }),
  },
});

export const undoStartupMerge = endpoint({
  access: "admin",
  method: "POST",
  path: "/apiAdmin/StartupMerges/:id/Undo",
  summary: "Make two startups of one again, for 30 days; facts that somebody changed since stay, and are named",
  failures: ["notFound", "mergeUndone", "mergeTooOld", "mergeNotLast"],
  params: z.object({ id }),
  answer: z.object({ changedSince: z.array(fact) }),
});
