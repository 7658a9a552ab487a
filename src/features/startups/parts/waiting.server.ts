import { sql } from "drizzle-orm";
import { countedRows, type WaitingKind } from "#server/waiting.server.ts";
import doublesEn from "../doubles/messages.en.ts";
import doublesTr from "../doubles/messages.tr.ts";
import vanishedEn from "../vanished/messages.en.ts";
import vanishedTr from "../vanished/messages.tr.ts";

export const startupsWaiting: readonly WaitingKind[] = [
  {
    name: "vanishedRows",
    act: "decide",
    page: "adminVanished",
    query: { decision: "open" },
    texts: { en: vanishedEn.waiting, tr: vanishedTr.waiting },
    rows: () => countedRows(sql`import_row where vanished_at is not null and decision is null`),
    isOfHouse: true,
  },
  {
    name: "doubleStartups",
    act: "decide",
    page: "adminDoubleStartups",
    query: { state: "open" },
    texts: { en: doublesEn.waiting, tr: doublesTr.waiting },
    rows: () =>
      countedRows(sql`startup_double join startup first on first.id = first_id join startup second on second.id = second_id
        where state = 'open' and first.deleted_at is null and second.deleted_at is null`),
    isOfHouse: true,
  },
];
