import { expect, test } from "vitest";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { claimCalls } from "#features/claims/contract.ts";
import { managedEntryCalls } from "#features/entries/contract.ts";
import { sentMailCalls } from "#features/operations/mails/contract.ts";
import { managedStartupCalls } from "#features/startups/management/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";

/** Names as people paste them: short words, signs before, between and behind them, other alphabets, signs alone. */
const NAMES = [
  "Kanatlı Rüzgâr A.Ş.",
  "+90 Telefon Robotu",
  "@SUM(1)",
  "-2+3",
  "€5 Kahve",
  "№7 Atölye",
  "“Ev” & İş",
  "O’Bal",
  "C++",
  "x_y",
  "🐝 Arı",
  "Кот 9",
  "北京",
  "***",
];

async function world() {
  const built = await testApp();
  const admin = await signedIn(built.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const run = (text: string, values: unknown[] = []) => built.database.pool.query(text, values);
  return { ...built, admin, run };
}

test("a pasted name is found in tables of entries, exactly that first", async () => {
  const { call, run, admin } = await world();
  const adds = [
    `insert into startup (id, name, seo_url, created_at) values (gen_random_uuid(), $1, $2, now() - $3::interval)`,
    `insert into organization (id, name, seo_url, created_at, type_id) values (gen_random_uuid(), $1, $2, now() - $3::interval,
      (select id from type where kind = 'organizerType' limit 1))`,
  ];
  for (const add of adds)
    for (const [index, name] of NAMES.entries()) {
      await run(add, [name, `own-${index}`, "1 day"]);
      await run(add, [`Yeni ${name} Ltd.`, `longer-${index}`, "0"]);
    }
  const tables = [managedStartupCalls.list, managedEntryCalls.organizations.table.list] as const;
  const orders = [{}, { orderColumnName: "createdAt", isDescending: "true" }] as const;
  for (const list of tables)
    for (const order of orders)
      for (const name of NAMES) {
        const { data } = await call(list, { query: { searchText: ` ${name} `, ...order } }, admin);
        const names = data.rows.map((row) => row.name);
        expect(names[0], names.join()).toBe(name);
        expect(names).toContain(`Yeni ${name} Ltd.`);
      }
});

test("a search finds rows with an empty column, people and mails by short words", async () => {
  const { db, call, run, admin } = await world();
  const { id: accountId } = await signedIn(db);
  await run("update account set name = 'Su', surname = 'Ö. Ak' where id = $1", [accountId]);
  const { rows } = await run(
    "insert into startup (id, name, seo_url) values (gen_random_uuid(), '@SUM(1)', 'sum') returning id",
  );
  await run(
    `insert into entity_claim (id, account_id, kind, entity_id, state, note)
      values (gen_random_uuid(), $1, 'startup', $2, 'open', 'Kurucusuyum')`,
    [accountId, rows[0].id],
  );
  await run(`insert into mail (id, kind, recipient, locale, subject, content) values
    (gen_random_uuid(), 'accounts.welcome', 'a@example.test', 'tr', '“@SUM(1)”: 2 yeni iş', '{}')`);
  const found = async (
    list: typeof claimCalls.list | typeof userCalls.list | typeof sentMailCalls.list,
    text: string,
  ) => (await call(list, { query: { searchText: text } }, admin)).data.totalCount;
  expect(await found(claimCalls.list, "@SUM(1)")).toBe(1);
  expect(await found(claimCalls.list, "Su Ö. Ak")).toBe(1);
  expect(await found(userCalls.list, "Su Ö. Ak")).toBe(1);
  expect(await found(sentMailCalls.list, "“@SUM(1)”: 2")).toBe(1);
});
