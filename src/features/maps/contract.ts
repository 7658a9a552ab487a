import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { named } from "#shared/list/contract.ts";

/** Null: no amount is disclosed; of organizations none is counted. */
const numbers = z.object({ count: z.int(), sumUsd: z.number().nullable() });
/** A cell of a map. `key` is an id, or the code of a province. */
const cell = numbers.extend({ key: z.string(), name: z.string(), slug: z.string() });
export type MapCell = z.output<typeof cell>;

const value = z.string().min(1).max(200).optional();

export const ecosystemMap = endpoint({
  method: "GET",
  path: "/apiCommon/Map/Ecosystem",
  summary: "Listed startups by sector, or by the sub-sectors of one, with all they raised",
  query: z.strictObject({
    sector: value.describe("Id or slug: the cells are its sub-sectors, of which a startup may have several"),
    stage: value.describe("Id or slug"),
    region: value.describe("Code of a province: TR-34"),
  }),
  answer: z.object({
    sector: named.nullable(),
    /** The largest sum first. */
    cells: z.array(cell),
    total: numbers,
    /** Startups that have no sector, or no sub-sector of this one. */
    without: numbers,
    stages: z.array(named),
    regions: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});

const places = {
  /** All 81, also those with nothing. */
  provinces: z.array(cell),
  /** Others than Türkiye that have some, the largest number first. */
  countries: z.array(cell),
  total: numbers,
  /** Without a country, or in Türkiye without a province. */
  without: numbers,
};

export const supportMap = endpoint({
  method: "GET",
  path: "/apiCommon/Map/Support",
  summary: "Listed startups that have had public support, by province and country",
  query: z.strictObject({ support: value.describe("Id or slug of one kind of support") }),
  answer: z.object({ ...places, support: named.nullable(), supports: z.array(named) }),
});

export const organizationMap = endpoint({
  method: "GET",
  path: "/apiCommon/Map/Organizations",
  summary: "Visible organizations by type, province and country",
  query: z.strictObject({ type: value.describe("Id or slug of a type of organization") }),
  answer: z.object({
    ...places,
    type: named.nullable(),
    types: z.array(cell),
    /** The slug of Türkiye, as it stands before the slug of a city. */
    home: z.string(),
  }),
});
