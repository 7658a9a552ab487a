import { expect, test } from "vitest";
import { siteIdentity } from "#db/tables/identity.server.ts";
import { matchPath } from "#shared/paths.ts";
import { testApp } from "#testing/app.ts";
import { getAnalytics, getContact, getFooter, getHeader, getLogo } from "./contract.ts";

const TURKISH = { headers: { "accept-language": "tr" } };

test("the portal as it comes: links in the reader's language, no logo of its own, and nothing that counts visits", async () => {
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

test("what the house has set is used, in the other language where one is missing; what makes no sense is as it comes", async () => {
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
