import sharp from "sharp";
import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { getAnalytics, getBrand, getContact, getFooter, getHeader, getLogo } from "../identity/contract.ts";
import { deleteLogo, getSiteIdentity, putIdentity, putLogo } from "./contract.ts";

async function world() {
  const built = await testApp();
  const admin = await signedIn(built.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  return { ...built, admin };
}
const none = { en: null, tr: null };
const NO_CONTACT = { email: null, phone: null, address: none, controller: null, requestsEmail: null };

test("header, footer and contact show what an admin saved", async () => {
  const { call, admin, database } = await world();
  const comes = { header: (await call(getHeader, {})).data, footer: (await call(getFooter, {})).data };
  const links = [
    { page: "blog" as const, name: { en: "News", tr: null } },
    { url: "https://university.example/", name: { en: "University", tr: "Üniversite" } },
  ];
  const saved = await call(putIdentity.header, { body: { value: { links }, version: 0 } }, admin);
  expect(saved.data.version).toBe(1);
  expect((await call(getHeader, {})).data.links.map(({ name, path }) => [name, path])).toEqual([
    ["News", "/blog"],
    ["University", "https://university.example/"],
  ]);
  const value = { text: { en: "Ours", tr: "Bizim" }, groups: [{ name: { en: "One", tr: "Bir" }, links }] };
  await call(putIdentity.footer, { body: { value, version: 0 } }, admin);
  expect((await call(getFooter, {})).data).toMatchObject({ text: "Ours", groups: [{ name: "One" }] });
  const contact = { ...NO_CONTACT, email: "ev@kovan.example", phone: "+90 212 000 00 00" };
  await call(putIdentity.contact, { body: { value: contact, version: 0 } }, admin);
  expect((await call(getContact, {})).data).toMatchObject({ email: "ev@kovan.example", phone: "+90 212 000 00 00" });
  const stored = (await call(getSiteIdentity, {}, admin)).data;
  expect(stored.header).toEqual({
    value: { links: [{ page: "blog", name: { en: "News", tr: null } }, links[1]] },
    version: 1,
  });
  await call(putIdentity.header, { body: { value: { links: null }, version: 1 } }, admin);
  await call(putIdentity.footer, { body: { value: { text: none, groups: null }, version: 1 } }, admin);
  expect({ header: (await call(getHeader, {})).data, footer: (await call(getFooter, {})).data }).toEqual(comes);
  const { rows } = await database.pool.query(
    "select detail -> 'after' a from audit where action = 'site.header' order by id",
  );
  expect(rows.map(({ a }) => a.links === null)).toEqual([false, true]);
});

test("the portal has its admin's name and a colour with enough contrast", async () => {
  const { call, admin, app } = await world();
  const put = (value: { name: string | null; colour: string | null }, version: number) =>
    call(putIdentity.brand, { body: { value, version } }, admin);
  expect((await call(getBrand, {})).data).toEqual({ name: "Kovan", colour: null });
  expect((await put({ name: "Petek Evi", colour: "#0B6B4F" }, 0)).data.version).toBe(1);
  expect((await call(getBrand, {})).data).toEqual({ name: "Petek Evi", colour: "#0b6b4f" });
  expect((await app.inject("/openapi.json")).json().info.title).toBe("Petek Evi");
  const feed = await app.inject({ url: "/feeds/startups.en.atom" });
  expect(feed.body).toContain("· Petek Evi</title>");
  for (const colour of ["#ffffff", "#7f7f7f"])
    expect(await put({ name: null, colour }, 1)).toMatchObject({
      status: 400,
      data: [{ field: "value.colour", message: expect.stringContaining("Text on this color") }],
    });
  for (const name of ["", "<b>Petek</b>", "x".repeat(41)])
    expect((await put({ name, colour: null }, 1)).status, name).toBe(400);
  await put({ name: null, colour: null }, 1);
  expect((await call(getBrand, {})).data).toEqual({ name: "Kovan", colour: null });
});

test("two admins do not undo each other, the first save included", async () => {
  const { call, admin } = await world();
  const save = (email: string, version: number) =>
    call(putIdentity.contact, { body: { value: { ...NO_CONTACT, email }, version } }, admin);
  const first = await Promise.all([save("a@kovan.example", 0), save("b@kovan.example", 0)]);
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await save("c@kovan.example", 0)).code).toBe("changedMeanwhile");
  expect((await save("c@kovan.example", 1)).data.version).toBe(2);
});

test("invalid links, addresses and scripts are refused at their fields", async () => {
  const { call, admin } = await world();
  const fieldOf = async (answer: Promise<{ status: number; data: unknown }>) => {
    const { status, data } = await answer;
    return [status, (data as { field: string }[] | null)?.[0]?.field];
  };
  const header = (url: string) =>
    call(putIdentity.header, { body: { value: { links: [{ url, name: { en: "A", tr: "A" } }] }, version: 0 } }, admin);
  for (const url of ["javascript:alert(1)", "https://me:secret@site.example/", "/somewhere"])
    expect((await header(url)).status, url).toBe(400);
  const contact = { ...NO_CONTACT, email: "not an address" };
  expect(await fieldOf(call(putIdentity.contact, { body: { value: contact, version: 0 } }, admin))).toEqual([
    400,
    "value.email",
  ]);
  const analytics = (analyticsCode: string) =>
    call(putIdentity.analytics, { body: { value: { analyticsCode }, version: 0 } }, admin);
  for (const code of ["this is no script", "<script>count()</script>", "count('</script>')", "if ("])
    expect(await fieldOf(analytics(code)), code).toEqual([400, "value.analyticsCode"]);
  const why = async (code: string) => ((await analytics(code)).data as unknown as { message: string }[])[0]!.message;
  expect(await why("count();\nthis is none")).toContain("in line 2: “is none”.");
  expect(await why("count();\n\nif (")).toContain("in line 3.");
  expect(await why("count();\n\n<script>")).toContain("Line 3 would end the script");
  expect((await analytics('globalThis.hasRun = true; fetch("https://count.example/hit")')).status).toBe(200);
  expect("hasRun" in globalThis).toBe(false);
  expect((await call(getAnalytics, {})).data.analyticsCode).toContain("count.example");
  expect((await call(getSiteIdentity, {}, admin)).data.origins).toEqual(["https://count.example"]);
});

test("a logo keeps its shape, is replaced and removed; non-pictures refused", async () => {
  const { app, call, admin } = await world();
  const png = async (width: number, height: number) => {
    const bytes = await sharp({ create: { width, height, channels: 4, background: "#0000" } })
      .png()
      .toBuffer();
    return new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" });
  };
  const put = (kind: "desktop" | "mobile", file: File) => call(putLogo, { params: { kind }, body: { file } }, admin);
  const { data: address } = await put("desktop", await png(900, 200));
  expect((await call(getLogo, {})).data).toEqual({ desktopLogo: address, mobileLogo: null });
  const { rawPayload } = await app.inject(address);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 480, height: 107, format: "webp" });
  const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"], "logo.svg");
  expect((await put("mobile", svg)).code).toBe("notAnImage");
  await put("mobile", await png(64, 64));
  await call(deleteLogo, { params: { kind: "desktop" } }, admin);
  expect((await call(getLogo, {})).data).toMatchObject({
    desktopLogo: null,
    mobileLogo: expect.stringMatching(/webp$/),
  });
});
