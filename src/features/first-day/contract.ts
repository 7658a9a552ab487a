import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { FIRST_DAY_STEPS } from "./limits.ts";

const firstDay = z.object({
  isHidden: z.boolean().describe("An admin has put the list away"),
  steps: z.array(
    z.object({
      key: z.enum(FIRST_DAY_STEPS),
      /** "begun": the product waits for a proof: that the mail arrives, that somebody signs in. */
      state: z.enum(["open", "begun", "done"]),
      /** What its sentence names: the name of the house, the texts that are left, the day of the backup. */
      fact: z.string().nullable(),
    }),
  ),
  mail: z.object({
    sender: z.string().describe("Address of the sender"),
    leaves: z.boolean().describe("False: no mail server is set up, and mails are written into a folder"),
  }),
});
export type FirstDay = z.output<typeof firstDay>;

export const getFirstDay = endpoint({
  method: "GET",
  path: "/apiAdmin/FirstDay",
  summary: "What a new house still has to do, as its tables and settings say; null: this is a demo",
  access: "admin",
  answer: firstDay.nullable(),
});

export const putChecklist = endpoint({
  method: "PUT",
  path: "/apiAdmin/FirstDay/Checklist",
  summary: "Put the checklist of a new house away for all admins, or bring it back",
  access: "admin",
  body: z.strictObject({ isHidden: z.boolean() }),
  answer: z.null(),
});

export const sendTestMail = endpoint({
  method: "POST",
  path: "/apiAdmin/FirstDay/TestMail",
  summary: "Send a mail to oneself, whose link proves that mails of the house arrive",
  access: "admin",
  perMinute: 5,
  answer: z.object({ sentTo: z.string() }),
});

export const confirmTestMail = endpoint({
  method: "POST",
  path: "/apiAdmin/FirstDay/TestMail/Arrived",
  summary: "Say by its code that the test mail has arrived; again is no error",
  access: "admin",
  failures: ["notFound"],
  body: z.strictObject({ code: z.string().max(100) }),
  answer: z.null(),
});
