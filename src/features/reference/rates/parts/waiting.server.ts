import { countedRows, type WaitingKind } from "#server/waiting.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { oldRates } from "../queries.server.ts";

export const ratesWaiting: readonly WaitingKind[] = [
  {
    name: "oldRates",
    act: "correct",
    page: "adminExchangeRates",
    query: { isOld: "true" },
    texts: { en: en.waiting, tr: tr.waiting },
    rows: () => countedRows(oldRates),
    isOfHouse: true,
  },
];
