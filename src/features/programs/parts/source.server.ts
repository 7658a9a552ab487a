import { type SQL, sql } from "drizzle-orm";
import { wordPattern } from "#server/list-index/rows-sql.server.ts";
import type { ListSource } from "#server/list-index/source.server.ts";
import { choicesIn, type Filter } from "#shared/list/filter.ts";
import { typeId } from "#shared/type-id.ts";
import { PROGRAM_STATES, programList } from "../filters.ts";

const [OPEN, COMING, CLOSED] = PROGRAM_STATES.map((key) => typeId("programStatus", key));

/**
 * SQL that tells whether one can apply to the program `s` at a moment: compared with its instants in the statement
 * itself, so that it is right at any second without a write. The twin of `deadlineAt`, which also counts the last
 * second to its end.
 */
const inStatus = (ids: readonly string[], now: Date): SQL => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const hasOpened = sql`coalesce(date_trunc('second', s.apply_start) <= ${moment}, true)`;
  const hasClosed = sql`coalesce(date_trunc('second', s.apply_finish) + interval '1 second' <= ${moment}, false)`;
  const conditions = {
    [OPEN!]: sql`(${hasOpened} and not ${hasClosed})`,
    [COMING!]: sql`(not ${hasOpened} and not ${hasClosed})`,
    [CLOSED!]: hasClosed,
  };
  const wanted = ids.flatMap((id) => conditions[id] ?? []);
  return wanted.length === 0 ? sql`false` : sql`(${sql.join(wanted, sql` or `)})`;
};

/** That the program `s` takes applications at a moment. */
export const isOpen = (now: Date): SQL => inStatus([OPEN!], now);

/** The source of the list of programs; its terms: `programs_terms_of` in src/db/functions. */
export const programSource: ListSource = {
  list: programList,
  table: "program",
  listed: "s.is_listed",
  // Words of the name in either language.
  named: (word) => sql`select s.ordinal from program s where s.is_listed and s.search ~ ${wordPattern(word)}`,
  orders: {
    closing: "s.apply_finish, s.id",
    newest: "s.created_at desc, s.id desc",
    name: { en: `s.name_fold collate "C", s.id`, tr: `s.name_order_tr collate "C", s.id` },
  } satisfies Record<(typeof programList.sorts)[number], ListSource["orders"][string]>,
  lookups: {
    status: (filter: Filter, now: Date) =>
      sql`select s.ordinal from program s where s.is_listed and ${inStatus(choicesIn(filter, "status"), now)}`,
  },
  defaultFilter: { status: [OPEN!, COMING!] },
};
