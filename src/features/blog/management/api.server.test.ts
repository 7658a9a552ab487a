import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { getPost, listPosts } from "../contract.ts";
import { postCalls } from "./contract.ts";

test("a post is a draft until it has its texts, planned until its time, and keeps its address; what is not allowed is refused by name", async () => {
  const { call, db } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const add = async () =>
    (
      await call(
        postCalls.add,
        { body: { titleEn: "What we learned", titleTr: "Neler öğrendik", author: "Arı" } },
        admin,
      )
    ).data;
  const { id, slugEn, slugTr, state } = await add();
  expect([slugEn, slugTr, state]).toEqual(["what-we-learned", "neler-ogrendik", "draft"]);
  expect((await add()).slugTr).toBe("neler-ogrendik-2");
  const change = (body: object) => call(postCalls.change, { params: { id }, body }, admin);
  const shown = async () => (await call(listPosts, { query: {} })).data.totalCount;
  expect(await change({ isVisible: true })).toMatchObject({ status: 409, code: "postWithoutText" });
  const bodies = { bodyEn: "<p>Much</p>", bodyTr: "<p>Çok</p>" };
  expect(await change({ ...bodies, bodyTr: "<p>Çok</p><iframe></iframe>" })).toMatchObject({
    status: 400,
    data: [{ field: "bodyTr", detail: "<iframe>" }],
  });
  const { version } = (await change(bodies)).data!;
  const later = new Date(Date.now() + 86_400_000).toISOString();
  expect((await change({ isVisible: true, publishedAt: later })).data).toMatchObject({ state: "planned" });
  expect(await shown()).toBe(0);
  expect((await change({ publishedAt: "2026-01-02T09:00:00.000Z", titleTr: "Öğrendiklerimiz" })).data).toMatchObject({
    ...{ state: "published", slugTr: "neler-ogrendik", titleTr: "Öğrendiklerimiz" },
  });
  expect(await shown()).toBe(1);
  expect((await call(getPost, { params: { slug: slugTr } })).data.body).toBe("<p>Much</p>");
  expect(await change({ publishedAt: later, version })).toMatchObject({ status: 409, code: "changedMeanwhile" });
  expect((await call(postCalls.remove, { params: { id } }, admin)).status).toBe(200);
  expect(await shown()).toBe(0);
  const member = await signedIn(db);
  expect((await call(postCalls.list, { query: {} }, member)).status).toBe(403);
});
