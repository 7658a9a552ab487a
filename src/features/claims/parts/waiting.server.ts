import { sql } from "drizzle-orm";
import { countedRows, type WaitingKind } from "#server/waiting.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

export const claimsWaiting: readonly WaitingKind[] = [
  {
    name: "claims",
    act: "decide",
    page: "adminClaims",
    query: { state: "open" },
    texts: { en: en.waiting, tr: tr.waiting },
    rows: () => countedRows(sql`entity_claim where state <> 'mailed' and (decided_at is not null) = false`),
    isOfHouse: true,
  },
];
