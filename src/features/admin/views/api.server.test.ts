import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { VIEWS_MAX } from "#shared/table/column.ts";
import { deleteTableView, getTableViews, saveTableView } from "#shared/table/viewer-calls.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";

const LOCKED = {
  name: "Locked, newest",
  isShared: false,
  query: { isLocked: "true", sort: "createdAt", order: "desc" },
  settings: { hidden: ["roles"], widths: { name: 320 } },
};

async function world() {
  const { db, call } = await testApp();
  const as = (entity: string) => signedIn(db, { [entity]: [SCOPE.FULL_ACCESS] });
  const [one, other] = [await as(PLATFORM_ENTITY.admin), await as(PLATFORM_ENTITY.specialAdmin)];
  const moderator = await as(PLATFORM_ENTITY.moderator);
  const views = async (who: { token: string }, key = "users") =>
    (await call(getTableViews, { params: { key } }, who)).data.views;
  const save = (who: { token: string }, view: object = {}, key = "users") =>
    call(saveTableView, { params: { key }, body: { ...LOCKED, ...view } }, who);
  return { call, one, other, moderator, views, save };
}

test("a view is its owner's alone until it is shared; others cannot delete it", async () => {
  const { call, one, other, views, save } = await world();
  expect((await save(one)).data.views).toMatchObject([{ ...LOCKED, by: null }]);
  expect([await views(other), await views(one, "admins")]).toEqual([[], []]);
  // The same name again is the same view.
  await save(one, { isShared: true, query: { isLocked: "false" } });
  const [shared] = await views(other);
  expect(shared).toMatchObject({ name: LOCKED.name, query: { isLocked: "false" }, by: "Deniz Ergin" });
  const remove = (who: { token: string }) => call(deleteTableView, { params: { key: "users", id: shared!.id } }, who);
  expect((await remove(other)).data.views).toHaveLength(1);
  // Another's view of the same name stands beside it.
  expect((await save(other, { isShared: true })).data.views.map(({ by }) => by === null)).toContain(true);
  expect(await views(one)).toHaveLength(2);
  expect((await remove(one)).data.views).toMatchObject([{ by: "Deniz Ergin" }]);
  expect((await remove(one)).status).toBe(200);
});

test("a view names columns of its table, for who may read it, up to a limit", async () => {
  const { one, moderator, views, save } = await world();
  expect(await save(one, { settings: { hidden: ["nobody"] } })).toMatchObject({
    status: 400,
    data: [{ field: "settings.hidden" }],
  });
  for (const name of ["", " ", "x".repeat(61), "two\nlines"]) expect((await save(one, { name })).status).toBe(400);
  expect((await save(one, { query: { "is locked": "true" } })).status).toBe(400);
  expect((await save(one, {}, "no-such-table")).status).toBe(404);
  expect((await save(moderator)).status).toBe(403);
  expect((await save(moderator, { settings: {} }, "startups")).status).toBe(200);
  for (let at = 1; at <= VIEWS_MAX; at++) await save(one, { name: `View ${at}` });
  expect(await save(one)).toMatchObject({ status: 409, code: "conflict" });
  expect((await save(one, { name: "View 1", isShared: true })).status).toBe(200);
  expect(await views(one)).toHaveLength(VIEWS_MAX);
});
