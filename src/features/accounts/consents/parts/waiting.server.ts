import { sql } from "drizzle-orm";
import { acceptedNumber, dueTexts } from "#server/legal-texts.server.ts";
import type { WaitingKind } from "#server/waiting.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

export const consentsWaiting: readonly WaitingKind[] = [
  {
    name: "newTerms",
    act: "read",
    page: "newTerms",
    texts: { en: en.waiting, tr: tr.waiting },
    // Who has accepted none yet is asked by the page they open.
    rows: ({ id }) => ({
      from: sql`${dueTexts(id)} and ${acceptedNumber(id, sql`legal.document`)} > 0`,
      count: sql`count(*)`,
    }),
  },
];
