import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";

const listed = z.object({
  id,
  /** Feature and occasion, "accounts.verifyEmail". */
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  /** Written into the data folder; false: still waiting. */
  sent: z.boolean(),
});
export type ListedMail = z.output<typeof listed>;

export const listMails = endpoint({
  method: "GET",
  path: "/apiCommon/DevMail/List",
  summary: "Newest mails of a demo without a mail server",
  failures: ["notFound"],
  answer: z.object({ rows: z.array(listed), totalCount: z.int() }),
});

export const getMail = endpoint({
  method: "GET",
  path: "/apiCommon/DevMail/Get/:id",
  summary: "A mail of a demo without a mail server, as plain text",
  failures: ["notFound"],
  params: z.object({ id }),
  answer: listed.extend({ text: z.string() }),
});
