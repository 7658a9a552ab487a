import { z } from "zod";
import { type ApiPath, endpoint, seoUrl } from "./endpoint.ts";
import { LIST_FAILURES, named, namedCountry, rowLimit } from "./list/contract.ts";
import { MAX_PAGE_SIZE } from "./list/limits.ts";
import { type List, rowOf } from "./list/list.ts";
import { PARTNER_PATH, type PartnerArea } from "./partner-areas.ts";

/** Rows of an answer that names no limit. */
const PARTNER_ROWS = 50;

/** The shapes of these calls by their names, as the document of the API has them. */
export const PARTNER_SHAPES = z.registry<{ id: string }>();
PARTNER_SHAPES.add(named, { id: "NamedValue" });
PARTNER_SHAPES.add(namedCountry, { id: "NamedCountry" });

/** Every row has these; the others are there unless `fields` leaves them out. */
export const REQUIRED_FIELDS = { id: true, seoUrl: true } as const;
/** Of every noun: the address of its page in the language of the answer. */
export const pageAddress = { url: z.url() };

type Row = z.ZodObject;
interface Options<R extends Row, D extends Row> {
  list: List;
  area: PartnerArea;
  /** The name of a row's shape: "Startup". */
  shape: string;
  row: R;
  detail: D;
}

const fieldsOf = (shape: Row) =>
  z
    .string()
    .max(2_000)
    .optional()
    .describe(
      `Names of the fields to answer, separated by commas; left out: all. ${Object.keys(shape.shape).join(", ")}`,
    );

const paging = {
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PARTNER_ROWS).describe("Rows of an answer"),
  cursor: z
    .string()
    .max(500)
    .optional()
    .describe("`nextCursor` of the answer before, with the same filters, order and limit; left out: the first rows"),
};

const KIND_NOTES = {
  words: "Words of the name",
  choice: "Slugs or ids, separated by commas: any of them",
  answer: "`true` or `false`",
  dates: "Days, years or months: `2024..2025-06-30`, open at either end",
  money: "From and to: `100000-500000`, open at either end",
} as const;

/** The filters of a list by the names that the addresses of its page have. */
function filtersOf(list: List): Record<string, z.ZodOptional<z.ZodString>> {
  const named = [...list.fieldsByQuery].map(([name, field]) => {
    const { kind, premium } = rowOf(list, field);
    const note = premium ? `${KIND_NOTES[kind]}. May need a package` : KIND_NOTES[kind];
    return [name, z.string().max(4_000).optional().describe(note)] as const;
  });
  return Object.fromEntries(named);
}

/** Rows with the place to go on from. */
export const rowsAnswer = <R extends Row>(row: R) =>
  z.object({
    rows: z.array(row),
    nextCursor: z.string().nullable().describe("Null: these were the last rows"),
    totalCount: z.int(),
  });

/** A list and its rows one by one. */
export function partnerCalls<R extends Row, D extends Row>({ list, area, shape, row, detail }: Options<R, D>) {
  const path: ApiPath = `${PARTNER_PATH}${area}`;
  const answer = rowsAnswer(row).extend({
    limit: rowLimit.describe("Set where only the first rows are shown without a package"),
  });
  PARTNER_SHAPES.add(row, { id: shape });
  PARTNER_SHAPES.add(detail, { id: `${shape}Detail` });
  PARTNER_SHAPES.add(answer, { id: `${shape}List` });
  return {
    /** Whose rows they are. */
    of: list,
    list: endpoint({
      method: "GET",
      path,
      summary: `${shape}s by the filters of their list`,
      failures: LIST_FAILURES,
      query: z.strictObject({
        ...filtersOf(list),
        path: z
          .string()
          .max(2_000)
          .optional()
          .describe(
            "What stands in the address of the list behind its name: values of filters that have no name there",
          ),
        sort: z.enum(list.sorts as [string, ...string[]], "noSuchOrder").optional(),
        ...paging,
        fields: fieldsOf(row),
      }),
      answer,
    }),
    detail: endpoint({
      method: "GET",
      path: `${path}/:seoUrl` as ApiPath,
      summary: `One of them, by its address`,
      failures: ["notFound"],
      params: z.object({ seoUrl }),
      query: z.strictObject({ fields: fieldsOf(detail) }),
      answer: detail,
    }),
  };
}

/** Rows of a named shape. */
export function namedRows<R extends Row>(shape: string, row: R) {
  const answer = rowsAnswer(row);
  PARTNER_SHAPES.add(row, { id: shape });
  PARTNER_SHAPES.add(answer, { id: `${shape}List` });
  return { row, answer };
}

interface Below<R extends Row> {
  area: PartnerArea;
  /** The last part of the path: "funding". */
  part: string;
  summary: string;
  rows: ReturnType<typeof namedRows<R>>;
}

/** Rows that belong to one row of a list. */
export const rowsBelow = <R extends Row>({ area, part, summary, rows: { row, answer } }: Below<R>) =>
  endpoint({
    method: "GET",
    path: `${PARTNER_PATH}${area}/:seoUrl/${part}`,
    summary,
    failures: ["notFound"],
    params: z.object({ seoUrl }),
    query: z.strictObject({ ...paging, fields: fieldsOf(row) }),
    answer,
  });
