import { LOCALES, type Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { dataFaults, type Head, headOf, linkOf, measuresOfPng, metaOf, readHead, visit } from "./found.ts";
import { expect, test } from "./harness.ts";
import { spread } from "./open-pages.ts";

test.use({ onlyReads: true });

/** Pages of rows of each noun that are read in both languages. */
const SAMPLE_SIZE = 6;
/** The type of structured data on a row's page, beside its breadcrumbs (BreadcrumbList). */
const TYPE_OF: Record<string, string | undefined> = {
  startups: "Organization",
  talents: "Person",
  organizations: "Organization",
  providers: "Organization",
  programs: "Event",
  jobs: "JobPosting",
  reports: "Report",
  posts: "BlogPosting",
  patents: undefined,
};

type Pair = Record<Locale, string>;

/** The sitemaps that the index names, with what each holds: the pages in both languages. */
async function sitemaps(origin: string): Promise<Map<string, Pair[]>> {
  const read = async (address: string) => (await visit(address)).text();
  const index = [...(await read(`${origin}/sitemap.xml`)).matchAll(/<sitemap>(.*?)<\/sitemap>/g)].map(
    ([, entry]) => entry!,
  );
  const found = new Map<string, Pair[]>();
  for (const entry of index) {
    const address = /<loc>(.*?)<\/loc>/.exec(entry)![1]!;
    const part = /part=(.*)$/.exec(address)![1]!;
    if (part !== "pages") expect(entry, part).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
    const urls = [...(await read(address)).matchAll(/<url>(.*?)<\/url>/g)].map(([, url]) => url!);
    const pairs = urls.map((url): Pair => {
      const in_ = (language: string) => new RegExp(`hreflang="${language}" href="([^"]+)"`).exec(url)![1]!;
      if (part !== "pages") expect(url).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
      expect(in_("en").startsWith(origin), url).toBe(true);
      return { en: in_("en"), tr: in_("tr") };
    });
    found.set(
      part,
      pairs.filter((_, position) => position % LOCALES.length === 0),
    );
  }
  return found;
}

/** Title, description, canonical address, language and twins of a page. */
function judge(head: Head, { pair, locale }: { pair: Pair; locale: Locale }): void {
  const address = pair[locale];
  expect.soft(head.language, address).toBe(locale);
  expect.soft(head.title, address).toMatch(/^.{5,115}$/u);
  expect.soft(metaOf(head, "og:title"), address).toBe(head.title.replace(/ · Kovan$/, ""));
  const description = metaOf(head, "description") ?? "";
  expect.soft(description, address).toMatch(/^.{40,170}$/u);
  expect.soft(metaOf(head, "og:description"), address).toBe(description);
  expect.soft(metaOf(head, "og:locale"), address).toBe({ en: "en_US", tr: "tr_TR" }[locale]);
  expect.soft(metaOf(head, "og:url"), address).toBe(address);
  expect.soft(metaOf(head, "robots"), address).toBeUndefined();
  expect.soft(linkOf(head, "canonical"), address).toBe(address);
  expect.soft({ en: linkOf(head, "alternate", "en"), tr: linkOf(head, "alternate", "tr") }, address).toEqual(pair);
  expect.soft(linkOf(head, "alternate", "x-default"), address).toBe(pair.en);
  expect.soft(dataFaults(head), address).toEqual([]);
}

/** Values that every page has for itself: a second use is a fault. */
function ownValues() {
  const seen = new Map<string, string>();
  return (what: string, value: string, address: string) => {
    expect.soft(seen.get(`${what} ${value}`), `the ${what} of ${address}`).toBeUndefined();
    seen.set(`${what} ${value}`, address);
  };
}

test("every sitemap page has its own title, description, twin and data", async ({ site }) => {
  const parts = await sitemaps(site.origin);
  const nouns = [...parts.keys()].filter((part) => part !== "pages").map((part) => part.replace(/-\d+$/, ""));
  expect([...new Set(nouns)].sort()).toEqual(Object.keys(TYPE_OF).sort());
  const own = ownValues();
  const pictures = new Set<string>();
  const readBoth = async (pair: Pair, check: (head: Head, address: string, locale: Locale) => void) => {
    for (const locale of LOCALES) {
      const head = await readHead(pair[locale]);
      judge(head, { pair, locale });
      const picture = metaOf(head, "og:image")!;
      expect.soft(picture, pair[locale]).toContain(`.${locale}.png`);
      pictures.add(picture);
      check(head, pair[locale], locale);
    }
  };
  for (const pair of parts.get("pages")!)
    await readBoth(pair, (head, address, locale) => {
      own("title", `${locale} ${head.title}`, address);
      own("description", metaOf(head, "description")!, address);
    });
  for (const [part, pairs] of parts)
    for (const pair of part === "pages" ? [] : spread(pairs, SAMPLE_SIZE))
      await readBoth(pair, (head, address) => {
        const type = TYPE_OF[part.replace(/-\d+$/, "")];
        expect.soft([...head.data.keys()], address).toEqual([...(type ? [type] : []), "BreadcrumbList"]);
        own("picture", metaOf(head, "og:image")!, address);
      });
  await fetchPictures(site.origin, [...pictures]);
});

/** One picture of each noun and every list, in both languages; one address may fetch sixty a minute. */
async function fetchPictures(origin: string, addresses: string[]): Promise<void> {
  const wanted = new Map<string, string>();
  for (const address of addresses) {
    const [, noun = "", file = ""] = /\/share\/(?:(\w+)\/)?([^/]+)$/.exec(address)!;
    wanted.set(noun === "" ? file : noun + file.slice(-7), address);
  }
  expect(wanted.size).toBeLessThanOrEqual(60);
  const drawn = new Map<string, string>();
  for (const address of wanted.values()) {
    expect(address.startsWith(`${origin}/share/`), address).toBe(true);
    const answer = await visit(address);
    expect([answer.status, answer.headers.get("content-type")], address).toEqual([200, "image/png"]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(measuresOfPng(bytes), address).toEqual({ width: 1200, height: 630 });
    expect(drawn.get(bytes.toString("base64")), `${address} looks like another`).toBeUndefined();
    drawn.set(bytes.toString("base64"), address);
  }
}

test("search engines read a list and its pages; a sorted list is the list", async ({ site: { origin } }) => {
  for (const key of ["talents", "techCenters", "providers", "incubation", "jobs", "patents", "reports"] as const)
    for (const locale of LOCALES) {
      const list = origin + pathTo(key, locale);
      const second = await readHead(`${list}?page=2`);
      const hasRows = second.html.includes("<article");
      expect([metaOf(second, "robots"), linkOf(second, "canonical")], list).toEqual([
        hasRows ? undefined : "noindex",
        `${list}?page=2`,
      ]);
      const sort = key === "techCenters" || key === "providers" ? "newest" : "name";
      expect(linkOf(await readHead(`${list}?sort=${sort}`), "canonical"), list).toBe(list);
    }
});

/** Filtered lists, each with whether search engines keep it: one or two of the path, each with one value. */
const FILTERED_ADDRESSES: [address: string, kept: boolean][] = [
  ["/tech-centers/turkiye", true],
  ["/tr/teknoloji-merkezleri/turkiye/istanbul", true],
  ["/talents/remote", true],
  ["/reports/investments", true],
  ["/incubation?status=closed", false],
  ["/job?words=engineer", false],
  ["/tr/hizmet-saglayicilar?words=hukuk", false],
  ["/talents?words=ayse", false],
  ["/patents?words=ari", false],
  ["/tech-centers/turkiye?page=2", true],
  ["/ecosystem-map?stage=seed", false],
  ["/map/types?type=university", false],
  ["/earthquake-help?kind=x", false],
  ["/search?text=petek", false],
];

test("of filtered pages search engines keep those with a path of their own", async ({ site: { origin } }) => {
  for (const [address, kept] of FILTERED_ADDRESSES) {
    const head = headOf(await (await visit(origin + address)).text());
    expect.soft(metaOf(head, "robots"), address).toBe(kept ? undefined : "noindex");
    if (!kept) expect.soft(head.data.size, address).toBe(0);
  }
});

test("a member's page has no structured data and no share picture", async ({ open, site }) => {
  const page = await open("/", { as: "member" });
  for (const pairs of (await sitemaps(site.origin)).values()) {
    const html = await (await page.request.get(pairs[0]!.en)).text();
    expect(html, pairs[0]!.en).not.toMatch(/application\/ld\+json|og:image/);
  }
});
