import { expect } from "vitest";
import type { Database, Db } from "#db/open.server.ts";
import { listStartups } from "#features/startups/contract.ts";
import type { StartupFilter } from "#features/startups/filters.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { sharedApp, type TestApp, testApp } from "./app.ts";
import { signedIn } from "./members.ts";
import { fakeStartup, indexStartups, insertFakeReferences, insertStartups, randomNumbers } from "./startups.ts";

export const premiumMember = async (db: Db) => (await signedIn(db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] })).token;

/** An app with so many startups, drawn the same each time, and a premium member who reads the list. */
export async function appWithStartups(count = 200) {
  const built = await testApp();
  return toolsOf(built, await fill(built.database, count));
}

/** The same for all tests of a file that change no startup. */
export function sharedStartups(count = 200) {
  let filled: Filled;
  const app = sharedApp(async (database) => {
    filled = await fill(database, count);
  });
  return () => toolsOf(app(), filled);
}

type Filled = Awaited<ReturnType<typeof fill>>;

async function fill(database: Database, count: number) {
  await insertFakeReferences(database);
  const random = randomNumbers(11);
  const startups = Array.from({ length: count }, () => fakeStartup(random));
  await insertStartups(database, startups);
  await indexStartups(database, startups);
  return { startups, random, token: await premiumMember(database.db) };
}

function toolsOf(built: TestApp, { startups, random, token }: Filled) {
  const list = (body: object, who: string | undefined = token) =>
    // Also what the types refuse.
    built.call(listStartups, { body: body as never }, who ? { token: who } : {});
  /** Every id of a list, over its pages. */
  const everyId = async (filter: StartupFilter, sort?: string) => {
    const ids: string[] = [];
    for (let currentPage = 1; ; currentPage++) {
      const { status, data } = await list({ filter, sort, currentPage, pageSize: 70 });
      expect(status, JSON.stringify(data)).toBe(200);
      ids.push(...data.rows.map((row) => row.id));
      if (data.rows.length < 70) return { ids, totalCount: data.totalCount };
    }
  };
  return { ...built, startups, random, token, list, everyId };
}
