import { expect, test } from "vitest";
import { HOUSE_TODAY } from "#db/house-zone.server.ts";
import { searchAll } from "#features/search/contract.ts";
import { collectUsage } from "#server/usage.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { getUsage } from "./contract.ts";

async function withAdmin() {
  const built = await testApp();
  const { token } = await signedIn(built.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const usage = async (days: 7 | 30 = 7, locale = "en") =>
    (await built.call(getUsage, { query: { days } }, { token, headers: { "accept-language": locale } })).data;
  return { ...built, usage };
}

test("pages, filters and searches are counted by day and named localized", async () => {
  const { app, database, usage } = await withAdmin();
  for (let n = 0; n < 3; n++) app.usage.count("page", "startups");
  app.usage.count("page", "blog");
  app.usage.count("filter", "startups.sector");
  // A filter that is there no more.
  app.usage.count("filter", "startups.moonPhase");
  await app.usage.flush();
  await database.pool.query(`insert into usage_day values (${HOUSE_TODAY} - 10, 'page', 'blog', 40)`);
  expect(await usage()).toMatchObject({
    visits: 4,
    pages: [
      { address: "/startups", count: 3 },
      { address: "/blog", count: 1 },
    ],
    filters: [{ list: "startups", name: "Sector", count: 1 }],
    searches: [],
  });
  const { days, visits, filters, pages } = await usage(30, "tr");
  expect(pages).toContainEqual({ address: "/tr/girisimler", count: 3 });
  expect([days.length, days.at(-1)!.count, visits, filters[0]!.name]).toEqual([30, 4, 44, "Sektör"]);
});

test("searches without a result are counted without personal data", async () => {
  const { db, call, database, usage } = await withAdmin();
  const search = (text: string) => call(searchAll, { query: { text } });
  // While one types, and somebody else the same in other letters.
  for (const text of ["kuantu", "kuantum so", "kuantum sogutma", "KUANTUM soğutma"]) await search(text);
  for (const text of ["ada@example.test", "0555 111 22 33", "!!"]) for (let n = 0; n < 2; n++) await search(text);
  await search("once only");
  expect((await usage()).searches).toEqual([{ name: "kuantum sogutma", count: 2 }]);
  const { rows } = await database.pool.query("select name from usage_day where kind = 'search' order by name");
  expect(rows).toEqual([{ name: "kuantum sogutma" }, { name: "once only" }]);

  // Counts that cannot be written now wait.
  const counter = collectUsage(() => db);
  counter.count("page", "home");
  await database.pool.query("alter table usage_day rename to usage_away");
  await counter.flush();
  await database.pool.query("alter table usage_away rename to usage_day");
  await counter.close();
  expect((await usage()).pages).toContainEqual({ address: "/", count: 1 });
});
