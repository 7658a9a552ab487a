import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { CRITERIA, PROGRAMS_MAX } from "./limits.ts";

const oneFit = z.object({
  programId: id,
  startupId: id,
  met: z.int(),
  of: z.int().describe("0: the program asks for nothing"),
  criteria: z.array(z.object({ criterion: z.enum(CRITERIA), isMet: z.boolean() })),
});
export type Fit = z.output<typeof oneFit>;

const comparedStartup = z.object({ id, name: z.string(), seoUrl: z.string(), logo: z.string().nullable() });
export type ComparedStartup = z.output<typeof comparedStartup>;

export const programFit = endpoint({
  method: "POST",
  kind: "read",
  path: "/apiIncubation/Program/Fit",
  summary:
    "What one's startups meet of what programs ask for; what a startup does not say it does not meet. Without `startupId` all startups on which one has WRITE",
  access: "signedIn",
  failures: ["notFound"],
  body: z.strictObject({ programIds: z.array(id).min(1).max(PROGRAMS_MAX), startupId: id.optional() }),
  answer: z.object({ startups: z.array(comparedStartup), fits: z.array(oneFit) }),
});
