import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { importRow } from "#db/tables/data-sources.server.ts";
import { funding } from "#db/tables/funding.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { organizationCalls } from "#features/organizations/contract.ts";
import type { Input } from "#shared/endpoint.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { getStartup } from "../detail/contract.ts";
import { vanishedRowCalls } from "./contract.ts";

type Query = Input<typeof vanishedRowCalls.list>["query"];
type Row = typeof importRow.$inferInsert;

/** An admin, and one of each kind that an import made and its source has no more. */
async function portal() {
  const built = await testApp();
  const { db, call } = built;
  const { token } = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const [startupId, organizationId, roundId] = [v7(), v7(), v7()];
  const typeOf = typeId("organizerType", "incubation-center");
  await db.insert(startup).values({ id: startupId, seoUrl: "isik", name: "Işık Enerji" });
  await db.insert(organization).values({ id: organizationId, typeId: typeOf, name: "Petek", seoUrl: "petek" });
  await db.insert(funding).values({ id: roundId, startupId });
  await db.execute(sql`select list_rebuild('startups'), list_rebuild('organizations')`);
  await db.execute(sql`insert into data_source (key, name, url, licence, licence_url, attribution_en, attribution_tr)
    values ('sample', 'Sample', 'https://sample.example', 'CC', 'https://cc.example', 'By Sample', 'Sample')`);
  const vanishedAt = new Date();
  const rows: Row[] = [
    { kind: "startup", sourceKey: "sample:isik", entityId: startupId, vanishedAt },
    { kind: "funding", sourceKey: "sample:isik 1", entityId: roundId, vanishedAt },
    { kind: "organization", sourceKey: "sample:petek", entityId: organizationId, vanishedAt },
    { kind: "organization", sourceKey: "sample:still-there", entityId: v7() },
  ];
  await db.insert(importRow).values(rows);
  const list = async (query: Query = {}) => (await call(vanishedRowCalls.list, { query }, { token })).data.rows;
  const idOf = async (kind: Row["kind"]) => (await list({ kind }))[0]!.id;
  const decide = async (kind: Row["kind"], decision: "open" | "gone" | "stays") =>
    call(vanishedRowCalls.change, { params: { id: await idOf(kind) }, body: { decision } }, { token });
  const noteOf = async () => {
    const { data } = await call(getStartup, { params: { seoUrlOrId: "isik" } });
    return data.dataSources[0]!.vanishedAt;
  };
  return { ...built, token, list, decide, noteOf, startupId, organizationId, roundId };
}

test("what its source no longer has is listed, filtered; the rest is not", async () => {
  const { list } = await portal();
  expect((await list()).map(({ name, kind }) => `${kind} ${name}`).sort()).toEqual([
    "funding Işık Enerji",
    "organization Petek",
    "startup Işık Enerji",
  ]);
  expect((await list({ searchText: "isik 1" })).map(({ kind }) => kind)).toEqual(["funding"]);
  expect(await list({ kind: "startup" })).toMatchObject([
    { source: "Sample", sourceKey: "isik", seoUrl: "isik", decision: "open", decidedBy: null },
  ]);
});

test("what stays loses the note on its page, until somebody decides again", async () => {
  const { list, decide, noteOf } = await portal();
  expect(await noteOf()).toEqual(expect.any(String));
  for (const _ of [1, 2]) expect((await decide("startup", "stays")).data).toMatchObject({ decision: "stays" });
  expect(await noteOf()).toBeNull();
  expect(await list({ decision: "stays" })).toMatchObject([{ decidedBy: "Deniz Ergin" }]);
  expect((await decide("startup", "open")).data).toMatchObject({ decision: "open", decidedAt: null, decidedBy: null });
  expect(await noteOf()).toEqual(expect.any(String));
});

test("vanished startups, rounds and organizations are removed for good", async () => {
  const { db, call, token, list, decide, startupId, roundId } = await portal();
  expect((await decide("funding", "gone")).status).toBe(200);
  expect(await db.select().from(funding).where(eq(funding.id, roundId))).toEqual([]);
  expect((await decide("organization", "gone")).status).toBe(200);
  expect((await call(organizationCalls.page, { body: {} })).data.totalCount).toBe(0);
  expect((await decide("startup", "gone")).status).toBe(200);
  expect((await call(getStartup, { params: { seoUrlOrId: startupId } })).status).toBe(404);
  expect(await list({ decision: "gone" })).toHaveLength(3);

  expect(await decide("startup", "stays")).toMatchObject({
    status: 400,
    data: [{ field: "decision", reason: "cannotBeTakenBack" }],
  });
  const { rows } = await db.execute(sql`select action, entity from audit where action like 'import.%' order by id`);
  expect(rows).toEqual(["funding", "organization", "startup"].map((entity) => ({ action: "import.gone", entity })));
  const body = { query: {}, ids: [v7()], change: { action: "gone" as const } };
  expect((await call(vanishedRowCalls.bulk, { body }, { token })).data).toMatchObject({ done: 0, refused: [] });
});
