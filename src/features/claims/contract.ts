import { z } from "zod";
import { endpoint, id, seoUrl } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { CLAIM_KINDS, NOTE_MAX } from "./limits.ts";

const kind = z.enum(CLAIM_KINDS);
const text = z.string().nullable();

export const getClaim = endpoint({
  method: "GET",
  path: "/apiCommon/Claims/State",
  summary: "How one can show that an entry nobody manages is one's own, and how far one's own request is",
  access: "signedIn",
  failures: ["notFound", "managedAlready"],
  query: z.object({ kind, seoUrl }),
  answer: z.object({
    id,
    name: z.string(),
    /** Mail at this domain proves it; null: a note for the admins is needed. */
    domain: text,
    /** One's own request; "mailed": its link waits in the mailbox. */
    claim: z.object({ state: z.enum(["mailed", "open", "declined"]), email: text }).nullable(),
  }),
});

export const askClaim = endpoint({
  method: "POST",
  path: "/apiCommon/Claims",
  summary:
    "Say that an entry nobody manages is one's own; a link is mailed to its domain, or a note goes to the admins",
  access: "signedIn",
  perMinute: 20,
  failures: ["notFound", "managedAlready", "claimWaiting", "claimMailed", "claimDeclined", "claimLimit"],
  body: z.strictObject({
    kind,
    entityId: id,
    email: z.string().trim().max(300).optional(),
    note: z.string().trim().max(NOTE_MAX).optional(),
  }),
  answer: z.object({ state: z.enum(["mailed", "open"]) }),
});

export const proveClaim = endpoint({
  method: "POST",
  path: "/apiCommon/Claims/Prove",
  summary: "Show by the code of the mail that one reads mail at the entry's domain; once, by who asked",
  access: "signedIn",
  perMinute: 20,
  failures: ["notFound", "managedAlready", "claimOver"],
  body: z.strictObject({ code: z.string().min(1).max(200) }),
  answer: z.null(),
});

const state = z.enum(["open", "accepted", "declined"]);
export type ClaimDecision = z.output<typeof state>;

export const claimCalls = tableCalls({
  key: "claims",
  path: "/apiAdmin/Claims",
  summary: "Entries that members say are theirs: those nobody has decided about first, the newest first",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 240 },
    { key: "state", clickableFilter: "state" },
    { key: "person", sortable: true, searchable: true, width: 200 },
    { key: "kind", clickableFilter: "kind" },
    { key: "provedEmail", searchable: true, setDashIsEmpty: true, width: 240 },
    { key: "website", searchable: true, setDashIsEmpty: true, width: 220 },
    { key: "note", searchable: true, limitText: true, setDashIsEmpty: true, width: 320 },
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
    website: text,
    /** Name and surname of who asks. */
    person: z.string(),
    personSeoUrl: z.string(),
    /** Proved by a mailed link; null: only a note. */
    provedEmail: text,
    note: text,
    createdAt: z.iso.datetime(),
    state,
    decidedAt: z.iso.datetime().nullable(),
    decidedBy: text,
  }),
  filters: { state, kind },
  confirmed: ["change"],
  export: { summary: "Claims of entries as a spreadsheet, as they are shown" },
  get: { summary: "One claim of an entry" },
  change: {
    failures: ["notFound", "managedAlready"],
    summary: "Give who asks full access to the entry, or decline; the same again is no error",
    body: z.strictObject({ state }),
  },
});
