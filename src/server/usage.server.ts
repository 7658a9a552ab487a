import { sql } from "drizzle-orm";
import { HOUSE_ZONE_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { foldedWords } from "#shared/fold.ts";

export type UsageKind = "page" | "filter" | "search";

/** Different things counted between two writes; what else is used then is not counted. */
const MAX_WAITING = 5_000;
const FLUSH_MS = 30_000;
const NAME_MAX = 100;

/** Counts what is used, without saying by whom: no address, no account, no cookie. */
export interface Usage {
  /** Does not wait for the database. */
  count(kind: "page" | "filter", name: string): void;
  /** A search that found nothing. What may name a person's address or number is not stored. */
  countMissed(text: string): void;
  /** Writes what waits. What cannot be written now waits for the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function collectUsage(dbOf: () => Db): Usage {
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const add = (key: string, count: number) => {
    if (waiting.has(key) || waiting.size < MAX_WAITING) waiting.set(key, (waiting.get(key) ?? 0) + count);
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, FLUSH_MS).unref();
  };
  async function flush() {
    const counted = waiting;
    waiting = new Map();
    const rows = [...withoutBeginnings(counted)].map(([key, count]) => {
      const [kind, name] = partsOf(key);
      return { kind, name, count };
    });
    if (rows.length === 0) return;
    try {
      await dbOf().execute(sql`
        insert into usage_day as u (day, kind, name, count)
        select (now() at time zone ${HOUSE_ZONE_SQL})::date, kind, name, count
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (kind text, name text, count bigint)
        order by kind, name
        on conflict (day, kind, name) do update set count = u.count + excluded.count`);
    } catch {
      for (const [key, count] of counted) add(key, count);
    }
  }
  return {
    count: (kind, name) => add(`${kind} ${name}`, 1),
    countMissed(text) {
      const words = foldedWords(text).join(" ");
      if (words && words.length <= NAME_MAX && !isPersonal(text)) add(`search ${words}`, 1);
    },
    flush,
    async close() {
      clearTimeout(timer);
      await flush();
      clearTimeout(timer);
    },
  };
}

/** An address of mail, or a number as long as a telephone's. */
const isPersonal = (text: string): boolean => text.includes("@") || /\d(?:[\s().-]*\d){6}/.test(text);

function partsOf(key: string): [kind: UsageKind, name: string] {
  const end = key.indexOf(" ");
  return [key.slice(0, end) as UsageKind, key.slice(end + 1)];
}

/** While one types, each beginning of a word is searched for, too: of those only the longest counts. */
function withoutBeginnings(counted: ReadonlyMap<string, number>): Map<string, number> {
  const searches = [...counted.keys()].filter((key) => key.startsWith("search ")).sort();
  const left = new Map(counted);
  for (const [index, key] of searches.entries()) if (searches[index + 1]?.startsWith(key)) left.delete(key);
  return left;
}
