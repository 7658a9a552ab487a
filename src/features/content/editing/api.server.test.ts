import fc from "fast-check";
import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { shipContent } from "../commands.server.ts";
import { getContent, getEarthquakeHelpText, getIncubationText, listTestimonials } from "../contract.ts";
import * as calls from "./contract.ts";
import { differenceOf } from "./rules.ts";

async function house(key = "about-us") {
  const params = { key };
  const { db, call, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const edited = async () => (await call(calls.getEditedContent, { params }, admin)).data;
  const save = async (en: object, tr: object = {}, version?: number) => {
    const { kind, texts, inForceSince, ...now } = await edited();
    const next = { en: { ...texts.en, ...en }, tr: { ...texts.tr, ...tr } };
    const body = { kind, texts: next, inForceSince, version: version ?? now.version } as calls.SavedDraft;
    return call(calls.saveContentDraft, { params, body }, admin);
  };
  const publish = async (more: { at?: string; isComplete?: boolean; version?: number } = {}) => {
    const { version } = await edited();
    return call(calls.publishContent, { params, body: { at: null, isComplete: false, version, ...more } }, admin);
  };
  const read = async (locale = "en") =>
    (await call(getContent, { query: { id: key } }, { headers: { "accept-language": locale } })).data;
  const listed = async () => (await call(calls.listContent, {}, admin)).data.rows.find((row) => row.key === key)!;
  return { params, db, call, database, admin, edited, save, publish, read, listed };
}

test("a draft is private until published; versions are compared, restored", async () => {
  const { params, call, admin, edited, save, publish, read, listed, database } = await house();
  const before = await read();
  expect((await save({ title: "About the house", body: "<p>One <b>house</b></p>" })).data.version).toBe(1);
  expect(await read()).toEqual(before);
  expect(await listed()).toMatchObject({ isEdited: false, draftedAt: expect.any(String), outdated: null });
  expect((await publish()).data).toMatchObject({ version: 2, outdated: "tr", draftedAt: null });
  expect(await read()).toMatchObject({ title: "About the house", body: "<p>One <b>house</b></p>", version: 2 });
  const { rows: audited } = await database.pool.query("select action, detail from audit order by id");
  const changes = { before: { titleEn: before.title }, after: { titleEn: "About the house" } };
  expect(audited).toMatchObject([
    { action: "content.drafted", detail: changes },
    { action: "content.published", detail: { number: 2, ...changes } },
  ]);
  // An update of the portal leaves it alone.
  await shipContent(database.db);
  expect((await read()).title).toBe("About the house");
  expect(await listed()).toMatchObject({ isEdited: true, outdated: "tr" });
  expect(await publish()).toMatchObject({ status: 409, code: "draftUnchanged" });

  await save({}, { body: "<p>Bir ev</p>" });
  expect((await publish()).data.outdated).toBe("en");
  await save({ body: "<p>Two houses</p>" });
  expect((await publish({ isComplete: true })).data).toMatchObject({
    outdated: null,
    versions: [{ number: 4, changed: ["en"] }, { number: 3, changed: ["tr"] }, { number: 2 }, { number: 1 }],
  });
  const first = (await call(calls.getContentVersion, { params: { ...params, number: 1 } }, admin)).data;
  expect(first.texts.en).toMatchObject({ title: before.title, body: before.body });
  const kinds = new Set(first.difference.en.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(["removed", "added"]));
  const { texts, inForceSince } = first;
  const { version } = await edited();
  await call(calls.saveContentDraft, { params, body: { kind: "page", texts, inForceSince, version } }, admin);
  await publish();
  expect(await read()).toMatchObject({ title: before.title, body: before.body });
  expect((await edited()).versions).toHaveLength(5);
});

test("a planned publication happens only while its draft is unchanged", async () => {
  const { params, call, admin, save, publish, read, listed, database } = await house();
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await save({ title: "Soon" });
  expect((await publish({ at })).data.publishAt).toBe(at);
  expect(await listed()).toMatchObject({ publishAt: at });
  expect((await read()).title).not.toBe("Soon");
  // Saved again: the plan is taken back.
  expect((await save({ title: "Later" })).data.publishAt).toBe(null);
  await moveClock(database, { hours: 2 });
  await runJobs(database);
  expect((await read()).title).not.toBe("Later");
  await publish({ at: new Date(Date.now() + 3_600_000).toISOString() });
  await moveClock(database, { hours: 2 });
  await database.pool.query("update session set expires_at = expires_at + interval '1 year'");
  await runJobs(database);
  expect((await read()).title).toBe("Later");
  expect((await listed()).draftedAt).toBe(null);

  await save({ title: "Mine" });
  expect(await save({ title: "Theirs" }, {}, 0)).toMatchObject({ status: 409, code: "changedMeanwhile" });
  expect(await publish({ version: 7 })).toMatchObject({ status: 409, code: "changedMeanwhile" });
  const discard = (query: { version?: string } = {}) => call(calls.discardContentDraft, { params, query }, admin);
  expect(await discard({ version: "1" })).toMatchObject({ status: 409, code: "changedMeanwhile" });
  expect((await discard()).data).toMatchObject({ draftedAt: null });
  expect((await discard({ version: "1" })).status).toBe(200);
});

test("an editor with an old version replaces nothing of others", async () => {
  const { edited, save, publish } = await house();
  const { version: opened } = await edited();
  await save({ title: "Theirs" });
  await publish();
  expect(await save({ title: "Mine" }, {}, opened)).toMatchObject({ status: 409, code: "changedMeanwhile" });
  const { version: drafted } = (await save({ title: "A draft" })).data;
  await publish();
  await save({ title: "Another draft" });
  expect(await save({ title: "Mine" }, {}, drafted)).toMatchObject({ status: 409, code: "changedMeanwhile" });
  expect((await edited()).texts.en.title).toBe("Another draft");
});

test("rich text with forbidden elements is refused by name and not saved", async () => {
  const { params, call, db, edited, save } = await house();
  const refused = await save({ body: '<p>Hi</p><script>alert(1)</script><img src="x">' });
  expect(refused).toMatchObject({ status: 400, data: [{ field: "texts.en.body", detail: "<script>, <img>" }] });
  expect((await save({}, { title: " " })).status).toBe(400);
  expect((await edited()).version).toBe(0);
  expect((await save({ body: '<p onclick="x()">Hi</p><a href="javascript:x()">a</a>' })).data.texts.en.body).toBe(
    "<p>Hi</p><a>a</a>",
  );
  const member = await signedIn(db);
  expect((await call(calls.getEditedContent, { params }, member)).status).toBe(403);
  const none = { params: { key: "nothing" } };
  expect((await call(calls.discardContentDraft, none, member)).status).toBe(403);
});

test("testimonials, program and help texts are drafted, previewed, published", async () => {
  const testimonial = await house("testimonial-2");
  const { call, db, admin } = testimonial;
  const seen = async (query: { preview?: "1" }, who?: { token: string }) =>
    (await call(listTestimonials, { query }, who)).data.map(({ name, role }) => `${name}, ${role}`);
  expect(await seen({})).toHaveLength(6);
  expect((await testimonial.save({ name: "<b>Deniz</b>", role: "investor" })).status).toBe(200);
  const member = await signedIn(db);
  expect((await seen({ preview: "1" }, admin))[1]).toBe("<b>Deniz</b>, investor");
  for (const who of [undefined, member])
    expect((await seen({ preview: "1" }, who))[1]).toBe("Kerem Soylu, angel investor");
  expect((await seen({}, admin))[1]).toBe("Kerem Soylu, angel investor");
  expect((await testimonial.publish()).data).toMatchObject({ outdated: "tr", names: { en: "<b>Deniz</b>" } });
  expect((await seen({}))[1]).toBe("<b>Deniz</b>, investor");
  expect(await testimonial.listed()).toMatchObject({ kind: "testimonial", outdated: "tr", isEdited: true });

  const read = { incubation: getIncubationText, "earthquake-help": getEarthquakeHelpText };
  for (const key of ["incubation", "earthquake-help"] as const) {
    const text = await house(key);
    const shown = async () =>
      (await text.call(read[key], { query: {} }, { headers: { "accept-language": "tr" } })).data;
    const before = (await shown())?.title;
    const html = key === "incubation" ? "text" : "add";
    expect(await text.save({}, { [html]: "<p>Bak</p><svg></svg>" })).toMatchObject({
      status: 400,
      data: [{ field: `texts.tr.${html}`, detail: "<svg>" }],
    });
    await text.save({}, { title: "Yeni başlık" });
    await text.publish();
    expect((await shown())?.title).toBe("Yeni başlık");
    expect(await text.listed()).toMatchObject({ outdated: "en" });
    const { texts } = (await text.call(calls.getContentVersion, { params: { ...text.params, number: 1 } }, text.admin))
      .data;
    await text.save(texts.en, texts.tr);
    expect((await text.publish({ isComplete: true })).data.outdated).toBe(null);
    expect((await shown())?.title).toBe(before);
  }
});

test("a text has the fields of its kind and no others", async () => {
  const { params, call, admin, save } = await house("testimonial-1");
  expect((await save({ body: "<p>Much</p>" })).status).toBe(400);
  expect((await save({ role: "x".repeat(101) })).status).toBe(400);
  expect((await save({ role: " " })).status).toBe(400);
  const page = { title: "Title", description: "", body: "<p>Text</p>" };
  const body = { kind: "page" as const, texts: { en: page, tr: page }, inForceSince: null, version: 0 };
  expect((await call(calls.saveContentDraft, { params, body }, admin)).status).toBe(404);
});

test("a difference has both texts whole", () => {
  const words = fc.array(fc.constantFrom("bir", "iki", "üç", "dört"), { maxLength: 30 }).map((all) => all.join(" "));
  fc.assert(
    fc.property(words, words, (one, other) => {
      const textOf = (body: string) => ({ title: "Petek", description: "", body: `<p>${body}</p>` });
      const pieces = differenceOf("page", textOf(one), textOf(other));
      const joined = (left: string) => pieces.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join("");
      expect(joined("added")).toBe(`Petek\n\n${one}`.trim());
      expect(joined("removed")).toBe(`Petek\n\n${other}`.trim());
    }),
  );
});
