import { z } from "zod";

const instant = z.iso.datetime();
/** `at` null: never confirmed. `by` null: nobody knows who, or they are not here any more. */
const factAge = z.object({ at: instant.nullable(), by: z.string().nullable(), isOld: z.boolean() });

/** How old the facts of an entry are, in the answer of its form. */
export const factAges = {
  /** The age of the oldest fact; null: one of them was never confirmed. */
  confirmedAt: instant.nullable(),
  /** By field, who last said that a fact is true, and when. */
  facts: z.record(z.string(), factAge),
};

/** The same of one's own entries. */
export const factCounts = {
  confirmedAt: instant.nullable(),
  /** Facts that nobody has confirmed for three months. */
  factsToConfirm: z.int(),
};

/** The same on its page. */
export const publicFacts = {
  /** When the team last said that the entry is right: as old as its oldest fact. */
  confirmedAt: instant.nullable(),
  /** By field, facts that the team last confirmed long ago, and when. */
  oldFacts: z.record(z.string(), instant),
};
