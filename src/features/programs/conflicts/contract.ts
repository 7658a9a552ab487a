import { z } from "zod";

/** Applications that an act of the house leaves out, because whoever acts has a conflict of interest or is still to review them. */
export const leftOut = z.object({
  applications: z.array(z.string()).describe("Their labels"),
  hasDecider: z.boolean().describe("For each of them somebody else of the organization may act; without any, true"),
});
export type LeftOut = z.output<typeof leftOut>;
