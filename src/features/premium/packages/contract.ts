import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { PREMIUM_LISTS } from "#shared/viewer.ts";
import { AUDIENCES } from "../limits.ts";

const MAX_LIMIT = 1_000_000;
const MAX_PRICE = 1_000_000;
const text = z.string().trim().min(1).max(200);
/** Null: it is not sold in this currency. At most two decimals. */
const price = z.number().positive().max(MAX_PRICE).multipleOf(0.01).nullable();

/** The fields that an admin decides. Keys, periods and what a package opens are the portal's. */
const decided = {
  nameEn: text,
  nameTr: text,
  descriptionEn: text,
  descriptionTr: text,
  isOffered: z.boolean(),
  userLimit: z.int().min(1).max(1_000),
  rowLimit: z.int().min(0).max(MAX_LIMIT),
  reportLimit: z.int().min(0).max(MAX_LIMIT),
  priceTry: price,
  priceUsd: price,
  priceEur: price,
  priceGbp: price,
};

export const packageCalls = tableCalls({
  key: "packages",
  path: "/apiAdmin/Packages",
  summary: "Packages with their limits and prices, in the order they are shown",
  columns: [
    { key: "nameEn", editable: "text", canMove: false, width: 220 },
    { key: "period" },
    { key: "priceTry", kind: "number", editable: "number" },
    { key: "priceUsd", kind: "number", editable: "number" },
    { key: "priceEur", kind: "number", editable: "number" },
    { key: "priceGbp", kind: "number", editable: "number" },
    { key: "isOffered", isBoolean: true, editable: "boolean" },
    { key: "userLimit", kind: "number", editable: "number" },
    { key: "rowLimit", kind: "number", editable: "number" },
    { key: "reportLimit", kind: "number", editable: "number" },
    { key: "lists", setDashIsEmpty: true },
    { key: "holders", kind: "number" },
    { key: "nameTr", editable: "text", width: 220 },
    { key: "descriptionEn", editable: "text", limitText: true, width: 320 },
    { key: "descriptionTr", editable: "text", limitText: true, width: 320 },
    { key: "key", isHidden: true },
  ],
  row: z.object({
    ...decided,
    id,
    version: z.int(),
    key: z.string(),
    audience: z.enum(AUDIENCES),
    period: z.enum(["month", "year"]),
    lists: z.array(z.enum(PREMIUM_LISTS)),
    /** Orders of it whose rights last now. */
    holders: z.int(),
  }),
  filters: {},
  confirmed: ["change"],
  export: { summary: "Packages as a spreadsheet, as they are shown" },
  get: { summary: "One package" },
  change: {
    failures: ["notFound"],
    summary: "Change texts, limits and prices of a package; who has it keeps the price and gets the limits",
    body: z.strictObject(decided).partial(),
  },
});
