import { z } from "zod";
import { id, yesOrNo } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

const state = z.enum(["open", "accepted", "declined"]);
/** "withoutOwn": accepted, but rounds of startups that its people run count no longer. */
const decision = z.enum(["accepted", "declined", "withoutOwn"]);
export type InvestorDecision = z.output<typeof decision>;
const kind = z.enum(["organization", "person"]);
const text = z.string().nullable();

export const investorCalls = tableCalls({
  key: "investors",
  path: "/apiAdmin/Investors",
  summary:
    "Organizations that members have added and people who confirmed rounds, and investors whose people have come to run a startup: those to decide about first, the newest first",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 240 },
    { key: "state", clickableFilter: "state" },
    { key: "kind", clickableFilter: "kind" },
    { key: "startups", width: 280, setDashIsEmpty: true },
    { key: "rounds", kind: "number" },
    { key: "waitingUsd", kind: "number", setDashIsEmpty: true },
    { key: "isTied", isBoolean: true, clickableFilter: "isTied" },
    { key: "tiedStartups", width: 280, setDashIsEmpty: true },
    { key: "addedBy", setDashIsEmpty: true, width: 200 },
    { key: "website", setDashIsEmpty: true, width: 220 },
    { key: "createdAt", kind: "dateTime", sortable: true },
    { key: "decidedAt", kind: "dateTime", sortable: true, setDashIsEmpty: true },
    { key: "decidedBy", setDashIsEmpty: true, isHidden: true },
  ],
  row: z.object({
    id,
    version: z.int(),
    name: z.string(),
    kind,
    seoUrl: z.string(),
    state,
    /** Those whose rounds it confirms. */
    startups: text,
    /** That it confirms. */
    rounds: z.int(),
    /** The money of these that is not counted; null: no amount is disclosed. */
    waitingUsd: z.number().nullable(),
    /** Somebody of it has come to run a startup whose money it signed, and no admin has looked at it. */
    isTied: z.boolean(),
    /** Whose money counts by its word, and which somebody of it runs today. */
    tiedStartups: text,
    /** Name and surname of who added the organization. */
    addedBy: text,
    website: text,
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    decidedBy: text,
  }),
  filters: { state, kind, isTied: yesOrNo },
  export: { summary: "Investors to decide about as a spreadsheet, as they are shown" },
  get: { summary: "One investor to decide about" },
  change: {
    failures: ["notFound"],
    summary:
      "Count the rounds that an investor confirms, all or without those of startups its people run today, or none; the same again is no error",
    body: z.strictObject({ state: decision }),
  },
});
