import { expect, test } from "vitest";
import { GUARDS } from "#shared/paths/guards.server.ts";
import type { PathKey } from "#shared/paths.ts";
import { openPage, openPages, sitemapIndex, sitemapOf } from "./parts/sitemap.ts";
import { memberLinks } from "./rules.ts";
import { otherLanguage } from "./shell/language-address.ts";

test("member menu links exist; panel for admins, investments for investors", () => {
  const pages = new Set(["home", "startups", "profile", "profileInvestments", "admin"] as const);
  expect(memberLinks(pages, { isAdmin: false, isInvestor: false })).toEqual(["profile"]);
  expect(memberLinks(pages, { isAdmin: false, isInvestor: true })).toEqual(["profile", "profileInvestments"]);
  expect(memberLinks(pages, { isAdmin: true, isInvestor: false })).toEqual(["profile", "admin"]);
});

test("the language switch keeps page, filters and return address", () => {
  expect(otherLanguage("/startups/energy", "?page=2", "tr")).toBe("/tr/girisimler/energy?page=2");
  expect(otherLanguage("/tr", "?login=1&returnTo=%2Ftr%2Fgirisimler%2Fenerji%3Fpage%3D2", "en")).toBe(
    "/?login=1&returnTo=%2Fstartups%2Fenerji%3Fpage%3D2",
  );
});

test("the sitemap names every open page in both languages, and no other", async () => {
  const pages = new Set<PathKey>(["home", "startups", "startup", "profile", "login", "organizers", "notFound"]);
  expect(openPages(pages, GUARDS, false)).toEqual(["/", "/organizers"]);
  const paths = openPages(pages, GUARDS, true);
  expect(paths).toEqual(["/", "/startups", "/organizers"]);
  const xml = await written(sitemapOf("https://kovan.example", [paths.map(openPage)]));
  expect(xml).toContain(
    '<url><loc>https://kovan.example/tr/girisimler</loc><xhtml:link rel="alternate" hreflang="en" href="https://kovan.example/startups"/>',
  );
  expect(xml.match(/<url>/g)).toHaveLength(6);
  expect(xml.match(/hreflang="x-default" href="https:\/\/kovan.example\/startups"/g)).toHaveLength(2);
});

test("sitemap addresses have their change dates and are valid XML", async () => {
  const entry = { pathIn: (locale: string) => `/${locale}/a&b`, updatedAt: "2026-03-01T10:00:00.000Z" };
  const xml = await written(sitemapOf("https://kovan.example", [[entry], [entry]]));
  expect(xml.match(/<loc>https:\/\/kovan\.example\/tr\/a&#38;b<\/loc>/g)).toHaveLength(2);
  expect(xml.match(/<lastmod>2026-03-01T10:00:00\.000Z<\/lastmod><\/url>/g)).toHaveLength(4);
  expect(sitemapIndex([{ address: "https://kovan.example/sitemap.xml?part=a&b" }])).toContain(
    "<sitemap><loc>https://kovan.example/sitemap.xml?part=a&#38;b</loc></sitemap>",
  );
});

async function written(parts: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const part of parts) text += part;
  return text;
}
