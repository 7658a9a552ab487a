import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { organization } from "#db/tables/organizations.server.ts";
import { saveQuery, startupCalls } from "#features/startups/contract.ts";
import { startupList } from "#features/startups/filters.ts";
import { startupsPage } from "#features/startups/parts/list.ts";
import { inProcessApi } from "#server/in-process-api.server.ts";
import { readViewer } from "#server/session.server.ts";
import { extraOf } from "#shared/extra.ts";
import { loadList } from "#shared/list/load-list.ts";
import { savedRuleSchema } from "#shared/list/saved-rule.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { FAKE_CENTERS, insertFakeReferences } from "#testing/startups.ts";
import { recordStatements } from "#testing/statements.ts";

test("a filtered list page reads its saved search and the rows it names once", async () => {
  const { app, call, db, database } = await testApp();
  await insertFakeReferences(database);
  const { token } = await signedIn(db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] });
  const rules = [
    { fieldName: "incorporated", operator: "eq", value: true },
    { fieldName: "sector", operator: "in", value: ["energy"] },
  ];
  const rule = savedRuleSchema(startupList).parse({ condition: "or", rules });
  const saved = await call(saveQuery, { body: { name: "Bal", rule } }, { token });
  const [center] = await db.select().from(organization).where(eq(organization.id, FAKE_CENTERS[0]!));
  const viewer = await readViewer(db, `Bearer ${token}`, { showsDemo: true });
  const api = inProcessApi(app, { viewer, viewerKey: "", locale: "en", address: "127.0.0.1", host: "kovan.example" });
  const search = new URLSearchParams({ center: center!.seoUrl, queryId: saved.data.id, saved: "1" });
  const statements = recordStatements(database);
  const url = new URL(`/startups?${search}`, "http://kovan.example");
  const logFault = vi.fn();
  const request = {
    api,
    extra: extraOf(logFault),
    locale: "en" as const,
    viewer,
    pages: new Set<never>(),
    listView: { as: "cards" as const, columns: undefined },
    setListView: () => {},
  };
  const page = await loadList(startupsPage, request, "", url);
  expect(page).toMatchObject({ kind: "list", saved: { rows: [{ name: "Bal" }] }, list: { query: { name: "Bal" } } });
  for (const part of ['"saved_query"."id" =', "t.seo_url = any"])
    expect(
      statements.filter((text) => text.includes(part)),
      part,
    ).toHaveLength(1);

  // The list stays where its panel's choices or the saved searches beside it cannot be read.
  const fault = new Error("the statement was cut off");
  const failing = ((...args) =>
    args[0].path === startupCalls.page.path ? api(...args) : Promise.reject(fault)) as typeof request.api;
  const alone = await loadList(startupsPage, { ...request, api: failing }, "", url);
  expect(alone).toMatchObject({ kind: "list", saved: undefined, panel: { lists: {} }, list: { all: 0 } });
  expect(logFault.mock.calls).toEqual([[fault], [fault]]);
});
