import { expect, test } from "vitest";
import { otherLanguage } from "./parts/language-address.ts";
import { openPages, sitemapOf } from "./parts/sitemap.ts";
import { shellLinks } from "./rules.ts";

test("the shell links to pages that exist, to the admin panel for admins only", () => {
  const pages = new Set(["home", "startups", "profile", "admin"] as const);
  expect(shellLinks(pages, false)).toEqual(["startups", "profile"]);
  expect(shellLinks(pages, true)).toEqual(["startups", "profile", "admin"]);
});

test("the language switch keeps the page, its filters, and where one wants to go after signing in", () => {
  expect(otherLanguage("/startups/energy", "?page=2", "tr")).toBe("/tr/girisimler/energy?page=2");
  expect(otherLanguage("/tr", "?login=1&returnTo=%2Ftr%2Fgirisimler%2Fenerji%3Fpage%3D2", "en")).toBe(
    "/?login=1&returnTo=%2Fstartups%2Fenerji%3Fpage%3D2",
  );
});

test("the sitemap names every open page in both languages, and no other", () => {
  const paths = openPages(new Set(["home", "startups", "startup", "profile", "login", "organizers", "notFound"]));
  expect(paths).toEqual(["/", "/startups", "/organizers"]);
  const xml = sitemapOf("https://kovan.example", paths);
  expect(xml).toContain(
    '<url><loc>https://kovan.example/tr/girisimler</loc><xhtml:link rel="alternate" hreflang="en" href="https://kovan.example/startups"/>',
  );
  expect(xml.match(/<url>/g)).toHaveLength(6);
});
