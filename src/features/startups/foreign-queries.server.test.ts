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

test("a saved search renamed in another tab is not silently renamed again", async () => {
  const { db, call } = await testApp();
  const owner = await signedIn(db);
  const { id, version } = (await call(saveQuery, { body: { name: "Petek", filter: {} } }, owner)).data;
  const rename = (name: string, from: number) =>
    call(changeQuery, { query: { id }, body: { name, version: from } }, owner);
  expect(await rename("Bal", version)).toMatchObject({ status: 200, data: { version: version + 1 } });
  expect(await rename("Arı", version)).toMatchObject({
    status: 409,
    data: [{ field: "name", yours: "Arı", theirs: "Bal", version: version + 1 }],
  });
  expect(await rename("Arı", version + 1)).toMatchObject({ data: { name: "Arı" } });
});
