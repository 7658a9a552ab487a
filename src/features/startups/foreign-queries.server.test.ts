import { expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { changeQuery, deleteQuery, listStartups, savedQueries, saveQuery } from "./contract.ts";

test("what another member saved stays theirs, whatever is sent for it", async () => {
  const { db, call } = await testApp();
  const [owner, other] = [await signedIn(db), await signedIn(db)];
  const { id } = (await call(saveQuery, { body: { name: "Petek", filter: {} } }, owner)).data;
  await call(changeQuery, { query: { id }, body: { name: "Mine" } }, other);
  await call(deleteQuery, { query: { id } }, other);
  await call(listStartups, { body: { queryId: id } }, other);
  const own = await call(savedQueries, { query: {} }, owner);
  expect(own.data).toMatchObject({ totalCount: 1, rows: [{ id, name: "Petek" }] });
});
