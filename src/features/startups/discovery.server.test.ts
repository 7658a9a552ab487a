import sharp from "sharp";
import { expect, test } from "vitest";
import { startup } from "#db/tables/startups.server.ts";
import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import { markSvg } from "#server/art/logo.server.ts";
import { pictureSvg } from "#server/discovery/draw-picture.server.ts";
import { addressOfKey, keyOf, newName } from "#server/files/keys.server.ts";
import { FEEDS, feedPath, listPicture, pictureOf, portalPicture } from "#shared/discovery.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";

test("share pictures are 1200 × 630 and are not sent twice", async () => {
  const { app, database } = await testApp();
  await insertFullStartup(database);
  for (const url of [pictureOf("startup", "isik-batarya", "tr"), portalPicture("en"), listPicture("startups", "tr")]) {
    const { statusCode, headers, rawPayload } = await app.inject(url);
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    const again = await app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
  for (const url of [
    "/share/startup/nobody.tr.png",
    "/share/startup/isik-batarya.de.png",
    "/share/other.en.png",
    "/share/startup/%00.en.png",
    "/share/startup/..%2f..%2fetc.en.png",
  ])
    expect((await app.inject(url)).statusCode, url).toBe(404);
});

test("a share picture is named, changes with its thing, and hides with it", async () => {
  const words = await pictureSvg(
    {
      logo: Buffer.from(markSvg()).toString("base64"),
      seed: "bal",
      title: "Işık Batarya",
      text: "Güneşten",
      facts: ["İzmir"],
    },
    { outlines: false },
  );
  for (const word of ["Işık", "Batarya", "Güneşten", "İzmir"]) expect(words).toContain(`>${word}<`);
  const { app, database, db } = await testApp();
  await insertFullStartup(database);
  const url = pictureOf("startup", "isik-batarya", "tr");
  const first = await app.inject(url);
  // A cached copy is validated each time it is used.
  expect(first.headers["cache-control"]).toBe("public, no-cache");
  const asked = { url, headers: { "if-none-match": String(first.headers.etag) } };
  await db.update(startup).set({ name: "Kara Kovan" });
  const renamed = await app.inject(asked);
  expect(renamed.statusCode).toBe(200);
  expect(renamed.rawPayload.equals(first.rawPayload)).toBe(false);
  await db.update(startup).set({ isVisible: false });
  expect((await app.inject(asked)).statusCode).toBe(404);
  await db.update(startup).set({ isVisible: true, deletedAt: new Date() });
  expect((await app.inject(asked)).statusCode).toBe(404);
});

test("a share picture draws every alphabet, and Arabic from right to left", async () => {
  const drawn = async (title: string, outlines: boolean) =>
    pictureSvg(
      { logo: Buffer.from(markSvg()).toString("base64"), seed: "bal", title, text: "Bal", facts: [] },
      { outlines },
    );
  const names = ["Пчела", "Μέλισσα", "نحلة الطاقة", "דבש", "Bal 😀"];
  // A letter that no face has is a box, the same one for each: two such names are drawn alike, others are not.
  const pictures = await Promise.all(
    [...names, ...names.map((name) => [...name].reverse().join(""))].map((name) => drawn(name, true)),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(await drawn("ꐀꐁ", true)).toBe(await drawn("ꐂꐃ", true));
  const arabic = await drawn("نحلة الطاقة", false);
  const placeOf = (word: string) => Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${word}<`).exec(arabic)![1]);
  expect(placeOf("نحلة")).toBeGreaterThan(placeOf("الطاقة"));
});

test("an uploaded logo is drawn in the picture, which changes with it", async () => {
  const { app, database, db } = await testApp();
  const { id } = await insertFullStartup(database);
  const fetchPicture = async () => (await app.inject(pictureOf("startup", "isik-batarya", "tr"))).rawPayload;
  const drawn = await fetchPicture();
  const red = { width: 512, height: 512, channels: 3 as const, background: "#ff0000" };
  const key = keyOf("public", id, newName(Buffer.from(id)), "512", "webp");
  await app.services.files.put(key, await sharp({ create: red }).webp().toBuffer());
  await db.update(startup).set({ logo: addressOfKey(key), logo512: addressOfKey(key) });
  const picture = await fetchPicture();
  expect(picture.equals(drawn)).toBe(false);
  // The middle of the tile, which begins at the left edge of the text and overlaps the cover.
  const pixel = await sharp(picture)
    .extract({ left: 148, top: 210, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect([...pixel].map((value) => Math.round(value / 32))).toEqual([8, 0, 0]);
});

test("every feed that pages name exists", async () => {
  const { app } = await testApp();
  for (const kind of FEEDS) expect((await app.inject(feedPath(kind, "en", "rss"))).body, kind).toContain("<rss");
  expect(app.features.flatMap(({ feeds = [] }) => feeds.map(({ kind }) => kind)).sort()).toEqual([...FEEDS].sort());
});

test("the feed has as many startups as the list shows without a package", async () => {
  const { app, db } = await testApp();
  const { freeStartupCount } = await premiumSettingsOf(db);
  const many = Array.from({ length: freeStartupCount + 5 }, (_, index) => ({
    name: `S${index}`,
    seoUrl: `s-${index}`,
  }));
  await db.insert(startup).values(many);
  const entries = async () => (await app.inject(feedPath("startups", "en", "atom"))).body.split("<entry>").length - 1;
  expect(await entries()).toBe(freeStartupCount);
});

test("the feed names new startups, escaped, none hidden or imported", async () => {
  const { app, database, db } = await testApp();
  await insertFullStartup(database, { name: "<b>Bal & Arı</b>\u0001", seoUrl: "bal", taglineTr: "]]>" });
  for (const format of ["atom", "rss"] as const) {
    const url = feedPath("startups", "tr", format);
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers["content-type"]]).toEqual([200, `application/${format}+xml; charset=utf-8`]);
    expect(body).toContain("<title>&#60;b&#62;Bal &#38; Arı&#60;/b&#62;</title>");
    expect(body).toContain("/tr/girisim/bal");
    for (const raw of ["<b>", "\u0001", "]]>"]) expect(body).not.toContain(raw);
    const again = await app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
  for (const url of ["/feeds/nobody.tr.atom", "/feeds/startups.de.atom", "/feeds/startups.tr.json", "/feeds/startups"])
    expect((await app.inject(url)).statusCode, url).toBe(404);
  const hasEntries = async () => (await app.inject(feedPath("startups", "tr", "atom"))).body.includes("<entry>");
  await db.update(startup).set({ source: "import" });
  expect(await hasEntries()).toBe(false);
  await db.update(startup).set({ source: "member" });
  expect(await hasEntries()).toBe(true);
  await db.update(startup).set({ isVisible: false });
  expect(await hasEntries()).toBe(false);
});
