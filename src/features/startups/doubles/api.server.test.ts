import { expect, test } from "vitest";
import { profile } from "#db/tables/profile.server.ts";
import { startupMember } from "#db/tables/startups.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { compareStartups } from "../merging/contract.ts";
import { findDoubles } from "./commands.server.ts";
import { doubleStartupCalls, searchDoubles } from "./contract.ts";

async function withStartups(rows: readonly [name: string, website: string | null][]) {
  const built = await testApp();
  const { db, database, call } = built;
  const { token } = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const ids: string[] = [];
  for (const [index, [name, website]] of rows.entries()) {
    const added = await database.pool.query(
      "insert into startup (id, seo_url, name, website, created_at) values (gen_random_uuid(), $1, $2, $3, now() + make_interval(secs => $4)) returning id",
      [`s-${index}`, name, website, index],
    );
    ids.push(added.rows[0].id);
  }
  const list = async (filter: object = {}) =>
    (
      await call(
        doubleStartupCalls.list,
        { query: { pageSize: 50, orderColumnName: "other" as const, ...filter } },
        { token },
      )
    ).data.rows;
  return { ...built, token, ids, list };
}

test("double startups are found by name, site, person, number; once each", async () => {
  const { db, database, call, token, ids, list } = await withStartups([
    ["Işık Batarya", "https://www.isik.example/"],
    ["ISIK BATARYA", null],
    ["Petek Sağlık", "http://isik.example/#team"],
    ["Deniz Enerji", null],
    ["Deniz Enerjisi", null],
    ["Başka Girişim", null],
    ["Rüzgâr Tarım", null],
    ["Rüzgar Tarım Teknolojileri", null],
  ]);
  const [founder, one, other] = [await signedIn(db), await signedIn(db), await signedIn(db)];
  const member = (index: number, accountId: string) => ({
    startupId: ids[index]!,
    kind: "team" as const,
    accountId,
    name: "Ada",
  });
  // The same person in three, of which two have like names; two people with the same telephone number.
  const shared = [3, 4, 5].map((index) => member(index, founder.id));
  await db.insert(startupMember).values([...shared, member(6, one.id), member(7, other.id)]);
  const mobile = { mobilePhoneCode: "90", mobilePhone: "5551112233" };
  for (const { id } of [one, other])
    await db
      .insert(profile)
      .values({ accountId: id, ...mobile })
      .onConflictDoUpdate({ target: profile.accountId, set: mobile });
  await findDoubles(db);
  const found = await list();
  expect(found.map(({ name, other, signs }) => [name, other, signs])).toEqual([
    ["Deniz Enerji", "Deniz Enerjisi", ["founder"]],
    ["Işık Batarya", "ISIK BATARYA", ["name"]],
    ["Işık Batarya", "Petek Sağlık", ["site"]],
    ["Rüzgâr Tarım", "Rüzgar Tarım Teknolojileri", ["phone"]],
  ]);
  const different = found.find(({ signs }) => signs[0] === "site")!;
  const change = { params: { id: different.id }, body: { state: "different" as const } };
  expect((await call(doubleStartupCalls.change, change, { token })).data).toMatchObject({ state: "different" });
  const { rows: audited } = await database.pool.query("select detail from audit where action = 'startup.compared'");
  expect(audited).toEqual([{ detail: { other: expect.any(String), state: "different" } }]);
  // One of them is gone, another has a name of its own by now.
  await database.pool.query("update startup set deleted_at = now() where id = $1", [ids[4]]);
  await database.pool.query("update startup set name = 'Kendi adı' where id = $1", [ids[1]]);
  await findDoubles(db);
  expect((await list()).map(({ name, state }) => [name, state])).toEqual([
    ["Işık Batarya", "different"],
    ["Rüzgâr Tarım", "open"],
  ]);
  expect((await list({ state: "open", sign: "phone" })).length).toBe(1);
});

test("two startups are compared localized by id or address", async () => {
  const { database, call, token, ids } = await withStartups([
    ["Işık", "https://isik.example"],
    ["Işık 2", null],
  ]);
  await database.pool.query(
    `update startup set sector_id = (select id from type where kind = 'sector' and key = 'health'), incorporated = true,
       market_size = 1500, market_size_currency_id = (select id from currency where code = 'EUR') where id = $1`,
    [ids[0]],
  );
  await database.pool.query(
    "insert into startup_competitor (id, startup_id, name) select gen_random_uuid(), id, 'Rival' from startup",
  );
  const compare = (first: string, second: string) =>
    call(compareStartups, { query: { first, second } }, { token, headers: { "accept-language": "tr" } });
  const { data } = await compare("s-0", ids[1]!);
  expect(data.first).toMatchObject({
    name: "Işık",
    facts: {
      sector: "Sağlık",
      incorporated: "true",
      marketSize: "€1.500",
      website: "https://isik.example",
      logo: null,
    },
  });
  expect(data.second).toMatchObject({
    id: ids[1],
    facts: { sector: null },
    rows: { competitors: { all: 1, moving: 0 } },
  });
  expect((await compare("s-0", "nowhere")).status).toBe(404);
  await database.pool.query("update startup set deleted_at = now() where id = $1", [ids[1]]);
  expect((await compare("s-0", ids[1]!)).status).toBe(404);
});

test("duplicates are looked for when an admin asks", async () => {
  const { call, database, token, list } = await withStartups([
    ["Petek", null],
    ["PETEK", null],
  ]);
  expect(await list()).toEqual([]);
  expect((await call(searchDoubles, {}, { token })).status).toBe(200);
  await runJobs(database);
  expect(await list()).toMatchObject([{ name: "Petek", other: "PETEK", signs: ["name"] }]);
});
