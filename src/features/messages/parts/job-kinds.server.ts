import { z } from "zod";
import { job } from "#server/jobs/job.server.ts";

/** Mails what a member has not read, if a message of the conversation is still unread. */
export const mailUnread = job("messages.mailUnread", z.object({ accountId: z.uuid(), conversationId: z.uuid() }));
