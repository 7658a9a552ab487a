import type { Database } from "#db/open.server.ts";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { managedStartupCalls } from "#features/startups/management/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { clientOf } from "./client.ts";
import { type Load, measure } from "./measure.ts";
import { signedInMember } from "./member.ts";

/** Milliseconds within which first rows, a search and an order answer at a million startups. */
const TARGET = 150;

/** What a table is sent; each turn takes the next value of `{}`. */
const QUERIES: Record<string, string> = {
  "first rows": "",
  "page 50": "pageIndex=50",
  "by name": "orderColumnName=name",
  "by day, oldest first": "orderColumnName=createdAt",
  search: "searchText={}",
  "search by name": "searchText={}&orderColumnName=name",
};
const STARTUP_QUERIES: Record<string, string> = {
  ...QUERIES,
  "by amount": "orderColumnName=totalRaisedUsd&isDescending=true",
  "by change": "orderColumnName=updatedAt&isDescending=true",
  deleted: "isDeleted=true",
  bots: "isBot=true",
  favorites: "isFavorite=true",
  funded: "isFunded=true",
  "of two programs": "hasTwoPrograms=true",
  "of 30 days": "createdFrom=2026-01-01",
};
const WORDS = ["ka", "vona", "teknoloji", "labs", "rite", "zzzz", "energy su", "pa", "mosa", "i"];

/** The tables of those who run the portal, as an admin reads them. */
export async function measureAdminTables(database: Database, origin: string, load: Load): Promise<void> {
  const { token } = await signedInMember(database, PLATFORM_ENTITY.admin, SCOPE.FULL_ACCESS);
  const client = clientOf(origin, { authorization: `Bearer ${token}` });
  for (const [table, path, queries] of [
    ["startups", managedStartupCalls.list.path, STARTUP_QUERIES],
    ["users", userCalls.list.path, QUERIES],
  ] as const)
    for (const [name, query] of Object.entries(queries)) {
      const request = (turn: number) => ({
        method: "GET",
        url: `${path}?pageSize=24&${query.replace("{}", encodeURIComponent(WORDS[turn % WORDS.length]!))}`,
      });
      const { p50, p95 } = await measure(load, async (turn) => void (await client.send(request(turn))));
      console.log(
        `table of ${`${table}, ${name}`.padEnd(32)} p50 ${p50.toFixed(0).padStart(5)}  p95 ${p95.toFixed(0).padStart(5)} ms${p95 > TARGET ? `, more than ${TARGET}` : ""}`,
      );
    }
  client.close();
}
