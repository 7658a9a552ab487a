import { expect, test } from "vitest";
import { portalPicture } from "./discovery.ts";
import { alternatesOf, canonicalPath, pageMeta } from "./meta.ts";

const at = (address: string) => {
  const { pathname, search } = new URL(address, "http://localhost");
  return { pathname, search };
};

test("a page names itself in both languages and the default", () => {
  expect(alternatesOf(at("/tr/girisim/isik-defter?utm=1"))).toEqual([
    { hrefLang: "en", path: "/startup/isik-defter" },
    { hrefLang: "tr", path: "/tr/girisim/isik-defter" },
    { hrefLang: "x-default", path: "/startup/isik-defter" },
  ]);
});

test("a page's own localized words are its title, with the page number", () => {
  const own = { en: "/startups/health", tr: "/tr/girisimler/saglik" };
  expect(alternatesOf(at("/startups/health?page=2"), own).map(({ path }) => path)).toEqual([
    "/startups/health?page=2",
    "/tr/girisimler/saglik?page=2",
    "/startups/health?page=2",
  ]);
});

test.each([
  ["/startups/energy/?utm=1", "/startups/energy"],
  ["/startups/energy?page=3", "/startups/energy?page=3"],
  ["/startups?page=3&technology=lidar", "/startups"],
  ["/startups?sort=name&page=3", "/startups"],
  ["/startups?page=1", "/startups"],
  ["/startups?page=<b>", "/startups"],
  ["/tr", "/tr"],
  ["/404", undefined],
  ["/nowhere", undefined],
])("the address kept for %s is %s", (address, canonical) => expect(canonicalPath(at(address))).toBe(canonical));

test("title, description and Open Graph match, addresses are absolute", () => {
  const root = {
    id: "root",
    loaderData: {
      locale: "tr",
      origin: "https://kovan.example",
      texts: JSON.stringify({ home: { title: "Girişim kuran herkes" } }),
    },
  };
  const tags = pageMeta({ matches: [root], location: at("/tr/girisim/voltar") }, (text) => ({
    title: text("home.title"),
    description: "Pil",
    image: "/share/voltar.png",
  }));
  expect(tags).toContainEqual({ title: "Girişim kuran herkes · Kovan" });
  expect(tags).toContainEqual({ property: "og:url", content: "https://kovan.example/tr/girisim/voltar" });
  expect(tags).toContainEqual({ property: "og:image", content: "https://kovan.example/share/voltar.png" });
  expect(tags).toContainEqual({ property: "og:locale", content: "tr_TR" });
  expect(tags).not.toContainEqual({ name: "robots", content: "noindex" });
});

test("a page without a picture of its own is shared with the portal's", () => {
  const root = { id: "root", loaderData: { locale: "en", origin: "https://kovan.example", texts: "{}" } };
  const tags = pageMeta({ matches: [root], location: at("/startups") }, { description: "All of them" });
  expect(tags).toContainEqual({ property: "og:image", content: `https://kovan.example${portalPicture("en")}` });
});

test("without the root's data there is at least a title", () =>
  expect(pageMeta({ matches: [], location: at("/") }, { description: "" })).toEqual([{ title: "Kovan" }]));
