import { expect, test } from "vitest";
import { siteIdentity } from "#db/tables/identity.server.ts";
import { matchPath } from "#shared/paths.ts";
import { testApp } from "#testing/app.ts";
import { getAnalytics, getContact, getFooter, getHeader, getLogo } from "./contract.ts";
import { IDENTITY, originsIn } from "./rules.ts";

const TURKISH = { headers: { "accept-language": "tr" } };

test("by default: localized links, no own logo, no visit counting", async () => {
  const { call } = await testApp();
  expect((await call(getLogo, {})).data).toEqual({ desktopLogo: null, mobileLogo: null });
  expect((await call(getAnalytics, {})).data).toEqual({ analyticsCode: null });
  expect((await call(getContact, {})).data).toEqual({ email: null, phone: null, address: null });
  const { links } = (await call(getHeader, {}, TURKISH)).data;
  expect(links[0]).toEqual({ page: "startups", name: "Girişimler", path: "/tr/girisimler" });
  const footer = (await call(getFooter, {}, TURKISH)).data;
  for (const { page, path } of [...links, ...footer.groups.flatMap((group) => group.links)])
    expect(matchPath(path)).toMatchObject({ key: page, locale: "tr" });
});

test("settings fall back to the other language, nonsense to the default", async () => {
  const { call, database } = await testApp();
  await database.db.insert(siteIdentity).values([
    { key: "contact", value: { email: "ev@kovan.example", phone: 7, address: { tr: "Petek Sokak 6" } } },
    { key: "footer", value: { text: { en: "Our house", tr: "Evimiz" } } },
    { key: "analytics", value: { analyticsCode: "count()" } },
    { key: "logo", value: { desktopLogo: ["x"] } },
  ]);
  expect((await call(getContact, {})).data).toEqual({
    email: "ev@kovan.example",
    phone: null,
    address: "Petek Sokak 6",
  });
  expect((await call(getFooter, {}, TURKISH)).data.text).toBe("Evimiz");
  expect((await call(getAnalytics, {})).data).toEqual({ analyticsCode: "count()" });
  expect((await call(getLogo, {})).data).toEqual({ desktopLogo: null, mobileLogo: null });
});

test("header and footer links are the house's, in order, also to others", async () => {
  const { call, database } = await testApp();
  const blog = { page: "blog", name: { en: "News" } };
  const university = { url: "https://university.example/", name: { en: "The university", tr: "Üniversite" } };
  await database.db.insert(siteIdentity).values([
    { key: "header", value: { links: [blog, { page: "talents" }, university] } },
    { key: "footer", value: { groups: [{ name: { en: "House", tr: "Ev" }, links: [university] }] } },
    { key: "logo", value: { desktopLogo: "/files/public/logo.webp", mobileLogo: "/files/public/small.png" } },
  ]);
  expect((await call(getHeader, {}, TURKISH)).data.links).toEqual([
    { page: "blog", name: "News", path: "/tr/blog" },
    { page: "talents", name: "Yetenekler", path: "/tr/yetenekler" },
    { page: null, name: "Üniversite", path: "https://university.example/" },
  ]);
  expect((await call(getFooter, {}, TURKISH)).data.groups).toEqual([
    { name: "Ev", links: [{ page: null, name: "Üniversite", path: "https://university.example/" }] },
  ]);
  expect((await call(getLogo, {})).data.desktopLogo).toBe("/files/public/logo.webp");
});

test("scripts in links, pictures and script endings are dropped on read", async () => {
  const name = { en: "Bad", tr: "Kötü" };
  const addresses = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "//evil.example",
    "https://user:secret@evil.example",
    "/\\evil.example",
    "ftp://evil.example",
  ];
  const links = [
    ...addresses.map((url) => ({ url, name })),
    { page: "admin" },
    { page: "__proto__" },
    { page: "blog" },
  ];
  for (const picture of [
    "https://evil.example/x.png",
    "/files/public/x.svg",
    "data:image/svg+xml,<svg/>",
    "/files/../x.png",
  ])
    expect(IDENTITY.shape.logo.parse({ desktopLogo: picture, mobileLogo: picture })).toEqual({
      desktopLogo: null,
      mobileLogo: null,
    });
  expect(IDENTITY.shape.header.parse({ links }).links).toEqual([{ page: "blog", name: { en: null, tr: null } }]);
  expect(IDENTITY.shape.footer.parse({ groups: [{ name, links }] }).groups?.[0]?.links).toHaveLength(1);
  for (const analyticsCode of ["a()</script><img src=x onerror=alert(1)>", "<!-- <script>", "<script src=x></script>"])
    expect(IDENTITY.shape.analytics.parse({ analyticsCode }).analyticsCode).toBeNull();
  expect(
    IDENTITY.shape.contact.parse({ email: "a@b.example?bcc=all@b.example", phone: "javascript:1", address: {} }),
  ).toMatchObject({ email: null, phone: null });
});

test("the origins of a script are those it names", () => {
  expect(
    originsIn("load('https://count.example/c.js?a=1'); ping('https://count.example'); var u = `http://127.0.0.1:8/x`"),
  ).toEqual(["https://count.example", "http://127.0.0.1:8"]);
  expect(originsIn("count(); 'https://;script-src *'")).toEqual([]);
});
