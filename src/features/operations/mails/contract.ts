import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";
import { tableCalls } from "#shared/table/calls.ts";

const state = z.enum(["sent", "waiting", "failed"]);

const mailRow = z.object({
  id,
  createdAt: z.iso.datetime(),
  recipient: z.string(),
  subject: z.string(),
  /** Feature and occasion, "accounts.verifyEmail". */
  kind: z.string(),
  locale: z.enum(LOCALES),
  state,
  sentAt: z.iso.datetime().nullable(),
  attempts: z.int(),
  /** Why the last attempt failed. */
  lastError: z.string().nullable(),
  /** Mails to the member with this address come back: what its server said. */
  comesBack: z.string().nullable(),
  /** False: it was sent and its content is no longer stored. */
  canSend: z.boolean(),
});

export const sentMailCalls = tableCalls({
  key: "mails",
  path: "/apiAdmin/Emails",
  management: "EmailList",
  summary: "Mails of the last 180 days with their state, the newest first; their content is not shown",
  columns: [
    { key: "recipient", searchable: true, canMove: false, width: 260 },
    { key: "subject", searchable: true, limitText: true, width: 320 },
    { key: "state", clickableFilter: "state" },
    { key: "createdAt", kind: "dateTime", sortable: true },
    { key: "sentAt", kind: "dateTime", setDashIsEmpty: true },
    { key: "kind", searchable: true, clickableFilter: "kind", hasCode: true, width: 260 },
    { key: "lastError", limitText: true, setDashIsEmpty: true },
    { key: "comesBack", setDashIsEmpty: true },
    { key: "attempts", kind: "number", isHidden: true },
    { key: "locale", clickableFilter: "locale", isHidden: true },
  ],
  row: mailRow,
  filters: { state, kind: z.string().regex(/^[\w.]{1,80}$/), locale: z.enum(LOCALES) },
  export: { summary: "Mails with their state as a spreadsheet, as they are shown" },
  get: { summary: "One mail with its state" },
  bulk: {
    summary: "Send many mails again; those whose content is no longer stored are named",
    change: z.strictObject({ action: z.literal("again") }),
  },
});

export const sendMailAgain = endpoint({
  method: "POST",
  path: "/apiAdmin/Emails/:id/Again",
  summary: "Send a mail again, or now where it waits for its next attempt",
  access: "admin",
  failures: ["notFound", "mailForgotten"],
  params: z.object({ id }),
  answer: mailRow,
});
