import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";

/** The review state of a report; for a locked account it is closed. */
const state = z.enum(["open", "lookedAt"]);

const person = z.object({
  id,
  /** The same as `id`. */
  userId: id,
  name: z.string(),
  seoUrl: z.string(),
  photo: z.string().nullable(),
  email: z.string(),
  state,
  /** Messages of theirs that were reported, and people who did so. */
  reportCount: z.int(),
  reporterCount: z.int(),
  lastReportedAt: z.iso.datetime(),
  /** The message that was reported last, and why. */
  lastText: z.string(),
  lastReason: z.string(),
  isLocked: z.boolean(),
});

export const spammersCalls = tableCalls({
  key: "spammers",
  path: "/apiCommon/Management/SpammersList",
  management: "SpammersList",
  summary: "Whose messages were reported: those that most people reported first",
  columns: [
    { key: "name", sortable: true, searchable: true, canMove: false, width: 220 },
    { key: "email", searchable: true, width: 240 },
    { key: "state", clickableFilter: "state" },
    { key: "reporterCount", kind: "number", sortable: true },
    { key: "reportCount", kind: "number", sortable: true },
    { key: "lastReportedAt", kind: "dateTime", sortable: true },
    { key: "lastText", limitText: true, width: 320 },
    { key: "lastReason", limitText: true, setDashIsEmpty: true, width: 240 },
    { key: "isLocked", isBoolean: true },
  ],
  row: person,
  filters: { state },
  export: { summary: "Whose messages were reported as a spreadsheet, as it is shown" },
  get: { summary: "One person whose messages were reported" },
});

/** Messages before and after a reported one. */
export const MESSAGES_AROUND = 5;

const aroundMessage = z.object({
  id,
  conversationId: id,
  /** The writer; null: the account is gone. */
  sender: z.string().nullable(),
  /** Written by the person who was reported. */
  isReportedPerson: z.boolean(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Why others reported it; empty: nobody did. */
  reasons: z.array(z.string()),
  isReported: z.boolean(),
});
export type AroundMessage = z.output<typeof aroundMessage>;

export const reportedConversation = endpoint({
  method: "GET",
  path: "/apiCommon/Management/SpammersList/:id/Conversation",
  summary: "The messages around a person's newest reported ones, conversation by conversation; reading is audited",
  access: "admin",
  failures: ["notFound"],
  params: z.object({ id }),
  answer: z.array(aroundMessage),
});

export const lookAtReports = endpoint({
  method: "POST",
  path: "/apiCommon/Management/SpammersList/:id/LookedAt",
  summary: "Say that the reports of a person's messages have been looked at, until the next one; again is no error",
  access: "admin",
  failures: ["notFound"],
  params: z.object({ id }),
  answer: person,
});
