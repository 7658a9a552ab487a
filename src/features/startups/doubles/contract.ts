import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { SIGNS } from "./limits.ts";

const state = z.enum(["open", "different"]);
const sign = z.enum(SIGNS);

export const doubleStartupCalls = tableCalls({
  key: "double-startups",
  path: "/apiAdmin/DoubleStartups",
  summary: "Startups that are probably there twice, found every night: the newest first",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 240 },
    { key: "other", sortable: true, searchable: true, width: 240 },
    { key: "signs", width: 240 },
    { key: "state", clickableFilter: "state" },
    { key: "foundAt", kind: "dateTime", sortable: true },
  ],
  row: z.object({
    id,
    version: z.int(),
    /** Of the older one. */
    name: z.string(),
    firstId: id,
    other: z.string(),
    secondId: id,
    /** Same folded name, same website, same person in the team, same telephone number of theirs. */
    signs: z.array(sign),
    state,
    foundAt: z.iso.datetime(),
  }),
  filters: { state, sign },
  export: { summary: "Startups that are probably there twice as a spreadsheet, as they are shown" },
  get: { summary: "One pair of startups that are probably the same" },
  change: {
    failures: ["notFound"],
    summary: "Say that two startups are different, or that this is open again",
    body: z.strictObject({ state }),
  },
});

export const searchDoubles = endpoint({
  method: "POST",
  path: "/apiAdmin/DoubleStartups/Search",
  summary: "Look for duplicates now, in the background, as every night; again is no error",
  access: "admin",
  answer: z.object({ isSearching: z.literal(true) }),
});
