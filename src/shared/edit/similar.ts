import { z } from "zod";
import { id } from "../endpoint.ts";
import { oneLine } from "../one-line.ts";

/** A listed entry with the name or the website of one that somebody is about to add. */
export const similar = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  logo: z.string().nullable(),
  /** The equal facts: folded name or website. */
  same: z.array(z.enum(["name", "website"])),
});
export type Similar = z.output<typeof similar>;

/** The facts to compare. */
export const similarTo = z.strictObject({
  name: oneLine(200),
  website: z.string().max(300).nullish(),
});
