import { expect, test } from "vitest";
import {
  getEditedContent,
  listContent,
  publishContent,
  type SavedDraft,
  saveContentDraft,
} from "#features/content/editing/contract.ts";
import { postKeyOf } from "#features/content/limits.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { getPost, listPosts } from "../contract.ts";
import { postCalls } from "./contract.ts";

test("a post is a draft, planned or published, and keeps its address", async () => {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const titles = { titleEn: "What we learned", titleTr: "Neler öğrendik" };
  const add = async () => (await call(postCalls.add, { body: { ...titles, author: "Arı" } }, admin)).data;
  const { id, slugEn, slugTr, state } = await add();
  expect([slugEn, slugTr, state]).toEqual(["what-we-learned", "neler-ogrendik", "draft"]);
  expect((await add()).slugTr).toBe("neler-ogrendik-2");
  const change = (body: object) => call(postCalls.change, { params: { id }, body }, admin);
  const shown = async () => (await call(listPosts, { query: {} })).data.totalCount;
  const listed = async () => (await call(postCalls.get, { params: { id } }, admin)).data;
  const params = { key: postKeyOf(id) };
  const write = async (en: object, tr: object) => {
    const { kind, texts, version } = (await call(getEditedContent, { params }, admin)).data;
    const next = { en: { ...texts.en, ...en }, tr: { ...texts.tr, ...tr } };
    const body = { kind, texts: next, inForceSince: null, version } as SavedDraft;
    return call(saveContentDraft, { params, body }, admin);
  };
  const publish = async () => {
    const { version } = (await call(getEditedContent, { params }, admin)).data;
    return call(publishContent, { params, body: { version, at: null, isComplete: false } }, admin);
  };

  expect(await change({ isVisible: true })).toMatchObject({ status: 409, code: "postWithoutText" });
  expect(await write({}, { body: "<p>Çok</p><iframe></iframe>" })).toMatchObject({
    status: 400,
    data: [{ field: "texts.tr.body", detail: "<iframe>" }],
  });
  expect((await write({ body: "<p>Much</p>" }, {})).status).toBe(200);
  expect(await publish()).toMatchObject({ status: 409, code: "postWithoutText" });
  await write({}, { body: "<p>Çok</p>", title: "Öğrendiklerimiz" });
  const read = async (query = {}, who = {}) => call(getPost, { params: { slug: slugTr }, query }, who);
  expect((await read({ preview: "1" })).status).toBe(404);
  expect((await read({ preview: "1" }, admin)).data.body).toBe("<p>Much</p>");
  expect(await listed()).toMatchObject({ hasDraft: true, isOutdated: false });
  expect((await publish()).data).toMatchObject({ versions: [{ number: 1 }], outdated: null });
  const { version } = await listed();

  const later = new Date(Date.now() + 86_400_000).toISOString();
  expect((await change({ isVisible: true, publishedAt: later })).data).toMatchObject({ state: "planned" });
  expect(await shown()).toBe(0);
  expect((await change({ publishedAt: "2026-01-02T09:00:00.000Z" })).data).toMatchObject({
    state: "published",
    slugTr: "neler-ogrendik",
    titleTr: "Öğrendiklerimiz",
  });
  expect(await shown()).toBe(1);
  expect((await read()).data.body).toBe("<p>Much</p>");
  expect(await change({ publishedAt: later, version })).toMatchObject({ status: 409, code: "changedMeanwhile" });

  // A new draft of a published text: one language falls behind.
  await write({ body: "<p>More</p>" }, {});
  expect((await read()).data.body).toBe("<p>Much</p>");
  await publish();
  expect((await read()).data.body).toBe("<p>More</p>");
  expect((await call(listContent, {}, admin)).data.outdatedPosts).toBe(1);
  const outdated = await call(postCalls.list, { query: { isOutdated: "true" } }, admin);
  expect(outdated.data.rows.map((row) => row.id)).toEqual([id]);

  await write({ title: "Never" }, {});
  expect((await call(postCalls.remove, { params: { id } }, admin)).status).toBe(200);
  expect(await shown()).toBe(0);
  const { rows } = await database.pool.query(
    "select from content_draft union all select from content_edit union all select from content_version",
  );
  expect(rows).toEqual([]);
  const member = await signedIn(db);
  expect((await call(postCalls.list, { query: {} }, member)).status).toBe(403);
});
