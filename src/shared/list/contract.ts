import { z } from "zod";
import { type ApiPath, endpoint, fromVersion, pageOf } from "../endpoint.ts";
import { filterSchema } from "./filter-schema.ts";
import { LIST_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE, NOTIFY } from "./limits.ts";
import type { List } from "./list.ts";
import { NAME_COLUMN } from "./list-view.ts";
import { savedRuleSchema } from "./saved-rule.ts";

/** A value of a list in the reader's language. `slug` is what stands in addresses. */
export const named = z.object({ id: z.string(), name: z.string(), slug: z.string() });
/** A country; its code has two letters (ISO 3166-1), the same in every language. */
export const namedCountry = named.extend({ code: z.string() });
export type Named = z.output<typeof named>;

/** `count`: rows left if it were chosen too; null where the viewer may not use the filter. A chosen one is always listed. */
const choiceCount = named.extend({
  count: z.int().nullable(),
  chosen: z.boolean(),
  /** Of investment-seeking statuses: counts as seeking. */
  seeking: z.literal(true).optional(),
});
export type ChoiceCount = z.output<typeof choiceCount>;

/** A row that may have been meant; `path`: its page in the reader's language. */
const nearest = z.object({ id: z.string(), name: z.string(), path: z.string() });
export type Nearest = z.output<typeof nearest>;

/** Set when the viewer is shown only the first `rows` of all: "Subscribe to continue". */
export const rowLimit = z.object({ rows: z.int(), reason: z.literal("subscribeToContinue") }).nullable();

const range = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ gte: value.optional(), lte: value.optional() });

interface Options<Row extends z.ZodType> {
  list: List;
  /** A row of the list. */
  row: Row;
  /** The fields of a row that a request may name in `view`; without them rows are whole. */
  views?: readonly string[];
  paths: Record<"list" | "values" | "queries", ApiPath>;
  /** The noun in summaries: "startups". */
  nouns: string;
}

/**
 * The body of every call about a list: a filter, segments of an address ("energy/izmir"), a saved filter beside them.
 */
export function filterBody(list: List) {
  return {
    filter: filterSchema(list).default({}),
    segments: z.array(z.string().max(200)).max(200).default([]),
    /** A saved filter; its rules hold beside `filter`. 24 hex characters; else `invalidQueryId`. */
    queryId: z.string().max(200).nullish(),
  };
}

/** How a filter may be refused, by what it names and who asks. */
export const LIST_FAILURES = [
  "invalidQueryId",
  "notFound",
  "unauthorized",
  "tooManyChoices",
  "signInForMoreChoices",
  "premiumRequired",
] as const;

const sortOf = (list: List) => z.enum(list.sorts as [string, ...string[]], "noSuchOrder");
const filterName = (list: List) => z.enum(list.names as [string, ...string[]]);

/** The calls of a noun's list: a page of rows, available values, and the viewer's saved filters. */
export function listContract<Row extends z.ZodType>({ list, row, views = [], paths, nouns }: Options<Row>) {
  const filter = filterSchema(list);
  const sort = sortOf(list);
  const rule = savedRuleSchema(list);
  const facets = Object.keys(list.facets) as [string, ...string[]];
  const applied = z.object({ field: filterName(list), premium: z.boolean(), values: z.array(named) });
  const page = endpoint({
    method: "POST",
    path: paths.list,
    summary: `${nouns} that a filter takes, a page of them, with the exact total`,
    kind: "read",
    failures: LIST_FAILURES,
    body: z.strictObject({
      ...filterBody(list),
      currentPage: z.int("notAPage").min(1, "notAPage").max(MAX_PAGE, "notAPage").default(1),
      pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(LIST_PAGE_SIZE),
      sort: sort.nullish(),
      view: z
        .array(z.enum(views as string[]))
        .max(views.length)
        .optional(),
    }),
    answer: pageOf(row).extend({
      sort,
      /** The filter that was applied: segments resolved, choices as slugs of the reader's language, a city with its country. */
      filter,
      /** Values of the filter as a chip shows them; of ranges and answers `values` is empty. */
      applied: z.array(applied),
      /** The segments of this list's address in each language. */
      segments: z.object({ en: z.array(z.string()), tr: z.array(z.string()) }),
      /** The saved filter that holds beside it. */
      query: z.object({ id: z.string(), name: z.string(), rule }).nullable(),
      limit: rowLimit,
    }),
  });
  const availableValues = endpoint({
    method: "POST",
    path: paths.values,
    summary: `Choices of every filter with the number of ${nouns.toLowerCase()} each would leave`,
    kind: "read",
    failures: LIST_FAILURES,
    body: z.strictObject({
      ...filterBody(list),
      /** Only these lists; left out: all. */
      facets: z.array(z.enum(facets)).max(facets.length).optional(),
    }),
    answer: z.object({
      /** Values below the chosen ones; cities of the one chosen country; "true" and "false" are the ids of answers. */
      data: z
        .object(Object.fromEntries(facets.map((name) => [name, z.array(choiceCount)])))
        .partial() as unknown as z.ZodType<Partial<Record<string, ChoiceCount[]>>>,
      totalCount: z.int(),
      /** Filters that the viewer may not use without a package; their choices are not counted. */
      lockedFilters: z.array(filterName(list)),
      /** When nothing is left: of each filter in use what dropping it alone would bring, the most first. */
      drops: z.array(z.object({ field: filterName(list), totalCount: z.int() })),
      /** When nothing is left and words were searched: rows with the nearest names, the nearest first. */
      nearest: z.array(nearest),
    }),
  });
  return { list, page, availableValues, ...savedQueryContract(list, paths.queries) };
}

/** The calls of the viewer's saved filters of a list. */
function savedQueryContract(list: List, path: ApiPath) {
  const sort = sortOf(list);
  const rule = savedRuleSchema(list);
  const filter = filterSchema(list);
  /** How often its owner gets a mail about new rows. */
  const notify = z.enum(NOTIFY);
  const names = list.columns ?? [];
  /** The columns of its table beside the name; null: the usual ones. A list without a table takes none. */
  const columns = z.array(z.enum(names.length > 0 ? names : [NAME_COLUMN])).max(names.length);
  const fields = {
    name: z.string().trim().min(1).max(120),
    rule,
    sort: sort.nullish(),
    columns: columns.nullish(),
  };
  const savedQuery = z.object({
    id: z.string(),
    ...fields,
    sort: sort.nullable(),
    columns: columns.nullable(),
    notify,
    /** The same as a filter, where one can say it. */
    filter: filter.nullable(),
    version: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  });
  /** A filter of a saved one for people: names of its choices in their language, or its answer or range as `value`. */
  const described = z.object({
    field: filterName(list),
    negated: z.boolean(),
    names: z.array(z.string()),
    value: z.union([z.boolean(), range(z.string()), range(z.number())]).nullable(),
    /** The code of the currency of an amount; null: US dollars. */
    currency: z.string().nullable(),
  });
  /** 24 hex characters; else `invalidQueryId`. */
  const query = z.object({ id: z.string().max(200) });
  /** Rules, or a filter that becomes rules. */
  const body = z.strictObject({
    ...fields,
    rule: rule.optional(),
    filter: filter.optional(),
    notify: notify.optional(),
  });
  const oneOfBoth = { path: ["rule"], message: "ruleOrFilter" };
  return {
    savedQueries: endpoint({
      method: "GET",
      path,
      summary: "The viewer's saved filters, the newest first",
      access: "signedIn",
      query: z.strictObject({ currentPage: z.coerce.number().int().min(1).max(MAX_PAGE).default(1) }),
      answer: pageOf(
        savedQuery.extend({
          described: z.array(described),
          /** It has filters that the viewer's package does not open, or no longer: it finds nothing and sends no mail. */
          isAsleep: z.boolean(),
        }),
      ),
    }),
    saveQuery: endpoint({
      method: "POST",
      path,
      summary: "Save a filter; its name is taken once",
      access: "signedIn",
      failures: ["conflict", "tooManyChoices"],
      body: body.refine((sent) => (sent.rule === undefined) !== (sent.filter === undefined), oneOfBoth),
      answer: savedQuery,
    }),
    /** Without rules and filter, or without an order, those stay as they are. */
    changeQuery: endpoint({
      method: "PUT",
      path,
      summary: "Change a saved filter",
      access: "signedIn",
      failures: ["invalidQueryId", "notFound", "conflict", "tooManyChoices", "changedMeanwhile"],
      query,
      body: body
        .extend({ version: fromVersion })
        .refine((sent) => sent.rule === undefined || sent.filter === undefined, oneOfBoth),
      answer: savedQuery,
    }),
    deleteQuery: endpoint({
      method: "DELETE",
      path,
      summary: "Forget a saved filter; again is no error",
      access: "signedIn",
      failures: ["invalidQueryId"],
      query,
      answer: z.null(),
    }),
  };
}

export type ListContract<Row extends z.ZodType = z.ZodType> = ReturnType<typeof listContract<Row>>;
/** The calls whose answers hold no rows. */
export type ListCalls = Omit<ListContract, "page">;
export type SavedQuery = z.output<ListContract["saveQuery"]["answer"]>;
export type DescribedFilter = z.output<ListContract["savedQueries"]["answer"]>["rows"][number]["described"][number];
export type ListAnswer<Row extends z.ZodType = z.ZodType> = z.output<ListContract<Row>["page"]["answer"]>;
export type Applied = ListAnswer["applied"][number];
