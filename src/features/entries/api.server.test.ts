import { expect, test } from "vitest";
import { organizationCalls } from "#features/organizations/contract.ts";
import { getPatent } from "#features/patents/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { ENTRY_NOUNS, type EntryKind, managedEntryCalls } from "./contract.ts";

/** One row of each noun, by SQL: how they are added is not what is tested here. */
const ROWS = `
  with house as (insert into organization (id, name, seo_url, type_id) values (gen_random_uuid(), 'Işık Kuluçka', 'isik', $1) returning id),
    company as (insert into startup (id, name, seo_url) values (gen_random_uuid(), 'Petek', 'petek') returning id),
    adviser as (insert into service_provider (id, name, seo_url) values (gen_random_uuid(), 'Danışman', 'danisman') returning id),
    course as (insert into program (id, organization_id, seo_url, program_type_id, name_tr)
      select gen_random_uuid(), id, 'okul', $2, 'Bahar okulu' from house returning id),
    invention as (insert into patent (id, organization_id, name_tr, application_numbers)
      select gen_random_uuid(), id, 'Arı sensörü', '{TR 2020/1}' from house returning id)
  insert into job (id, startup_id, seo_url, title_en, description_en, job_role_id, country_id, pay_plan_id, wage_currency_id, publication_date, expiration_date)
    select gen_random_uuid(), id, 'is', 'Engineer', 'Builds things.', $3, (select id from country limit 1), $4, (select id from currency limit 1), '2026-01-01', '2099-01-01' from company`;

const NAMES: Record<EntryKind, string> = {
  organizations: "Işık Kuluçka",
  providers: "Danışman",
  programs: "Bahar okulu",
  jobs: "Engineer",
  patents: "Arı sensörü",
};

test("organizations and providers name their owner, no table a column it lacks", async () => {
  const { db, call, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const add = (table: string, more = "", values = "") =>
    database.pool.query(
      `insert into ${table} (id, name, seo_url${more}) values (gen_random_uuid(), 'Petek', 'petek'${values}) returning id`,
    );
  const ids = [
    (await add("organization", ", type_id", ", (select id from type where kind = 'organizerType' limit 1)")).rows[0].id,
    (await add("service_provider")).rows[0].id,
  ];
  const owner = await signedIn(db, { [ids[0]]: [SCOPE.FULL_ACCESS], [ids[1]]: [SCOPE.FULL_ACCESS] });
  await database.pool.query("update account set name = 'Işıl', surname = 'Bal' where id = $1", [owner.id]);
  for (const kind of ["organizations", "providers"] as const) {
    const { list } = managedEntryCalls[kind].table;
    expect((await call(list, { query: {} }, admin)).data.rows).toMatchObject([{ owner: "Işıl Bal" }]);
    const found = await call(list, { query: { where: "owner.contains.isil" } }, admin);
    expect(found.data.totalCount).toBe(1);
  }
  const columns = (kind: EntryKind) => managedEntryCalls[kind].table.table.columns.map(({ key }) => key as string);
  expect(columns("organizations")).not.toContain("applications");
  expect(columns("providers")).not.toContain("type");
  expect(columns("programs")).not.toContain("city");
});

test("every noun's table finds, hides, shows, deletes and restores at once", async () => {
  const { db, call, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  const first = async (kind: string) =>
    (await database.pool.query("select id from type where kind = $1 limit 1", [kind])).rows[0].id;
  await database.pool.query(ROWS, [
    typeId("organizerType", "incubation-center"),
    await first("programType"),
    await first("jobRole"),
    await first("payPlan"),
  ]);
  for (const list of ENTRY_NOUNS) await database.pool.query("select list_rebuild($1)", [list]);
  for (const kind of ENTRY_NOUNS) {
    const { table: calls, restore } = managedEntryCalls[kind];
    const rows = async (query: object = {}) => (await call(calls.list, { query }, admin)).data.rows;
    const [row] = await rows({ searchText: NAMES[kind].toLocaleLowerCase("tr") });
    expect(row, kind).toMatchObject({ name: NAMES[kind], state: "visible", mayEdit: true });
    const params = { id: row!.id };
    const version = row!.version;
    const hide = await call(calls.change, { params, body: { isVisible: false, version } }, admin);
    expect(hide.data, kind).toMatchObject({ state: "hidden" });
    expect(await rows({ state: "visible" })).toEqual([]);
    expect((await call(calls.remove, { params }, admin)).data).toMatchObject({ state: "deleted", mayEdit: false });
    expect(await call(calls.change, { params, body: { isVisible: true } }, admin)).toMatchObject({ code: "notFound" });
    if (kind === "patents") expect((await call(getPatent, { params }, admin)).status).toBe(404);
    expect((await call(restore, { params }, admin)).data).toMatchObject({ state: "hidden" });
    const body = { query: {}, ids: [row!.id], change: { action: "show" as const } };
    expect((await call(calls.bulk, { body }, admin)).status).toBe(200);
    expect(await rows({ state: "visible", createdFrom: "2020-01-01" })).toHaveLength(1);
    expect((await call(calls.list, { query: {} }, moderator)).status).toBe(403);
    // An entry of its own is edited while it is visible, one that belongs to another while that is there.
    const owner = row!.ownerSeoUrl === "petek" ? "startup" : "organization";
    const setOwner = (deletedAt: string) =>
      database.pool.query(
        `update ${owner} set deleted_at = ${deletedAt}, is_visible = ${deletedAt} is null where seo_url = $1`,
        [row!.ownerSeoUrl],
      );
    await setOwner("now()");
    expect((await rows({ state: "visible" }))[0], kind).toMatchObject({
      mayEdit: row!.owner === null,
      ownerState: row!.owner === null ? null : "deleted",
    });
    await setOwner("null");
    const log = await database.pool.query("select action from audit where entity_id = $1 order by created_at", [
      row!.id,
    ]);
    expect(log.rows.map(({ action }) => action.split(".")[1])).toEqual(["hidden", "deleted", "restored", "shown"]);
  }
});

test("hiding here removes it and its programs from public lists at once", async () => {
  const { db, call, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const { rows } = await database.pool.query<{ id: string }>(
    "insert into organization (id, name, seo_url, type_id) values (gen_random_uuid(), 'Işık', 'isik', $1) returning id",
    [typeId("organizerType", "incubation-center")],
  );
  const id = rows[0]!.id;
  await database.pool.query("select list_refresh('organizations', array[$1]::uuid[])", [id]);
  const found = async () => (await call(organizationCalls.page, { body: {} })).data.totalCount;
  expect(await found()).toBe(1);
  const { table } = managedEntryCalls.organizations;
  await call(table.remove, { params: { id } }, admin);
  expect(await found()).toBe(0);
});
