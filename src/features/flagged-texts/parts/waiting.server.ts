import { sql } from "drizzle-orm";
import { countedRows, type WaitingKind } from "#server/waiting.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

export const flaggedTextsWaiting: readonly WaitingKind[] = [
  {
    name: "flaggedTexts",
    act: "look",
    page: "adminFlaggedTexts",
    query: { state: "open" },
    texts: { en: en.waiting, tr: tr.waiting },
    rows: () => countedRows(sql`flagged_text where (looked_at is not null) = false`),
    isOfHouse: true,
  },
];
