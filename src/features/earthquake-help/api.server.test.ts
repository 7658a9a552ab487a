import { v7 } from "uuid";
import { expect, test } from "vitest";
import { earthquakeHelp } from "#db/tables/earthquake-help.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { listHelp } from "./contract.ts";

test("offers and needs: open first, then expired, none hidden; filters", async () => {
  const { call, database } = await testApp();
  const add = (title: string, more: Partial<typeof earthquakeHelp.$inferInsert>) =>
    database.db.insert(earthquakeHelp).values({
      id: v7(),
      direction: "need",
      kind: "shelter",
      titleEn: title,
      titleTr: `${title} tr`,
      textEn: "",
      textTr: "",
      cityId: fixedId("city/TR/hatay"),
      ...more,
    });
  await add("open", {});
  await add("expired", { until: "2020-01-01" });
  await add("matched", { state: "matched", until: "2020-01-01", kind: "food" });
  await add("offer", { direction: "offer", until: "2099-01-01" });
  await add("hidden", { isVisible: false });
  const titles = async (query: object) =>
    (await call(listHelp, { query })).data.rows.map(({ title, state }) => `${title} ${state}`);
  expect(await titles({})).toEqual(["offer open", "open open", "matched matched", "expired expired"]);
  expect(await titles({ direction: "need", state: "open" })).toEqual(["open open"]);
  expect(await titles({ state: "expired" })).toEqual(["expired expired"]);
  expect(await titles({ kind: "food" })).toEqual(["matched matched"]);
  expect(await titles({ currentPage: 9 })).toEqual([]);
  const turkish = await call(listHelp, { query: { kind: "food" } }, { headers: { "accept-language": "tr" } });
  expect(turkish.data.rows[0]).toMatchObject({ title: "matched tr", city: "Hatay" });
  for (const query of [{ direction: "both" }, { kind: "' or 1=1" }, { currentPage: 0 }, { pageSize: 1e9 }])
    expect((await call(listHelp, { query } as never)).status).toBe(400);
});
