import { z } from "zod";
import { REFUSAL_MAX } from "./refusal-limits.ts";

/** The answer to what somebody says of an entry, where it is not true (record 71). */
export const refusal = z.strictObject({
  isConfirmed: z.literal(false),
  reason: z.string().trim().min(1).max(REFUSAL_MAX),
});
