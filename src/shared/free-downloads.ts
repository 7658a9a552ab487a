import { z } from "zod";

/** Downloads of the month without a package, premium reports and Excel files of startups together. */
export const freeDownloads = z.object({ left: z.int(), limit: z.int() });
export type FreeDownloads = z.output<typeof freeDownloads>;
