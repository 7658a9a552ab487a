import { expect, test } from "vitest";
import { inLocale, localeOfPath, matchPath, meantAddress, PATHS, type PathKey, pathTo } from "./paths.ts";

test("every page is found by its own address in both languages", () => {
  for (const key of Object.keys(PATHS) as PathKey[])
    for (const locale of ["en", "tr"] as const) {
      const pathname = PATHS[key][locale].replace(/\/\*$/, "/a/b").replace(/:(\w+)\??/g, "x-$1");
      expect(matchPath(pathname), pathname).toMatchObject({ key, locale });
    }
});

test("the language switch keeps parameters, filters and query", () => {
  expect(inLocale("/startups/energy/izmir", "?page=2", "tr")).toBe("/tr/girisimler/energy/izmir?page=2");
  expect(inLocale("/tr/girisim/isik-defter", "", "en")).toBe("/startup/isik-defter");
  expect(inLocale("/nowhere", "", "tr")).toBe("/tr");
});

test("an address in the wrong language means the page, in its prefix's language", () => {
  const meant = {
    "/tr/startups/energy": "/tr/girisimler/energy",
    "/tr/job": "/tr/is-ilanlari",
    "/girisimler": "/tr/girisimler",
    "/is-ilani/rafbul-a%2Fb/": "/tr/is-ilani/rafbul-a%2Fb",
    "/en/startups": "/startups",
    "/EN/girisimler": "/startups",
    "/tr/profile/settings/delete-account": "/tr/profil/ayarlar/hesap-sil",
    "/en": "/",
  };
  for (const [address, page] of Object.entries(meant)) {
    expect(meantAddress(address, "?page=2,3"), address).toBe(`${page}?page=2,3`);
    expect(meantAddress(page, ""), "right ones stay").toBeUndefined();
  }
  for (const address of ["/nowhere", "/tr/nowhere", "/en/tr/girisimler", "/tr/tr", "/entry", "/en/%E0%A4%A", "/tr//x"])
    expect(meantAddress(address, ""), address).toBeUndefined();
});

test("addresses encode what they carry", () => {
  expect(pathTo("startup", "tr", { seoUrl: "a/b?c" })).toBe("/tr/girisim/a%2Fb%3Fc");
  expect(pathTo("startups", "en", { "*": "energy/a b" }, { stage: "seed,series-a", page: 2 })).toBe(
    "/startups/energy/a%20b?stage=seed,series-a&page=2",
  );
  expect(pathTo("home", "en")).toBe("/");
});

test("an address means the same page however it is spelt", () => {
  for (const spelling of ["/admin/management//", "/%61dmin/management", "/admin/m%61nagement///", "/Admin/Management/"])
    expect(matchPath(spelling)?.key, spelling).toBe("admin");
  expect(matchPath("/%74r/girisim/a%2Fb//")).toMatchObject({ key: "startup", locale: "tr", params: { seoUrl: "a/b" } });
  expect(["/%74r/girisimler", "/TR//"].map(localeOfPath)).toEqual(["tr", "tr"]);
});

test("broken percent-encoding matches nothing", () => expect(matchPath("/startup/%E0%A4%A")).toBeUndefined());
