import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { organization } from "#db/tables/organizations.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { managedEntryCalls } from "#features/entries/contract.ts";

import { managedStartupCalls } from "#features/startups/management/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";

/** Startups and organizations of several sectors, types and places, as an admin sees them. */
async function withEntries() {
  const { call, db } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const startups = [
    { name: "Arı Kovanı", sector: "fintech", country: "TR" },
    { name: "Fintech Günlüğü", sector: "health", country: "US" },
    { name: "Bal Peteği", sector: "health", country: "TR" },
  ];
  for (const [at, { name, sector, country }] of startups.entries())
    await db.insert(startup).values({
      id: v7(),
      name,
      seoUrl: `s-${at}`,
      isVisible: at !== 0,
      sectorId: typeId("sector", sector),
      countryId: fixedId(`country/${country}`),
    });
  const organizations = [
    { name: "Kovan Park", type: "science-park", country: "TR" },
    { name: "Orta Doğu Teknik Üniversitesi", type: "university", country: "TR" },
  ];
  for (const [at, { name, type, country }] of organizations.entries())
    await db.insert(organization).values({
      id: v7(),
      name,
      seoUrl: `o-${at}`,
      typeId: typeId("organizerType", type),
      countryId: fixedId(`country/${country}`),
    });
  await db.execute(sql`select list_refresh('organizations', array(select id from organization))`);
  const namesIn = async (list: typeof managedStartupCalls.list, searchText: string) => {
    const { status, data } = await call(list, { query: { searchText } }, admin);
    expect(status).toBe(200);
    return data.rows.map(({ name }) => name).toSorted();
  };
  return {
    call,
    admin,
    startupsFor: (text: string) => namesIn(managedStartupCalls.list, text),
    organizationsFor: (text: string) =>
      namesIn(managedEntryCalls.organizations.table.list as unknown as typeof managedStartupCalls.list, text),
  };
}

test("admin tables find rows by words of the values they have, in both languages", async () => {
  const { startupsFor, organizationsFor } = await withEntries();
  expect(await startupsFor("fintechler")).toEqual(["Arı Kovanı"]);
  expect(await startupsFor("fintech")).toEqual(["Arı Kovanı", "Fintech Günlüğü"]);
  expect(await startupsFor("finansal teknoloji")).toEqual(["Arı Kovanı"]);
  for (const text of ["Türkiye", "Turkey", "türkiye'de"])
    expect([text, await startupsFor(text)]).toEqual([text, ["Arı Kovanı", "Bal Peteği"]]);
  expect(await startupsFor("ABD")).toEqual(["Fintech Günlüğü"]);
  expect(await startupsFor("sağlık petek")).toEqual([]);
  expect(await startupsFor("sağlık peteği")).toEqual(["Bal Peteği"]);
  expect(await organizationsFor("teknokentler")).toEqual(["Kovan Park"]);
  expect(await organizationsFor("technopark Turkey")).toEqual(["Kovan Park"]);
  expect(await organizationsFor("ODTÜ")).toEqual(["Orta Doğu Teknik Üniversitesi"]);
});
