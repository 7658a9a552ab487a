import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { INVITATION_STATES } from "../limits.ts";

const status = z.enum(INVITATION_STATES);
const kind = z.enum(["startup", "organization", "provider"]);

export const managedInvitationCalls = tableCalls({
  key: "managed-invitations",
  path: "/apiAdmin/Invitations",
  summary: "Who was invited by whom to what, and what became of it, the newest first",
  columns: [
    { key: "email", searchable: true, canMove: false, width: 260 },
    { key: "status", clickableFilter: "status" },
    { key: "kind", clickableFilter: "kind" },
    { key: "entity", width: 220, setDashIsEmpty: true },
    { key: "sender", searchable: true, width: 200 },
    { key: "mails", kind: "number" },
    { key: "createdAt", kind: "dateTime", sortable: true },
    { key: "answeredAt", kind: "dateTime", setDashIsEmpty: true },
    { key: "expiresAt", kind: "dateTime", sortable: true },
  ],
  row: z.object({
    id,
    email: z.string(),
    /** "expired": it was not answered in time. */
    status,
    kind,
    /** Name of the startup, organization or provider; null: it is gone. */
    entity: z.string().nullable(),
    /** Name and surname. */
    sender: z.string(),
    senderEmail: z.string(),
    /** How often it was sent. */
    mails: z.int(),
    createdAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime(),
  }),
  filters: { status, kind },
  export: { summary: "Invitations as a spreadsheet, as they are shown" },
  get: { summary: "One invitation" },
});
