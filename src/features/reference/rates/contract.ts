import { z } from "zod";
import { day } from "#shared/day.ts";
import { endpoint, id, yesOrNo } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { LEAST_RATE, MAX_FILE_LENGTH, MOST_RATE } from "./limits.ts";

const rate = z.number().min(LEAST_RATE).max(MOST_RATE);
/** In which direction a rate is written. */
const quote = z.enum(["usdPerUnit", "unitsPerUsd"]);
export type Quote = z.output<typeof quote>;

export const exchangeRateCalls = tableCalls({
  key: "exchange-rates",
  path: "/apiAdmin/ExchangeRates",
  summary: "Rates of currencies and the days from which they hold: those that hold today first",
  columns: [
    {
      key: "currency",
      elasticTypeItem: true,
      searchable: true,
      clickableFilter: "currencyId",
      canMove: false,
      width: 240,
    },
    { key: "unitsPerUsd", kind: "number" },
    { key: "usdPerUnit", kind: "number", editable: "number" },
    { key: "day", kind: "date", sortable: true },
    { key: "until", kind: "date", setDashIsEmpty: true },
    { key: "isCurrent", isBoolean: true, clickableFilter: "isCurrent" },
    { key: "isOld", isBoolean: true, clickableFilter: "isOld" },
  ],
  row: z.object({
    id,
    version: z.int(),
    currency: z.object({ id, name: z.string() }),
    /** Units of the currency for one US dollar, rounded. */
    unitsPerUsd: z.number(),
    usdPerUnit: z.number(),
    /** From which it holds. */
    day: z.iso.date(),
    /** The last day on which it holds; null: it holds today. */
    until: z.iso.date().nullable(),
    isCurrent: z.boolean(),
    /** It holds today, and nobody has entered a newer one for a month. */
    isOld: z.boolean(),
    /** Days before it go by it, too: it can be corrected, not deleted. */
    isFirst: z.boolean(),
  }),
  filters: { currencyId: id, isCurrent: yesOrNo, isOld: yesOrNo },
  export: { summary: "Exchange rates as a spreadsheet, as they are shown" },
  get: { summary: "One exchange rate" },
  add: {
    failures: ["conflict"],
    summary: "Add a rate that holds from a day on; stored amounts keep theirs. A day that has one is a conflict",
    body: z.strictObject({ currencyId: id, day, rate, quote }),
  },
  change: {
    failures: ["notFound"],
    summary: "Correct a rate; amounts that were stored with it stay as they are",
    body: z.strictObject({ usdPerUnit: rate }).partial(),
  },
  remove: { failures: ["notFound", "firstRate"], summary: "Delete a rate; the one before it holds instead" },
});

export const importRates = endpoint({
  access: "admin",
  method: "POST",
  path: "/apiAdmin/ExchangeRates/Import",
  summary: "Add rates from CSV, a currency, a day and a rate a line: all of them, or none where a line cannot be read",
  body: z.strictObject({
    text: z
      .string()
      .max(MAX_FILE_LENGTH)
      .describe(
        "A first line may name the columns: `unitsPerUsd` in the third says that rates are units for one dollar",
      ),
  }),
  answer: z.object({ added: z.int(), corrected: z.int(), same: z.int() }),
});
