import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { listHelp } from "../contract.ts";
import { managedHelpCalls } from "./contract.ts";

const KINDS = { direction: "need", kind: "shelter" } as const;
const TEXTS = { titleEn: "200 tents", titleTr: "200 çadır", textEn: "", textTr: "" };
const ENTRY = { ...KINDS, ...TEXTS, cityId: fixedId("city/TR/hatay"), until: null };

test("admins manage offers and needs; everybody sees changes at once", async () => {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const shown = async () => (await call(listHelp, { query: {} })).data.rows.map(({ title, state }) => [title, state]);
  const { data } = await call(managedHelpCalls.add, { body: ENTRY }, admin);
  expect(data).toMatchObject({ titleTr: "200 çadır", state: "open", isVisible: true, city: { name: "Hatay" } });
  expect(await shown()).toEqual([["200 tents", "open"]]);
  const change = (body: object) => call(managedHelpCalls.change, { params: { id: data.id }, body }, admin);
  expect((await change({ state: "matched", version: data.version })).status).toBe(200);
  expect(await shown()).toEqual([["200 tents", "matched"]]);
  expect(await change({ state: "closed", version: data.version })).toMatchObject({ code: "changedMeanwhile" });
  // Another field of the same entry is no clash.
  expect((await change({ titleEn: "200 warm tents", version: data.version })).status).toBe(200);
  expect((await change({ isVisible: false })).status).toBe(200);
  expect(await shown()).toEqual([]);
  const listed = async (query: object) => (await call(managedHelpCalls.list, { query }, admin)).data.totalCount;
  expect([
    await listed({ isVisible: "false" }),
    await listed({ searchText: "cadir" }),
    await listed({ kind: "food" }),
  ]).toEqual([1, 1, 0]);
  expect((await call(managedHelpCalls.remove, { params: { id: data.id } }, admin)).status).toBe(200);
  expect((await change({ state: "open" })).status).toBe(404);
  const { rows } = await database.pool.query(
    "select action from audit where entity = 'earthquakeHelp' order by created_at",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "help.added",
    "help.changed",
    "help.changed",
    "help.changed",
    "help.deleted",
  ]);
});

test("what is no entry is refused by name, and nothing is added", async () => {
  const { call, db } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  for (const [field, value] of Object.entries({
    titleEn: " ",
    titleTr: "x".repeat(201),
    textEn: "x".repeat(4_001),
    direction: "both",
    kind: "gold",
    cityId: fixedId("country/TR"),
    until: "2026-02-30",
  })) {
    const answer = await call(managedHelpCalls.add, { body: { ...ENTRY, [field]: value } as never }, admin);
    expect([field, answer.status]).toEqual([field, 400]);
    expect(answer.data).toMatchObject([{ field }]);
  }
  for (const [titleTr, reason] of [
    ["Bir\niki", "Burada kullanılamayan karakterler var."],
    ["\u200b", "Bu alan zorunlu."],
    [undefined, "Bu eksik."],
  ]) {
    const headers = { "accept-language": "tr" };
    const body = { ...ENTRY, titleTr } as typeof ENTRY;
    const { data } = await call(managedHelpCalls.add, { body }, { ...admin, headers });
    expect(JSON.stringify(data)).toContain(reason);
  }
  expect((await call(managedHelpCalls.list, { query: {} }, admin)).data.totalCount).toBe(0);
});
