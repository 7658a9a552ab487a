import { sql } from "drizzle-orm";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { foldedWords } from "#shared/fold.ts";

export type UsageKind = "page" | "filter" | "search";

/** Pages of entries and people, each with the table in which its address stands. */
const ENTRY_PAGES = {
  startup: "startup",
  techCenter: "organization",
  provider: "service_provider",
  program: "program",
  talent: "account",
} as const;
type EntryPage = keyof typeof ENTRY_PAGES;
export const isEntryPage = (page: string): page is EntryPage => Object.hasOwn(ENTRY_PAGES, page);

/** Different things counted between two writes; what else is used then is not counted. */
const MAX_WAITING = 5_000;
const FLUSH_MS = 30_000;
const NAME_MAX = 100;

/** Counts what is used, without saying by whom: no address, no account, no cookie. */
export interface Usage {
  /** Does not wait for the database. */
  count(kind: "page" | "filter", name: string): void;
  /** A page of an entry was opened; `memberId`: by that member. Visits of those who run it are not counted. */
  countVisit(page: EntryPage, seoUrl: string, memberId?: string): void;
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
    const all = [...withoutBeginnings(counted)].map(([key, count]) => ({ ...partsOf(key), count }));
    const visits = all.filter(({ kind }) => kind === "visit");
    const rows = all.filter(({ kind }) => kind !== "visit");
    if (all.length === 0) return;
    try {
      await dbOf().transaction(async (tx) => {
        if (visits.length > 0) await writeVisits(tx, visits);
        await tx.execute(sql`
        insert into usage_day as u (day, kind, name, count)
        select ${HOUSE_TODAY_SQL}, kind, name, count
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (kind text, name text, count bigint)
        order by kind, name
        on conflict (day, kind, name) do update set count = u.count + excluded.count`);
      });
    } catch {
      for (const [key, count] of counted) add(key, count);
    }
  }
  return {
    count: (kind, name) => add(`${kind} ${name}`, 1),
    countVisit: (page, seoUrl, memberId = "") => add(`visit ${page} ${memberId} ${seoUrl}`, 1),
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

function partsOf(key: string): { kind: UsageKind | "visit"; name: string } {
  const end = key.indexOf(" ");
  return { kind: key.slice(0, end) as UsageKind | "visit", name: key.slice(end + 1) };
}

/**
 * Adds visits to the day of their entries, but for those of who runs it: "select id from startup where page = 'startup' and seo_url =
 * address union all select id from organization where …".
 */
async function writeVisits(db: Db, visits: readonly { name: string; count: number }[]): Promise<void> {
  const rows = visits.map(({ name, count }) => {
    const [page, memberId, ...address] = name.split(" ");
    return { page, member_id: memberId || null, address: address.join(" "), count };
  });
  const entries = Object.entries(ENTRY_PAGES).map(
    ([page, table]) => sql`select id from ${sql.identifier(table)} where page = ${page} and seo_url = address`,
  );
  await db.execute(sql`
    insert into visit_day as v (entry_id, day, count)
    select entry.id, ${HOUSE_TODAY_SQL}, sum(count)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (page text, member_id uuid, address text, count bigint)
    join lateral (${sql.join(entries, sql` union all `)}) entry on true
    where member_id is null or member_id <> entry.id and not exists (
      select from entity_access a where a.account_id = member_id and a.entity_id in (
        entry.id, (select organization_id from program where program.id = entry.id)))
    group by entry.id order by entry.id
    on conflict (entry_id, day) do update set count = v.count + excluded.count`);
}

/** While one types, each beginning of a word is searched for, too: of those only the longest counts. */
function withoutBeginnings(counted: ReadonlyMap<string, number>): Map<string, number> {
  const searches = [...counted.keys()].filter((key) => key.startsWith("search ")).sort();
  const left = new Map(counted);
  for (const [index, key] of searches.entries()) if (searches[index + 1]?.startsWith(key)) left.delete(key);
  return left;
}
