import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { REASON_TOPICS } from "../reviewing/limits.ts";
import { REASON_TEXT_MAX } from "./limits.ts";

/** For people with WRITE on the program's organization; staff of the platform has no part in a selection. */
const organizer = { access: "signedIn", right: "theirOwn" } as const;
const hidden = ["notFound", "forbidden"] as const;
const byProgram = z.object({ programId: id });

const reason = z.object({
  id,
  topic: z.enum(REASON_TOPICS),
  textEn: z.string(),
  textTr: z.string(),
  uses: z.int().describe("Scores for which jurors have chosen it"),
});
const reasons = z.object({ own: z.array(reason), common: z.int().describe("Those of the portal, for all jurors") });
export type Reasons = z.output<typeof reasons>;
const reasonText = z.string().trim().min(1).max(REASON_TEXT_MAX);

export const getReasons = endpoint({
  ...organizer,
  method: "GET",
  path: "/apiIncubation/ProgramReason/Get",
  summary: "The reasons of a program's organization, which its jurors choose from beside those of the portal",
  failures: hidden,
  query: byProgram,
  answer: reasons,
});

export const addReason = endpoint({
  ...organizer,
  method: "POST",
  path: "/apiIncubation/ProgramReason/Post",
  summary: "Add a reason that jurors of the organization's programs may choose; it stands in letters as it is",
  failures: [...hidden, "bannedWord", "tooManyReasons"],
  query: byProgram,
  body: z.strictObject({ topic: z.enum(REASON_TOPICS), textEn: reasonText, textTr: reasonText }),
  answer: reasons,
});

export const removeReason = endpoint({
  ...organizer,
  method: "DELETE",
  path: "/apiIncubation/ProgramReason/Delete",
  summary: "Take a reason of the organization out of the list; where jurors have chosen it, it stays in their reviews",
  failures: hidden,
  query: byProgram.extend({ id }),
  answer: reasons,
});
