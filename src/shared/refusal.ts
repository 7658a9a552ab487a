import { z } from "zod";

/** Characters of the reason of a refusal, as in the database. */
export const REFUSAL_MAX = 500;

/** The answer to what somebody says of an entry, where it is not true (record 71). */
export const refusal = z.strictObject({
  isConfirmed: z.literal(false),
  reason: z.string().trim().min(1).max(REFUSAL_MAX),
});
